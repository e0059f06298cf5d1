import { FRAME } from '../storyboard.ts';

export type Pen = CanvasRenderingContext2D;

export const CORAL = '#e8505b';
export const CREAM = '#fff4ea';
export const PLUM = '#2a1530';

/** Returns 0 before `from`, 1 after `to`, and between them a value that starts and ends gently. */
export function glide(seconds: number, from: number, to: number): number {
  const share = clamp((seconds - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** As `glide`, but going a little too far and coming back, like something that pops up. */
export function pop(seconds: number, from: number, to: number): number {
  const share = clamp((seconds - from) / (to - from)) - 1;
  return share * share * (2.7 * share + 1.7) + 1;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Fills the frame with one colour flowing into another, from the top to the bottom. */
export function fillGround(pen: Pen, top: string, bottom: string): void {
  const ground = pen.createLinearGradient(0, 0, FRAME.width * 0.2, FRAME.height);
  ground.addColorStop(0, top);
  ground.addColorStop(1, bottom);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, FRAME.width, FRAME.height);
}

/** Draws a soft round light, brightest in its middle. */
export function glow(pen: Pen, x: number, y: number, radius: number, color: string, opacity: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, color);
  light.addColorStop(1, `${color}00`);
  pen.save();
  pen.globalAlpha *= opacity;
  pen.fillStyle = light;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  pen.restore();
}

/** Draws a heart; `size` is its width. */
export function heart(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  pen.beginPath();
  pen.moveTo(0, 44);
  pen.bezierCurveTo(-22, 26, -50, 6, -50, -18);
  pen.bezierCurveTo(-50, -48, -12, -52, 0, -24);
  pen.bezierCurveTo(12, -52, 50, -48, 50, -18);
  pen.bezierCurveTo(50, 6, 22, 26, 0, 44);
  pen.fillStyle = color;
  pen.fill();
  pen.restore();
}

/** Draws a picture so that it fills a rectangle with round corners. */
export function picture(
  pen: Pen,
  image: ImageBitmap,
  box: { x: number; y: number; width: number; height: number; radius: number },
): void {
  const scale = Math.max(box.width / image.width, box.height / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  pen.save();
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, box.radius);
  pen.clip();
  pen.drawImage(image, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
  pen.restore();
}
