import { openPeeps } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { createRandom, type Random } from '../demo/random.ts';
import { drawBackground } from './portrait-background.ts';

/**
 * Portraits are composed from Open Peeps by Pablo Stanley (CC0 1.0), drawn by DiceBear, on backgrounds of our own.
 * No person is shown.
 */
export interface Portrait {
  /** The member: the same head in all of a member's images. */
  seed: string;
  /** Which of the member's images: another face, other clothes, another place. */
  position: number;
  gender: string;
  age: number;
  size: 'thumb' | 'full';
}

type PeepsOptions = NonNullable<Parameters<typeof createAvatar<openPeeps.Options>>[1]>;
type Choice<Name extends keyof PeepsOptions> = NonNullable<PeepsOptions[Name]> extends (infer Item)[] ? Item : never;

const WIDTH = 480;
const HEIGHT = 600;

/** Without those whose hair the drawing cuts off at its edge: bun, bun2, longAfro. */
const FEMALE_HEADS: readonly Choice<'head'>[] = [
  'bangs',
  'bangs2',
  'bantuKnots',
  'buns',
  'cornrows2',
  'dreads1',
  'long',
  'afro',
  'longBangs',
  'longCurly',
  'medium1',
  'medium2',
  'medium3',
  'mediumBangs',
  'mediumBangs2',
  'mediumBangs3',
  'mediumStraight',
  'hatHip',
];
const MALE_HEADS: readonly Choice<'head'>[] = [
  'afro',
  'dreads2',
  'flatTop',
  'hatBeanie',
  'noHair1',
  'noHair2',
  'pomp',
  'shaved1',
  'shaved2',
  'shaved3',
  'short1',
  'short2',
  'short3',
  'short4',
  'short5',
  'twists',
  'twists2',
];
const OLD_FEMALE_HEADS: readonly Choice<'head'>[] = ['grayBun', 'grayMedium', 'medium1', 'mediumBangs2'];
const OLD_MALE_HEADS: readonly Choice<'head'>[] = ['grayShort', 'noHair2', 'noHair3', 'short4'];
/** One member in twenty wears one. */
const COVERED_HEADS = { male: 'turban', female: 'hijab' } as const;
/** The friendly ones; a smile more often than the others. */
const FACES: readonly Choice<'face'>[] = [
  'smile',
  'smile',
  'smile',
  'calm',
  'calm',
  'cute',
  'cute',
  'contempt',
  'cheeky',
  'driven',
  'smileBig',
];
const OLD_FACES: readonly Choice<'face'>[] = ['smile', 'calm', 'old', 'contempt', 'cute'];
const BEARDS: readonly Choice<'facialHair'>[] = [
  'chin',
  'full',
  'full2',
  'full3',
  'goatee1',
  'moustache1',
  'moustache4',
];
const GLASSES: readonly Choice<'accessories'>[] = ['glasses', 'glasses2', 'glasses3', 'glasses4', 'glasses5'];
const SKIN_COLORS = ['ffdbb4', 'ffdbb4', 'edb98a', 'edb98a', 'd08b5b', 'ae5d29', '694d3d'];
const HAIR_COLORS = ['2c1b18', '4a312c', '724133', 'a55728', 'b58143', 'd6b370', 'c93305'];
const GRAY_COLORS = ['e8e1e1', 'd9d3cf', 'c9c4c0'];
const CLOTHING_COLORS = [
  'e4572e',
  '17635f',
  '2e4057',
  'f2a541',
  '8d5a97',
  'f4e4c1',
  '3d7dca',
  'b23a48',
  '5f8d4e',
  '22223b',
];

/** SVG, 4 to 5; the same portrait for the same member and position. */
export function drawPortrait(portrait: Portrait): string {
  const member = createRandom(`portrait ${portrait.seed}`);
  const image = createRandom(`portrait ${portrait.seed} ${portrait.position}`);
  const isFlipped = image.chance(0.4);
  const size = 560 + image.integer(-16, 36);
  const x = (WIDTH - size) / 2;
  const place = isFlipped ? `translate(${x + size} ${HEIGHT - size}) scale(-1 1)` : `translate(${x} ${HEIGHT - size})`;
  const scale = portrait.size === 'full' ? 3 : 1;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    ` width="${WIDTH * scale}" height="${HEIGHT * scale}">`,
    drawBackground(image, WIDTH, HEIGHT),
    `<g transform="${place}">${drawPerson(portrait, member, image, size)}</g></svg>`,
  ].join('');
}

function drawPerson(portrait: Portrait, member: Random, image: Random, size: number): string {
  const isOld = portrait.age >= 60;
  const isMale = portrait.gender === 'male' || (portrait.gender === 'other' && member.chance(0.5));
  const heads = isMale ? (isOld ? OLD_MALE_HEADS : MALE_HEADS) : isOld ? OLD_FEMALE_HEADS : FEMALE_HEADS;
  const options: PeepsOptions = {
    seed: portrait.seed,
    size,
    head: [member.chance(0.05) ? COVERED_HEADS[isMale ? 'male' : 'female'] : member.pick(heads)],
    skinColor: [member.pick(SKIN_COLORS)],
    headContrastColor: [member.pick(isOld ? GRAY_COLORS : HAIR_COLORS)],
    facialHair: [member.pick(BEARDS)],
    facialHairProbability: isMale && member.chance(0.35) ? 100 : 0,
    accessories: [member.pick(GLASSES)],
    accessoriesProbability: member.chance(isOld ? 0.5 : 0.22) ? 100 : 0,
    maskProbability: 0,
    face: [image.pick(isOld ? OLD_FACES : FACES)],
    clothingColor: [image.pick(CLOTHING_COLORS)],
  };
  return createAvatar(openPeeps, options)
    .toString()
    .replace(/<metadata[\s\S]*?<\/metadata>/, '');
}
