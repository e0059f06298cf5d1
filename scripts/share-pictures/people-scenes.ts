import { type Box, CANVAS, card, heart, portrait } from './canvas.ts';
import type { Cast } from './casts.ts';

/** Families that show portraits alone. Each returns what stands upon the ground. */

const MIDDLE = { x: CANVAS.width / 2, y: CANVAS.height / 2 } as const;

/** The site itself: two people, and a heart between them. */
export function drawPair({ figures, palette }: Cast): string {
  const [left = '', right = ''] = figures;
  return `<circle cx="${MIDDLE.x}" cy="330" r="420" fill="${palette.paper}" opacity="0.55"/>
    ${portrait(left, { x: -24, y: 16, width: 644, height: 805, radius: 0 })}
    ${portrait(right, { x: 580, y: 16, width: 644, height: 805, radius: 0 })}
    ${heart(MIDDLE.x, 120, 116, palette.accent)}`;
}

/** A wall of portraits, five by two, which goes on beyond its edges. */
export function drawWall({ people }: Cast): string {
  const [width, height, gap] = [240, 320, 16];
  const start = (CANVAS.width - 5 * width - 4 * gap) / 2;
  return people
    .map((person, index) => {
      const [column, row] = [index % 5, Math.floor(index / 5)];
      const y = row * (height + gap) - (column % 2 === 0 ? 16 : 56);
      return portrait(person, { x: start + column * (width + gap), y, width, height, radius: 22 });
    })
    .join('');
}

/** Pictures laid over each other, as on a table. */
export function drawCollage({ people, palette }: Cast): string {
  const places = [
    { x: 70, y: 90, turn: -9, width: 270 },
    { x: 860, y: 60, turn: 8, width: 280 },
    { x: 290, y: 210, turn: 5, width: 250 },
    { x: 690, y: 220, turn: -6, width: 250 },
    { x: 440, y: 40, turn: -2, width: 330 },
  ];
  return places
    .map(({ x, y, turn, width }, index) => {
      const height = width * 1.25;
      const frame: Box = { x, y, width: width + 28, height: height + 28, radius: 6 };
      const middle = `${x + frame.width / 2} ${y + frame.height / 2}`;
      return `<g transform="rotate(${turn} ${middle})">
        ${card({ ...frame, x: x + 6, y: y + 10 }, '#00000026')}${card(frame, palette.paper)}
        ${portrait(people[index] ?? '', { x: x + 14, y: y + 14, width, height, radius: 2 })}</g>`;
    })
    .join('');
}

/** A screen with two people in it, and the sign of a film. */
export function drawFilm({ figures, palette }: Cast): string {
  const [left = '', right = ''] = figures;
  const screen: Box = { x: 130, y: 60, width: 940, height: 510, radius: 34 };
  return `${card({ ...screen, y: 74 }, '#00000026')}${card(screen, '#1d1220')}
    <clipPath id="screen">${card({ ...screen, x: 144, y: 74, width: 912, height: 482, radius: 22 }, '#000')}</clipPath>
    <g clip-path="url(#screen)">
      <rect x="144" y="74" width="912" height="482" fill="${palette.bottom}"/>
      <circle cx="${MIDDLE.x}" cy="330" r="300" fill="${palette.top}" opacity="0.55"/>
      ${portrait(left, { x: 136, y: 84, width: 476, height: 595, radius: 0 })}
      ${portrait(right, { x: 588, y: 84, width: 476, height: 595, radius: 0 })}
    </g>
    <circle cx="${MIDDLE.x}" cy="${MIDDLE.y}" r="76" fill="${palette.paper}"/>
    <path d="M576 274L650 315L576 356Z" fill="${palette.accent}" stroke="${palette.accent}" stroke-width="10" stroke-linejoin="round"/>`;
}

/** One look after another: slanted stills, the first wide, the next ones narrower. */
export function drawStills({ people, palette }: Cast): string {
  const widths = [420, 320, 240, 170, 120];
  const slant = 70;
  let x = -60;
  return widths
    .map((width, index) => {
      const shape = `M${x + slant} 0H${x + width + slant}L${x + width} ${CANVAS.height}H${x}Z`;
      const person = portrait(people[index] ?? '', {
        x: x + slant / 2 + width / 2 - 255,
        y: 0,
        width: 510,
        height: 638,
        radius: 0,
      });
      x += width + 14;
      return `<clipPath id="still-${index}"><path d="${shape}"/></clipPath>
        <g clip-path="url(#still-${index})" opacity="${1 - index * 0.1}">${person}</g>`;
    })
    .concat(heart(140, 545, 84, palette.accent))
    .join('');
}
