import { LOCALE_CODES } from '../../openapi/generated/enumerations.ts';
import { NICHE_WORDS, type NicheWord } from './niches.ts';

/** All addresses are paths of this site. */
export interface LandingFilm {
  /** Shown before the film, and instead of it. */
  poster: string;
  /** The same film for different browsers, best first, with its MIME type, such as `video/mp4`. */
  sources: readonly { src: string; type: string }[];
  /** WebVTT by language; the first where the visitor's is missing. */
  captions: readonly { src: string; locale: (typeof LOCALE_CODES)[number] }[];
  /**
   * For the landing page in chapters: which part of the film each of them shows; null for one with a picture of a
   * member. Without it the first chapter shows the whole film.
   */
  chapters?: readonly (FilmPart | null)[];
}

/** In seconds from the start of the film. */
export interface FilmPart {
  start: number;
  end: number;
}

/** The films of niches, by the word in their addresses; null for one that shows stills of its members. */
export type NicheFilms = Readonly<Partial<Record<NicheWord, LandingFilm | null>>>;

export interface FilmConfiguration {
  landingFilm?: LandingFilm;
  landingFilms?: NicheFilms;
}

export const FILM_SHAPE =
  '{"poster": "/path", "sources": [{"src": "/path", "type": "video/…"}], "captions": [{"src": "/path", "locale": "en"}]}';

/** Niches that can have a film of their own. */
const FILM_NICHES: readonly NicheWord[] = NICHE_WORDS.filter((word) => word !== '');

/** Niches whose members are of any sex, age and build: a film for everybody is true there. */
const NICHES_FOR_EVERYBODY: readonly NicheWord[] = ['', 'bdsm'];

/**
 * Returns the film of a niche's landing pages; null for stills of its members. A film for everybody may show whom a niche
 * does not: once the operator names films by niche, it is shown only where members are of any sex, age and build, since
 * no film is better than a wrong one. An operator who names no niches has one film for all pages.
 */
export function filmOfNiche({ landingFilm, landingFilms }: FilmConfiguration, niche: NicheWord): LandingFilm | null {
  const own = landingFilms?.[niche];
  if (own !== undefined) return own;
  const isForAll = landingFilms === undefined || NICHES_FOR_EVERYBODY.includes(niche);
  return isForAll ? (landingFilm ?? null) : null;
}

/** Returns the niches on whose pages the film for everybody is shown although it may show whom they do not. */
export function nichesInDoubt({ landingFilm, landingFilms }: FilmConfiguration): readonly NicheWord[] {
  if (landingFilm === undefined || landingFilms !== undefined) return [];
  return FILM_NICHES.filter((word) => !NICHES_FOR_EVERYBODY.includes(word));
}

export function isFilm(value: unknown): value is LandingFilm {
  const film = entriesOf(value);
  const sources = film.get('sources');
  const captions = film.get('captions');
  return (
    isOwnPath(film.get('poster')) &&
    Array.isArray(sources) &&
    sources.length > 0 &&
    sources.map(entriesOf).every((one) => isOwnPath(one.get('src')) && /^video\/\S+/.test(String(one.get('type')))) &&
    Array.isArray(captions) &&
    captions
      .map(entriesOf)
      .every((one) => isOwnPath(one.get('src')) && LOCALE_CODES.some((code) => code === one.get('locale'))) &&
    areChapters(film.get('chapters') ?? [])
  );
}

/** Returns the films by niche, or what is wrong with each. */
export function parseNicheFilms(value: unknown): { films: NicheFilms } | { problems: readonly string[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problems: [`landingFilms: must be an object with ${FILM_NICHES.join(', ')}`] };
  const films: Partial<Record<NicheWord, LandingFilm | null>> = {};
  const problems: string[] = [];
  for (const [name, film] of Object.entries(value)) {
    const niche = FILM_NICHES.find((word) => word === name);
    if (niche === undefined)
      problems.push(
        `landingFilms.${name}: is not a niche; they are ${FILM_NICHES.join(', ')}, and landingFilm is for the others`,
      );
    else if (film === null || isFilm(film)) films[niche] = film;
    else problems.push(`landingFilms.${name}: must be null or ${FILM_SHAPE}`);
  }
  return problems.length === 0 ? { films } : { problems };
}

function areChapters(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((chapter) => {
      if (chapter === null) return true;
      const [start, end] = ['start', 'end'].map((name) => entriesOf(chapter).get(name));
      return typeof start === 'number' && typeof end === 'number' && start >= 0 && end > start && end < 86_400;
    })
  );
}

function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)[^\s\\]*$/.test(value);
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
