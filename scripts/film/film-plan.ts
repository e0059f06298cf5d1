import { CASTS, FILM_NAMES, type FilmName } from './casts.ts';
import { drawPeople, type FilmPeople } from './people.ts';
import { FILM_SIZE, NICHE_FILM_SIZE } from './storyboard.ts';

/** What the page in the browser draws and encodes. */
export interface FilmPlan {
  /** Below `public/film`, with a slash at the end; empty for the film for everybody. */
  folder: string;
  people: FilmPeople;
  /** Of each file. */
  maxBytes: number;
  /** Of its frames, relative to those of the storyboard. */
  scale: number;
}

/** Returns the film of that name, ready to be drawn. */
export function planFilm(name: FilmName): FilmPlan {
  const cast = CASTS.get(name);
  if (cast === undefined) throw new Error(`Nobody is in the film ${name}.`);
  return {
    folder: folderOf(name),
    people: drawPeople(cast),
    ...(name === '' ? FILM_SIZE : NICHE_FILM_SIZE),
  };
}

export function folderOf(name: FilmName): string {
  return name === '' ? '' : `${name}/`;
}

/**
 * Returns the films that a command line names: all where it names none, `all` for the one for everybody.
 *
 * @throws for a name that is no film
 */
export function filmsNamed(words: readonly string[]): readonly FilmName[] {
  if (words.length === 0) return FILM_NAMES;
  return words.map((word) => {
    const name = FILM_NAMES.find((one) => (one === '' ? 'all' : one) === word);
    if (name === undefined) throw new Error(`There is no film ${word}: all, ${FILM_NAMES.slice(1).join(', ')}.`);
    return name;
  });
}
