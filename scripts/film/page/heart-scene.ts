import { FRAME } from '../storyboard.ts';
import { CORAL, CREAM, glide, heart, mix, type Pen, pop } from './shapes.ts';

const BUTTON = { x: FRAME.width / 2, y: 716, radius: 62 } as const;
const PRESS_AT = 1.25;
/** The hearts that rise beside the face: where they go, how large they are, and when they start after the press, in seconds. */
const HEARTS = [
  { x: -60, size: 64, wait: 0, sway: 20 },
  { x: 150, size: 58, wait: 0.1, sway: -28 },
  { x: -230, size: 76, wait: 0.2, sway: 26 },
  { x: 250, size: 96, wait: 0.3, sway: -20 },
  { x: -290, size: 46, wait: 0.42, sway: 22 },
  { x: 300, size: 44, wait: 0.5, sway: -18 },
  { x: -180, size: 88, wait: 0.62, sway: 30 },
  { x: 190, size: 70, wait: 0.76, sway: -26 },
] as const;
const RISE_SECONDS = 1.7;

/** One person, and a heart for them. */
export function drawHeart(pen: Pen, seconds: number, liked: ImageBitmap): void {
  const push = mix(1, 1.08, glide(seconds, 0, 3.5));
  const width = FRAME.width * push;
  const height = FRAME.height * push;
  pen.drawImage(liked, (FRAME.width - width) / 2, (FRAME.height - height) * 0.35, width, height);
  const shade = pen.createLinearGradient(0, FRAME.height * 0.6, 0, FRAME.height);
  shade.addColorStop(0, 'rgb(20 10 24 / 0)');
  shade.addColorStop(1, `rgb(20 10 24 / ${0.62 * glide(seconds, 0, 0.8)})`);
  pen.fillStyle = shade;
  pen.fillRect(0, 0, FRAME.width, FRAME.height);
  drawHearts(pen, seconds - PRESS_AT);
  drawButton(pen, seconds);
}

function drawButton(pen: Pen, seconds: number): void {
  const shown = pop(seconds, 0.35, 0.85);
  if (shown <= 0) return;
  const press = 1 - 0.16 * glide(seconds, PRESS_AT - 0.15, PRESS_AT) + 0.16 * pop(seconds, PRESS_AT, PRESS_AT + 0.35);
  const isLiked = seconds >= PRESS_AT;
  const ring = glide(seconds, PRESS_AT, PRESS_AT + 0.6);
  if (ring > 0 && ring < 1) {
    pen.beginPath();
    pen.arc(BUTTON.x, BUTTON.y, BUTTON.radius * mix(1, 2, ring), 0, Math.PI * 2);
    pen.lineWidth = 10 * (1 - ring);
    pen.strokeStyle = CORAL;
    pen.stroke();
  }
  pen.beginPath();
  pen.arc(BUTTON.x, BUTTON.y, BUTTON.radius * shown * press, 0, Math.PI * 2);
  pen.fillStyle = isLiked ? CORAL : CREAM;
  pen.fill();
  heart(pen, BUTTON.x, BUTTON.y + 4, 66 * shown * press, isLiked ? CREAM : CORAL);
}

function drawHearts(pen: Pen, sincePress: number): void {
  for (const { x, size, wait, sway } of HEARTS) {
    const share = (sincePress - wait) / RISE_SECONDS;
    if (share <= 0 || share >= 1) continue;
    pen.save();
    pen.globalAlpha = 1 - glide(share, 0.55, 1);
    const atX = BUTTON.x + x * glide(share, 0, 0.45) + Math.sin(share * 6) * sway;
    heart(pen, atX, BUTTON.y - 40 - share * 600, size * pop(share, 0, 0.25), CORAL);
    pen.restore();
  }
}
