import type { Random } from '../demo/random.ts';

interface Place {
  top: string;
  bottom: string;
  /** Color of the light source. */
  light: string;
  /** Color of the large, out-of-focus shapes. */
  shape: string;
}

/** Mid-tone palettes, so that a face stands out and captions at the bottom stay readable in every design. */
const DUSK: Place = { top: '#5a3a63', bottom: '#c9787a', light: '#ffd9a6', shape: '#3a2447' };
const SEA: Place = { top: '#9cc7cf', bottom: '#3f7f8d', light: '#f7efd9', shape: '#2a6270' };
const PARK: Place = { top: '#b9c79a', bottom: '#5d7f55', light: '#fbf3c8', shape: '#3d5f41' };
const CAFE: Place = { top: '#a06a4c', bottom: '#5b3429', light: '#ffd391', shape: '#3d211c' };
const NIGHT: Place = { top: '#2c3050', bottom: '#54365f', light: '#ffc98a', shape: '#1c1d38' };
const ROSE: Place = { top: '#e6b7a9', bottom: '#b8687a', light: '#fff0df', shape: '#94485f' };
const SAND: Place = { top: '#e5cfae', bottom: '#b8875b', light: '#fff6e3', shape: '#96653d' };
const SLATE: Place = { top: '#a9b4c4', bottom: '#596a82', light: '#f2f4f8', shape: '#3f4e66' };
const PLUM: Place = { top: '#7b4d78', bottom: '#3c2142', light: '#f0d3a0', shape: '#29142f' };

type Scene = (place: Place, random: Random, width: number, height: number) => string;

const SCENES: readonly (readonly [Place, Scene])[] = [
  [DUSK, hills],
  [DUSK, lights],
  [SEA, shore],
  [SEA, studio],
  [PARK, leaves],
  [PARK, hills],
  [CAFE, lights],
  [NIGHT, lights],
  [ROSE, arch],
  [ROSE, studio],
  [SAND, arch],
  [SAND, shore],
  [SLATE, studio],
  [SLATE, windowLight],
  [PLUM, moon],
  [PLUM, windowLight],
];

/** Draws an out-of-focus scene with its light, chosen by the seed. */
export function drawBackground(random: Random, width: number, height: number): string {
  const [place, scene] = random.pick(SCENES);
  return [
    '<defs><linearGradient id="ground" x1="0" y1="0" x2="0.2" y2="1">',
    `<stop offset="0" stop-color="${place.top}"/><stop offset="1" stop-color="${place.bottom}"/></linearGradient>`,
    fading('light', place.light),
    fading('shade', place.shape),
    '</defs>',
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    scene(place, random, width, height),
  ].join('');
}

/** Returns a radial gradient, opaque in the center and transparent at the edge: a blurred look without a filter. */
function fading(id: string, color: string): string {
  return [
    `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="0.9"/>`,
    `<stop offset="0.55" stop-color="${color}" stop-opacity="0.42"/>`,
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  ].join('');
}

function circle(x: number, y: number, radius: number, fill: string, opacity: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
}

function path(shape: string, fill: string, opacity: number): string {
  return `<path d="${shape}" fill="${fill}" opacity="${opacity}"/>`;
}

function hills(place: Place, random: Random, width: number, height: number): string {
  const lift = random.integer(-30, 30);
  const ridge = (y: number, swell: number) =>
    `M0 ${y} C ${width * 0.28} ${y - 90 + swell}, ${width * 0.62} ${y + 70}, ${width} ${y - 50 - swell} V ${height} H 0 Z`;
  return (
    circle(random.pick([70, 410]), 190 + lift, 230, 'url(#light)', 0.9) +
    path(ridge(height * 0.56, lift), place.shape, 0.28) +
    path(ridge(height * 0.72, -lift), place.shape, 0.45)
  );
}

/** Lamps in a window or on a street. */
function lights(place: Place, random: Random, width: number, height: number): string {
  const lamps = Array.from({ length: 13 }, () =>
    circle(
      random.integer(0, width),
      random.integer(20, Math.round(height * 0.72)),
      random.integer(14, 44),
      place.light,
      random.integer(12, 34) / 100,
    ),
  );
  return (
    circle(random.integer(40, width - 40), 170, 260, 'url(#light)', 0.45) +
    lamps.join('') +
    path(`M0 ${height * 0.82} H ${width} V ${height} H 0 Z`, place.shape, 0.35)
  );
}

function shore(place: Place, random: Random, width: number, height: number): string {
  const horizon = height * 0.46 + random.integer(-20, 30);
  const swell = random.integer(10, 24);
  return (
    circle(random.pick([90, 390]), horizon - 70, 210, 'url(#light)', 0.95) +
    path(`M0 ${horizon} H ${width} V ${height} H 0 Z`, place.shape, 0.34) +
    path(
      `M0 ${horizon + 110} C ${width * 0.3} ${horizon + 110 - swell}, ${width * 0.6} ${horizon + 120 + swell}, ${width} ${horizon + 96} V ${height} H 0 Z`,
      place.shape,
      0.26,
    )
  );
}

function studio(_place: Place, random: Random, width: number, height: number): string {
  const x = width / 2 + random.integer(-70, 70);
  return (
    circle(x, height * 0.4, 340, 'url(#light)', 0.85) +
    circle(random.pick([0, width]), height, 380, 'url(#shade)', 0.55)
  );
}

function leaves(place: Place, random: Random, width: number, height: number): string {
  const crowns = Array.from({ length: 11 }, () =>
    circle(
      random.integer(-20, width + 20),
      random.integer(0, Math.round(height * 0.6)),
      random.integer(60, 130),
      'url(#shade)',
      random.integer(30, 60) / 100,
    ),
  );
  return (
    crowns.join('') +
    circle(random.pick([110, 370]), 110, 210, 'url(#light)', 0.95) +
    path(
      `M0 ${height * 0.78} Q ${width / 2} ${height * 0.7} ${width} ${height * 0.8} V ${height} H 0 Z`,
      place.shape,
      0.4,
    )
  );
}

function arch(place: Place, random: Random, width: number, height: number): string {
  const inset = random.integer(54, 84);
  const radius = (width - 2 * inset) / 2;
  const top = random.integer(40, 80) + radius;
  return (
    path(`M${inset} ${height} V ${top} a ${radius} ${radius} 0 0 1 ${2 * radius} 0 V ${height} Z`, place.shape, 0.42) +
    circle(width / 2, top + 40, radius * 1.35, 'url(#light)', 0.6)
  );
}

function windowLight(place: Place, random: Random, width: number, height: number): string {
  const slope = random.pick([-1, 1]) * random.integer(50, 90);
  const x = random.integer(40, 90);
  const pane = (left: number, top: number) => path(`M${left} ${top} h 150 l ${slope} 190 h -150 Z`, place.light, 0.3);
  return (
    circle(width / 2, height * 0.36, 320, 'url(#light)', 0.4) +
    [40, 256].flatMap((top, line) => [pane(x + line * slope, top), pane(x + 176 + line * slope, top)]).join('') +
    path(`M0 ${height * 0.84} H ${width} V ${height} H 0 Z`, place.shape, 0.3)
  );
}

/** The moon with its rays from the cover of the magazine design. */
function moon(place: Place, random: Random, width: number, height: number): string {
  const x = width / 2 + random.integer(-40, 40);
  const y = height * 0.42;
  const rays = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const at = (distance: number) =>
      `${(x + Math.cos(angle) * distance).toFixed(1)} ${(y + Math.sin(angle) * distance).toFixed(1)}`;
    return `M${at(238)} L${at(360)}`;
  });
  return (
    circle(x, y, 400, 'url(#light)', 0.35) +
    circle(x, y, 206, place.light, 0.55) +
    `<circle cx="${x}" cy="${y}" r="224" fill="none" stroke="${place.light}" stroke-width="2" opacity="0.7"/>` +
    `<path d="${rays.join('')}" stroke="${place.light}" stroke-width="2" opacity="0.4"/>`
  );
}
