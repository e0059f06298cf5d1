import { drawFigure, drawPortrait, type Portrait } from '../reference-api/members/portraits.ts';

/** Pictures of the film as SVG. The people are drawn for it: none of them is a member. */
export interface FilmPeople {
  /** The wall of the first part; the one in its middle is `her`. */
  wall: readonly string[];
  her: string;
  him: string;
  /** Both once more in the evening, without a background of their own. */
  herEvening: string;
  himEvening: string;
}

const HER: Portrait = { seed: 'film 9', position: 0, gender: 'female', age: 32, size: 'full' };
const HIM: Portrait = { seed: 'film 17', position: 0, gender: 'male', age: 34, size: 'full' };
const WALL = [
  ['film 17', 'female', 30],
  ['film 16', 'male', 33],
  ['film 6', 'female', 28],
  ['film 1', 'male', 36],
  ['film 5', 'female', 62],
  ['film 22', 'male', 29],
  ['film 2', 'female', 31],
  ['film 11', 'male', 27],
  ['film 20', 'female', 64],
  ['film 18', 'male', 41],
  ['film 19', 'female', 35],
  ['film 20', 'male', 61],
  ['film 21', 'female', 26],
  ['film 3', 'male', 38],
] as const;

/** Draws the people of the film, always the same. */
export function drawPeople(): FilmPeople {
  return {
    wall: WALL.map(([seed, gender, age]) => drawPortrait({ seed, gender, age, position: 0, size: 'thumb' })),
    her: drawPortrait(HER),
    him: drawPortrait(HIM),
    herEvening: drawFigure({ ...HER, position: 3 }),
    himEvening: drawFigure({ ...HIM, position: 2 }),
  };
}
