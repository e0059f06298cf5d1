import { FRAME } from '../storyboard.ts';
import { fillGround, glide, mix, type Pen, picture } from './shapes.ts';

const TILE = { width: 232, height: 290, gap: 18 } as const;
const STEP = TILE.height + TILE.gap;
const TILT = (-5 * Math.PI) / 180;
/** How far a column moves in a second, in pixels; the middle one moves against the others. */
const DRIFT = 34;
const ZOOM_FROM = 2.1;
const ZOOM_TO = 3.45;
const ROWS = [-2, -1, 0, 1, 2] as const;

/** A wall of people drifts by; the one in the middle comes closer and fills the frame at the end. */
export function drawWall(pen: Pen, seconds: number, wall: readonly ImageBitmap[], liked: ImageBitmap): void {
  const near = glide(seconds, ZOOM_FROM, ZOOM_TO);
  fillGround(pen, '#3a2440', '#120b16');
  pen.save();
  pen.translate(FRAME.width / 2, FRAME.height / 2);
  pen.rotate(TILT * (1 - near));
  const scale = mix(1, FRAME.width / TILE.width, near);
  pen.scale(scale, scale);
  for (const column of [-1, 0, 1]) {
    const way = column === 0 ? -1 : 1;
    // The middle column arrives with its middle tile in the middle.
    const drift = column === 0 ? (1 - glide(seconds, 0, ZOOM_TO)) * DRIFT * 2.4 : seconds * DRIFT - 90;
    for (const row of ROWS) {
      const isLiked = column === 0 && row === 0;
      const image = isLiked ? liked : wall[(column + 1) * ROWS.length + row + 2 - (column === 1 ? 1 : 0)];
      if (image === undefined) continue;
      pen.globalAlpha = isLiked ? 1 : 1 - near * 0.75;
      picture(pen, image, {
        x: column * (TILE.width + TILE.gap) - TILE.width / 2,
        y: row * STEP - TILE.height / 2 - way * drift,
        width: TILE.width,
        height: TILE.height,
        radius: 22 * (1 - near),
      });
    }
  }
  pen.restore();
}
