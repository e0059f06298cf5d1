import { CANVAS, card, face, heart, portrait } from './canvas.ts';
import type { Cast } from './casts.ts';
import { landOutline } from './land-outline.ts';
import { SIGNS } from './signs.ts';

/** Families that show people somewhere: on a map, in a house, in a feed, among what they like. */

/** A map with people on it. */
export function drawMap({ people, palette }: Cast): string {
  const pins = [
    { x: 250, y: 190, radius: 62 },
    { x: 480, y: 330, radius: 84 },
    { x: 690, y: 170, radius: 66 },
    { x: 800, y: 420, radius: 74 },
    { x: 1010, y: 250, radius: 58 },
    { x: 300, y: 480, radius: 54 },
  ];
  return `<path d="${landOutline()}" fill="${palette.paper}" stroke="${palette.bottom}" stroke-width="3" stroke-linejoin="round" opacity="0.88"/>
    ${pins
      .map(({ x, y, radius }, index) => {
        const tip = y + radius * 1.62;
        return `<ellipse cx="${x}" cy="${tip}" rx="${radius * 0.36}" ry="${radius * 0.12}" fill="#00000038"/>
          <path d="M${x - radius * 0.72} ${y + radius * 0.72}L${x} ${tip}L${x + radius * 0.72} ${y + radius * 0.72}Z" fill="${palette.accent}"/>
          ${face(people[index] ?? '', x, y, radius, palette.accent)}`;
      })
      .join('')}`;
}

/** A house at night: windows with people in them, and dark ones. */
export function drawHouse({ people, palette }: Cast): string {
  const lit = [0, 2, 5, 6, 9];
  const [width, height, gap] = [164, 226, 26];
  let person = 0;
  const windows = Array.from({ length: 10 }, (_, index) => {
    const x = 88 + (index % 5) * (width + gap);
    const y = 104 + Math.floor(index / 5) * (height + gap);
    const box = { x, y, width, height, radius: 10 };
    if (!lit.includes(index)) return `${card(box, '#1a1d35')}${bars(box, '#2c3054')}`;
    const glow = `<circle cx="${x + width / 2}" cy="${y + height / 2}" r="190" fill="url(#glow)"/>`;
    person += 1;
    return `${glow}${card({ ...box, x: x - 6, y: y - 6, width: width + 12, height: height + 12 }, '#ffd98a')}${portrait(people[person - 1] ?? '', box)}`;
  });
  return `<radialGradient id="glow"><stop stop-color="#ffcf7a" stop-opacity="0.5"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient>
    <rect width="${CANVAS.width}" height="${CANVAS.height}" fill="#0f1226"/>
    <rect width="${CANVAS.width}" height="${CANVAS.height}" fill="${palette.bottom}" opacity="0.22"/>
    <mask id="moon"><circle cx="1128" cy="110" r="46" fill="#fff"/><circle cx="1108" cy="98" r="42" fill="#000"/></mask>
    <circle cx="1128" cy="110" r="46" fill="#f7e6bd" mask="url(#moon)"/>
    <rect x="56" y="56" width="988" height="600" fill="#23264a"/><rect x="34" y="44" width="1032" height="20" rx="4" fill="#30345f"/>
    ${windows.join('')}`;
}

function bars({ x, y, width, height }: { x: number; y: number; width: number; height: number }, color: string): string {
  return `<path d="M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.4}h${width}" stroke="${color}" stroke-width="6"/>`;
}

/** Posts of a feed: who, what they said as lines, and a heart. */
export function drawFeed({ people, palette }: Cast): string {
  const columns = [
    { x: 90, y: -70, person: 0 },
    { x: 90, y: 290, person: 1 },
    { x: 450, y: 40, person: 2 },
    { x: 450, y: 400, person: 3 },
    { x: 810, y: -40, person: 4 },
    { x: 810, y: 320, person: 5 },
  ];
  const line = (x: number, y: number, width: number): string =>
    card({ x, y, width, height: 16, radius: 8 }, palette.line);
  return columns
    .map(
      ({ x, y, person }) => `${card({ x: x + 4, y: y + 10, width: 330, height: 330, radius: 30 }, '#0000001f')}
      ${card({ x, y, width: 330, height: 330, radius: 30 }, palette.paper)}
      ${face(people[person] ?? '', x + 86, y + 90, 56, palette.accent)}
      ${line(x + 168, y + 66, 120)}${line(x + 168, y + 98, 76)}
      ${line(x + 32, y + 182, 262)}${line(x + 32, y + 212, 230)}${line(x + 32, y + 242, 150)}
      ${heart(x + 270, y + 284, 44, palette.accent)}`,
    )
    .join('');
}

/** What people like doing, as signs, and who likes it. */
export function drawInterests({ people, palette }: Cast): string {
  const [size, gap] = [176, 22];
  const left = (CANVAS.width - 6 * size - 5 * gap) / 2;
  const top = (CANVAS.height - 3 * size - 2 * gap) / 2;
  let [person, sign] = [0, 0];
  return Array.from({ length: 18 }, (_, index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    const [x, y] = [left + column * (size + gap), top + row * (size + gap)];
    if ((column + row) % 2 === 0) {
      sign += 1;
      const drawing = SIGNS[(sign - 1) % SIGNS.length];
      return `${card({ x, y, width: size, height: size, radius: 44 }, palette.paper)}
        <g transform="translate(${x + size / 2 - 46} ${y + size / 2 - 46}) scale(3.83)" fill="none" stroke="${palette.accent}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;
    }
    person += 1;
    return portrait(people[person - 1] ?? '', { x, y, width: size, height: size, radius: size / 2 });
  }).join('');
}
