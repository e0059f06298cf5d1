import { drawFigure, drawPortrait } from '../reference-api/members/portraits.ts';
import type { Cast } from './casts.ts';

/** Pictures of a film as SVG. */
export interface FilmPeople {
  /** The wall of the first part; in its middle is `liked`. */
  wall: readonly string[];
  liked: string;
  writer: string;
  /** Both once more in the evening, without a background of their own. */
  likedEvening: string;
  writerEvening: string;
  apart: number;
}

/** Draws the people of a film, always the same. */
export function drawPeople({ wall, liked, writer, apart }: Cast): FilmPeople {
  return {
    wall: wall.map((person) => drawPortrait({ ...person, position: 0, size: 'thumb' })),
    liked: drawPortrait({ ...liked, position: 0, size: 'full' }),
    writer: drawPortrait({ ...writer, position: 0, size: 'full' }),
    likedEvening: drawFigure({ ...liked, position: liked.evening, size: 'full', isWithSomebody: true }),
    writerEvening: drawFigure({ ...writer, position: writer.evening, size: 'full', isWithSomebody: true }),
    apart,
  };
}
