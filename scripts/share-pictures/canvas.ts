import { SHARE_PICTURE } from '../prerender/share-picture.ts';

/** The size of a picture in link previews, in pixels: what social networks ask for. */
export const CANVAS = SHARE_PICTURE;

/** The sides of a portrait, relative to each other. */
const PORTRAIT = { width: 4, height: 5 } as const;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** Colours of a picture: of its ground from top to bottom, of what stands on it, and of hearts and signs. */
export interface Palette {
  top: string;
  bottom: string;
  paper: string;
  line: string;
  accent: string;
}

/** Returns the ground of a picture. */
export function ground({ top, bottom }: Palette): string {
  return `<linearGradient id="ground" x2="0.35" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
    <rect width="${CANVAS.width}" height="${CANVAS.height}" fill="url(#ground)"/>`;
}

/** Returns a portrait that fills a box with round corners; the face stays in view when the box is flatter than it. */
export function portrait(svg: string, box: Box): string {
  const href = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const { x, y, width, height, radius } = box;
  const scale = Math.max(width / PORTRAIT.width, height / PORTRAIT.height);
  const [wide, high] = [PORTRAIT.width * scale, PORTRAIT.height * scale];
  const id = `clip-${[x, y, width, height].map((one) => Math.round(one * 10)).join('-')}`;
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath>
    <image href="${href}" x="${x + (width - wide) / 2}" y="${y}" width="${wide}" height="${high}" clip-path="url(#${id})"/>`;
}

/** Returns a round portrait with a ring around it. */
export function face(svg: string, x: number, y: number, radius: number, ring: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius + Math.max(4, radius * 0.07)}" fill="${ring}"/>${portrait(svg, {
    x: x - radius,
    y: y - radius,
    width: radius * 2,
    height: radius * 2,
    radius,
  })}`;
}

/** Returns a heart around a point; `size` is its width. */
export function heart(x: number, y: number, size: number, color: string): string {
  return `<path transform="translate(${x} ${y}) scale(${size / 100})" fill="${color}" d="M0 44C-22 26-50 6-50-18C-50-48-12-52 0-24C12-52 50-48 50-18C50 6 22 26 0 44Z"/>`;
}

/** Returns a rectangle with round corners. */
export function card({ x, y, width, height, radius }: Box, color: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`;
}
