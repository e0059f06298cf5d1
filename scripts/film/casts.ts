import type { Portrait } from '../reference-api/members/portraits.ts';

/** Somebody in a film. None of them is a member: no member has such a seed. */
export type FilmPerson = Pick<Portrait, 'seed' | 'gender' | 'age' | 'build'>;

/** Whom a film shows. */
export interface Cast {
  /** Whom the visitor comes upon and likes; `evening` is the picture in which they look to the left. */
  liked: FilmPerson & { evening: number };
  /** Who writes first; `evening` is the picture in which they look to the right. */
  writer: FilmPerson & { evening: number };
  /** The others on the wall of the first part. */
  wall: readonly FilmPerson[];
  /** How much further each stands to the side in the evening, in pixels: hair must not lie on a face. */
  apart: number;
}

/**
 * One film for everybody, and one for each niche whose members are of one sex, age or build. `bdsm` has none of its own:
 * its words name neither, so that the film for everybody is true there.
 */
export const CASTS: ReadonlyMap<FilmName, Cast> = new Map<FilmName, Cast>([
  [
    '',
    {
      apart: 0,
      liked: { ...woman('9', 32), evening: 3 },
      writer: { ...man('17', 34), evening: 2 },
      wall: [
        woman('17', 30),
        man('16', 33),
        woman('6', 28),
        man('1', 36),
        woman('5', 62),
        man('22', 29),
        woman('2', 31),
        man('11', 27),
        woman('20', 64),
        man('18', 41),
        woman('19', 35),
        man('20', 61),
        woman('21', 26),
        man('3', 38),
      ],
    },
  ],
  [
    'she',
    {
      apart: 44,
      liked: { ...woman('she 29', 31), evening: 4 },
      writer: { ...woman('she 15', 33), evening: 2 },
      wall: [
        ...['she 2', 'she 14', 'she 12', 'she 31', 'she 26', 'she 34', 'she 10', 'she 21', 'she 36', 'she 38'].map(
          (seed) => woman(seed, 33),
        ),
        ...['old 20', 'old 0', 'old 14', 'old 4'].map((seed) => woman(seed, 64)),
      ],
    },
  ],
  [
    'bbw',
    {
      apart: 16,
      liked: { ...broadWoman('broad 11', 34), evening: 4 },
      writer: { ...man('m 25', 36), evening: 3 },
      wall: [
        ...['broad 6', 'broad 10', 'broad 14', 'broad 18', 'broad 3', 'broad 16', 'broad 12', 'broad 7', 'broad 8'],
        ...['broad 19', 'broad 23', 'broad 17', 'broad 4', 'broad 20'],
      ].map((seed) => broadWoman(seed, 38)),
    },
  ],
  [
    'gilf',
    {
      apart: 22,
      liked: { ...woman('old 20', 66), evening: 2 },
      writer: { ...man('oldm 6', 67), evening: 2 },
      wall: [
        ...['old 0', 'old 3', 'old 12', 'old 2', 'old 8', 'old 6', 'old 14', 'old 17', 'old 19', 'old 25', 'old 9'],
        ...['old 29', 'old 10', 'old 28'],
      ].map((seed) => woman(seed, 66)),
    },
  ],
  [
    'milf',
    {
      apart: 50,
      liked: { ...woman('she 19', 44), evening: 5 },
      writer: { ...man('m 20', 46), evening: 2 },
      wall: [
        ...[
          'she 39',
          'she 2',
          'she 31',
          'she 30',
          'she 16',
          'she 34',
          'she 35',
          'she 12',
          'she 33',
          'she 28',
          'she 38',
        ],
        ...['she 23', 'she 17', 'she 8'],
      ].map((seed) => woman(seed, 45)),
    },
  ],
  [
    'gay',
    {
      apart: 26,
      liked: { ...man('m 26', 36), evening: 7 },
      writer: { ...man('m 14', 34), evening: 3 },
      wall: [
        ...['m 12', 'm 11', 'm 21', 'm 0', 'm 24', 'm 34', 'm 20', 'm 29', 'm 15', 'm 33', 'm 30'].map((seed) =>
          man(seed, 35),
        ),
        ...['oldm 5', 'oldm 6', 'oldm 2'].map((seed) => man(seed, 62)),
      ],
    },
  ],
]);

/** The word of the niche in addresses, which is the film's folder too; empty for the film for everybody. */
export const FILM_NAMES = ['', 'she', 'bbw', 'gilf', 'milf', 'gay'] as const;
export type FilmName = (typeof FILM_NAMES)[number];

function woman(seed: string, age: number): FilmPerson {
  return { seed: `film ${seed}`, gender: 'female', age };
}

function broadWoman(seed: string, age: number): FilmPerson {
  return { ...woman(seed, age), build: 'broad' };
}

function man(seed: string, age: number): FilmPerson {
  return { seed: `film ${seed}`, gender: 'male', age };
}
