import { createRandom } from '../../reference-api/demo/random.ts';
import { FRAME } from '../storyboard.ts';
import { fillGround, glide, glow, heart, mix, type Pen, pop } from './shapes.ts';

const random = createRandom('evening lamps');
const LAMP = '#ffd08a';
/** Lamps far away, out of focus. */
const LAMPS = Array.from({ length: 16 }, () => ({
  x: random.integer(0, FRAME.width),
  y: random.integer(60, 620),
  radius: random.integer(20, 58),
  phase: random.integer(0, 62) / 10,
}));
const CORDS = [
  { from: 64, to: 132, sag: 150, bulbs: 9 },
  { from: 210, to: 96, sag: 120, bulbs: 8 },
] as const;

/** Two people under the lamps of an evening come closer to each other. */
export function drawEvening(
  pen: Pen,
  seconds: number,
  people: { liked: ImageBitmap; writer: ImageBitmap; apart: number },
): void {
  fillGround(pen, '#1f1b3d', '#a8506a');
  glow(pen, FRAME.width / 2, 760, 620, '#ff9d6b', 0.55);
  for (const { x, y, radius, phase } of LAMPS) {
    pen.globalAlpha = 0.13 + 0.07 * Math.sin(seconds * 1.6 + phase);
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fillStyle = LAMP;
    pen.fill();
  }
  pen.globalAlpha = 1;
  for (const cord of CORDS) drawCord(pen, seconds, cord);
  const near = glide(seconds, 0, 2.6);
  // Both look towards each other.
  drawFigure(pen, people.writer, { x: mix(170, 222 - people.apart, near), lift: 10, lean: mix(0, 0.03, near) });
  drawFigure(pen, people.liked, { x: mix(566, 500 + people.apart, near), lift: -26, lean: mix(0, -0.04, near) });
  const shown = pop(seconds, 1.5, 2);
  if (shown > 0) heart(pen, FRAME.width / 2, 300 + Math.sin(seconds * 3) * 5, 86 * shown, '#ff6f76');
}

function drawFigure(pen: Pen, figure: ImageBitmap, place: { x: number; lift: number; lean: number }): void {
  const width = 540;
  const height = (width * figure.height) / figure.width;
  pen.save();
  pen.translate(place.x, FRAME.height + 60 - place.lift);
  pen.rotate(place.lean);
  pen.drawImage(figure, -width / 2, -height, width, height);
  pen.restore();
}

function drawCord(pen: Pen, seconds: number, { from, to, sag, bulbs }: (typeof CORDS)[number]): void {
  const at = (share: number) => ({
    x: share * FRAME.width,
    y: mix(from, to, share) + sag * 4 * share * (1 - share) * 0.5,
  });
  pen.beginPath();
  for (let step = 0; step <= 30; step += 1) pen.lineTo(at(step / 30).x, at(step / 30).y);
  pen.strokeStyle = 'rgb(20 14 34 / 0.7)';
  pen.lineWidth = 4;
  pen.stroke();
  for (let index = 0; index < bulbs; index += 1) {
    const { x, y } = at((index + 0.5) / bulbs);
    glow(pen, x, y + 14, 46, LAMP, 0.55 + 0.15 * Math.sin(seconds * 2.2 + index * 1.7));
    pen.beginPath();
    pen.arc(x, y + 14, 10, 0, Math.PI * 2);
    pen.fillStyle = '#fff0cf';
    pen.fill();
  }
}
