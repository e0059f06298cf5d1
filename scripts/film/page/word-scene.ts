import { FRAME } from '../storyboard.ts';
import { CORAL, CREAM, fillGround, glide, glow, heart, mix, type Pen, PLUM, pop } from './shapes.ts';

const FACE_RADIUS = 96;
const BUBBLE = { width: 384, height: 172, radius: 54 } as const;
const TYPING_SECONDS = 0.55;

type Sign = (pen: Pen, color: string) => void;

/** What they write is drawn, not written: the film is one for all languages. */
const MESSAGES: readonly { from: 'liked' | 'writer'; at: number; y: number; sign: Sign }[] = [
  { from: 'writer', at: 0.05, y: 172, sign: drawCup },
  { from: 'liked', at: 0.95, y: 424, sign: drawSmile },
  { from: 'writer', at: 1.9, y: 676, sign: (pen, color) => heart(pen, 0, 4, 84, color) },
];

/** Two people write to each other: typing, then a bubble, from the one side and from the other. */
export function drawWords(pen: Pen, seconds: number, faces: { liked: ImageBitmap; writer: ImageBitmap }): void {
  fillGround(pen, '#f7c9a9', '#c9738f');
  glow(pen, 120, 110, 460, '#fff1d6', 0.75);
  glow(pen, 680, 860, 420, '#8f4a86', 0.5);
  for (const { from, at, y, sign } of MESSAGES) {
    const shown = pop(seconds, at, at + 0.4);
    if (shown <= 0) continue;
    const isLiked = from === 'liked';
    drawFace(pen, isLiked ? faces.liked : faces.writer, isLiked ? FRAME.width - 146 : 146, y, shown);
    drawBubble(pen, { isLiked, y, seconds: seconds - at, sign });
  }
}

function drawFace(pen: Pen, face: ImageBitmap, x: number, y: number, shown: number): void {
  const radius = FACE_RADIUS * shown;
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius + 7 * shown, 0, Math.PI * 2);
  pen.fillStyle = CREAM;
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.clip();
  // The head stands in the upper middle of a portrait.
  const width = radius * 2.9;
  const height = (width * face.height) / face.width;
  pen.drawImage(face, x - width / 2, y - height * 0.44, width, height);
  pen.restore();
}

function drawBubble(
  pen: Pen,
  { isLiked, y, seconds, sign }: { isLiked: boolean; y: number; seconds: number; sign: Sign },
): void {
  const shown = pop(seconds, 0.12, 0.5);
  if (shown <= 0) return;
  const read = glide(seconds, TYPING_SECONDS, TYPING_SECONDS + 0.25);
  const fill = isLiked ? PLUM : CREAM;
  pen.save();
  // Grows from the corner beside the face.
  pen.translate(isLiked ? FRAME.width - 272 : 272, y + 40);
  pen.scale(shown, shown);
  pen.translate(isLiked ? -BUBBLE.width / 2 : BUBBLE.width / 2, -40);
  pen.beginPath();
  const small = 14;
  const { width, height, radius } = BUBBLE;
  pen.roundRect(-width / 2, -height / 2, width, height, [
    radius,
    radius,
    isLiked ? small : radius,
    isLiked ? radius : small,
  ]);
  pen.fillStyle = fill;
  pen.fill();
  pen.save();
  pen.globalAlpha = 1 - read;
  drawDots(pen, seconds, isLiked ? CREAM : PLUM);
  pen.globalAlpha = read;
  pen.scale(mix(0.7, 1.15, read), mix(0.7, 1.15, read));
  sign(pen, isLiked ? CREAM : CORAL);
  pen.restore();
  pen.restore();
}

function drawDots(pen: Pen, seconds: number, color: string): void {
  pen.fillStyle = color;
  for (const index of [0, 1, 2]) {
    pen.beginPath();
    pen.arc((index - 1) * 44, Math.sin(seconds * 10 - index) * 9, 13, 0, Math.PI * 2);
    pen.fill();
  }
}

function startLine(pen: Pen, color: string): void {
  pen.strokeStyle = color;
  pen.lineWidth = 9;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
}

/** A cup with steam: shall we have coffee? */
function drawCup(pen: Pen, color: string): void {
  startLine(pen, color);
  pen.moveTo(-46, -12);
  pen.lineTo(30, -12);
  pen.lineTo(30, 18);
  pen.quadraticCurveTo(30, 46, 2, 46);
  pen.lineTo(-18, 46);
  pen.quadraticCurveTo(-46, 46, -46, 18);
  pen.closePath();
  pen.moveTo(30, -4);
  pen.quadraticCurveTo(58, -4, 56, 14);
  pen.quadraticCurveTo(54, 32, 28, 30);
  for (const x of [-28, -8, 12]) {
    pen.moveTo(x, -30);
    pen.quadraticCurveTo(x - 10, -40, x, -50);
  }
  pen.stroke();
}

function drawSmile(pen: Pen, color: string): void {
  startLine(pen, color);
  pen.arc(0, 0, 48, 0, Math.PI * 2);
  pen.moveTo(25, 12);
  pen.arc(0, 8, 25, 0.1, Math.PI - 0.1);
  pen.stroke();
  for (const x of [-17, 17]) {
    pen.beginPath();
    pen.arc(x, -13, 6.5, 0, Math.PI * 2);
    pen.fillStyle = color;
    pen.fill();
  }
}
