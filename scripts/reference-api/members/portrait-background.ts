import type { Random } from '../demo/random.ts';

interface Palette {
  top: string;
  bottom: string;
  /** Large shapes. */
  shape: string;
  /** Small accents. */
  accent: string;
}

const PALETTES: readonly Palette[] = [
  { top: '#ffe3d1', bottom: '#ffb199', shape: '#ff8f70', accent: '#fff4ea' },
  { top: '#fbe7c6', bottom: '#f5c98a', shape: '#e9a15b', accent: '#fff7e6' },
  { top: '#d9efe7', bottom: '#9fd3c0', shape: '#5fae96', accent: '#f1fbf6' },
  { top: '#dfe9fb', bottom: '#a9c4f2', shape: '#7a9fe0', accent: '#f3f7ff' },
  { top: '#ece1fa', bottom: '#c6abec', shape: '#a17fd6', accent: '#f9f4ff' },
  { top: '#fde0e6', bottom: '#f6a9ba', shape: '#e97b95', accent: '#fff3f5' },
  { top: '#e8ecd4', bottom: '#bccb94', shape: '#8fa565', accent: '#f8faee' },
  { top: '#d6eef5', bottom: '#93cbdd', shape: '#549fb8', accent: '#effafd' },
  { top: '#f3dccd', bottom: '#d6a283', shape: '#b57453', accent: '#fbf0e8' },
  { top: '#e6e3ee', bottom: '#aea6c9', shape: '#7d74a3', accent: '#f6f5fa' },
  { top: '#ffedd6', bottom: '#ffc7a8', shape: '#8a6fd1', accent: '#fffaf3' },
  { top: '#e0f0d9', bottom: '#ffd9a0', shape: '#f29e4c', accent: '#fdfbf2' },
];

type Scene = (palette: Palette, random: Random, width: number, height: number) => string;

const SCENES: readonly Scene[] = [sun, hills, arch, windowView, leaves, stripes, waves, confetti];

/** A soft gradient with a few large shapes, by the seed. */
export function drawBackground(random: Random, width: number, height: number): string {
  const palette = random.pick(PALETTES);
  const scene = random.pick(SCENES);
  return [
    '<defs><linearGradient id="ground" x1="0" y1="0" x2="0.35" y2="1">',
    `<stop offset="0" stop-color="${palette.top}"/><stop offset="1" stop-color="${palette.bottom}"/>`,
    '</linearGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    scene(palette, random, width, height),
  ].join('');
}

function circle(x: number, y: number, radius: number, fill: string, opacity: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
}

function path(shape: string, fill: string, opacity: number): string {
  return `<path d="${shape}" fill="${fill}" opacity="${opacity}"/>`;
}

function sun(palette: Palette, random: Random, width: number, height: number): string {
  const x = width / 2 + random.integer(-60, 60);
  return circle(x, height * 0.46, 232, palette.accent, 0.55) + circle(x, height * 0.46, 186, palette.shape, 0.5);
}

function hills(palette: Palette, random: Random, width: number, height: number): string {
  const left = random.integer(-40, 60);
  const back = `M0 ${height * 0.62} C ${width * 0.25} ${height * 0.42 + left}, ${width * 0.6} ${height * 0.7}, ${width} ${height * 0.48} V ${height} H 0 Z`;
  const front = `M0 ${height * 0.76} C ${width * 0.35} ${height * 0.62}, ${width * 0.7} ${height * 0.88 - left}, ${width} ${height * 0.7} V ${height} H 0 Z`;
  return (
    circle(random.pick([96, 384]), 120, 62, palette.accent, 0.9) +
    path(back, palette.shape, 0.4) +
    path(front, palette.shape, 0.7)
  );
}

function arch(palette: Palette, random: Random, width: number, height: number): string {
  const inset = random.integer(52, 80);
  const radius = (width - 2 * inset) / 2;
  const top = random.integer(60, 100) + radius;
  const outline = `M${inset} ${height} V ${top} a ${radius} ${radius} 0 0 1 ${2 * radius} 0 V ${height} Z`;
  return path(outline, palette.shape, 0.55) + circle(width / 2, top, radius - 34, palette.accent, 0.35);
}

function windowView(palette: Palette, random: Random, width: number, height: number): string {
  const x = random.integer(36, 70);
  const pane = (width - 2 * x - 14) / 2;
  const panes = [0, 1].flatMap((column) =>
    [0, 1].map((line) => {
      const left = x + column * (pane + 14);
      const top = 52 + line * 232;
      return `<rect x="${left}" y="${top}" width="${pane}" height="218" rx="14" fill="${palette.accent}" opacity="0.6"/>`;
    }),
  );
  return panes.join('') + path(`M0 ${height - 92} H ${width} V ${height} H 0 Z`, palette.shape, 0.6);
}

function leaves(palette: Palette, random: Random, width: number, height: number): string {
  const leaf = (x: number, y: number, angle: number, length: number, opacity: number): string =>
    `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0 C ${length * 0.35} ${-length * 0.35}, ${length * 0.4} ${-length * 0.8}, 0 ${-length} C ${-length * 0.4} ${-length * 0.8}, ${-length * 0.35} ${-length * 0.35}, 0 0 Z" fill="${palette.shape}" opacity="${opacity}"/>`;
  const turn = random.integer(-12, 12);
  return (
    circle(width / 2, height * 0.42, 210, palette.accent, 0.45) +
    [-62, -34, -8].map((angle, index) => leaf(30, height * 0.72, angle + turn + 40, 250 + index * 46, 0.5)).join('') +
    [62, 34, 8]
      .map((angle, index) => leaf(width - 30, height * 0.72, angle + turn - 40, 250 + index * 46, 0.65))
      .join('')
  );
}

function stripes(palette: Palette, random: Random, width: number, height: number): string {
  const slope = random.pick([-1, 1]) * random.integer(120, 220);
  const bands = [0, 1, 2, 3].map((index) => {
    const left = -120 + index * 190;
    return path(`M${left} 0 h 84 l ${slope} ${height} h -84 Z`, palette.accent, 0.42);
  });
  return bands.join('') + circle(width / 2, height * 0.5, 200, palette.shape, 0.42);
}

function waves(palette: Palette, random: Random, width: number, height: number): string {
  const drift = random.integer(-30, 30);
  return [0.34, 0.48, 0.62, 0.76]
    .map((part, index) => {
      const y = height * part;
      const swell = (index % 2 === 0 ? 46 : -46) + drift;
      const shape = `M0 ${y} C ${width * 0.3} ${y - swell}, ${width * 0.68} ${y + swell}, ${width} ${y - swell / 2} V ${height} H 0 Z`;
      return path(shape, palette.shape, 0.26);
    })
    .join('');
}

function confetti(palette: Palette, random: Random, width: number, height: number): string {
  const dots = Array.from({ length: 26 }, () =>
    circle(random.integer(0, width), random.integer(0, height), random.integer(5, 17), palette.accent, 0.75),
  );
  return circle(width / 2, height * 0.44, 214, palette.shape, 0.38) + dots.join('');
}
