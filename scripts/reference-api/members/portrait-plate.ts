import type { Random } from '../demo/random.ts';
import type { Cloth } from './portrait-bust.ts';

interface Night {
  top: string;
  middle: string;
  bottom: string;
  /** Colors of the moon, from its center to its edge. */
  moon: readonly [center: string, edge: string];
}

/** Gold, as the rays and the ring are on the cover. */
const LINE = '#e2c28a';

/** From aubergine to ink, dark enough at the bottom for a caption. */
const NIGHTS: readonly Night[] = [
  { top: '#5b2a5e', middle: '#43204a', bottom: '#1f0f26', moon: ['#f6e3bb', '#d0a768'] },
  { top: '#6b2f52', middle: '#4c2141', bottom: '#220f21', moon: ['#f0cdb6', '#b5707a'] },
  { top: '#403063', middle: '#30244c', bottom: '#161024', moon: ['#ded2e6', '#8a74a6'] },
  { top: '#74465f', middle: '#54304d', bottom: '#281527', moon: ['#f7e9d0', '#d9b88a'] },
];

/** Plum, wine, ink, ivory and gold. */
export const PLATE_CLOTHES: readonly Cloth[] = [
  { fill: '#5e2a5a', shade: '#421b40', below: '#f0e2cf' },
  { fill: '#7a2f4c', shade: '#581f35', below: '#f3e4d0' },
  { fill: '#2a2036', shade: '#191322', below: '#e9dcc8' },
  { fill: '#efe1c8', shade: '#cbb68f', below: '#4a2147' },
  { fill: '#c99d55', shade: '#9d7636', below: '#f8ecd5' },
  { fill: '#46365f', shade: '#302444', below: '#e7dcea' },
];

/** Draws the moon of the cover with its ring and rays: the ground of every portrait in the magazine design. */
export function drawPlate(random: Random, width: number, height: number): string {
  const night = random.pick(NIGHTS);
  const x = width / 2 + random.integer(-46, 46);
  const y = height * 0.41 + random.integer(-34, 20);
  const radius = random.integer(186, 214);
  const step = random.pick([Math.PI / 12, Math.PI / 16, Math.PI / 24]);
  return [
    '<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1">',
    `<stop offset="0" stop-color="${night.top}"/><stop offset="0.55" stop-color="${night.middle}"/>`,
    `<stop offset="1" stop-color="${night.bottom}"/></linearGradient>`,
    `<radialGradient id="moon" cx="0.5" cy="0.42" r="0.6"><stop offset="0" stop-color="${night.moon[0]}"/>`,
    `<stop offset="1" stop-color="${night.moon[1]}"/></radialGradient>`,
    `<radialGradient id="glow"><stop offset="0.45" stop-color="${night.moon[1]}" stop-opacity="0.34"/>`,
    `<stop offset="1" stop-color="${night.moon[1]}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#night)"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 2.1}" fill="url(#glow)"/>`,
    `<path d="${rays(x, y, radius, step)}" stroke="${LINE}" stroke-width="1.6" opacity="0.5"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#moon)" opacity="0.92"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius + 16}" fill="none" stroke="${LINE}" stroke-width="1.8" opacity="0.75"/>`,
  ].join('');
}

/** In turns long and short. */
function rays(x: number, y: number, radius: number, step: number): string {
  return Array.from({ length: Math.round((2 * Math.PI) / step) }, (_, index) => {
    const at = (distance: number) =>
      `${(x + Math.cos(index * step) * distance).toFixed(1)} ${(y + Math.sin(index * step) * distance).toFixed(1)}`;
    return `M${at(radius + 30)} L${at(radius + (index % 2 === 0 ? 170 : 96))}`;
  }).join('');
}
