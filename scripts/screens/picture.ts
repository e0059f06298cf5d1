import type { Viewer } from './list.ts';
import type { Template } from './options.ts';
import type { State } from './states.ts';

export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A screenshot, as the contact sheet shows it. */
export interface Picture {
  route: string;
  viewer: Viewer;
  state: State;
  template: Template;
  device: Device;
  scheme: Scheme;
  locale: string;
  /** Name relative to the contact sheet's folder. */
  file: string;
  /** What was wrong with the page; null if nothing was. */
  trouble: string | null;
}

/** Returns a descriptive file name that sorts by route. */
export function pictureFile(picture: Omit<Picture, 'file' | 'trouble'>): string {
  const { viewer, state, template, device, scheme, locale } = picture;
  const route = picture.route.replace(/[{}?]/g, '').replaceAll('/', '-').replace(/^-/, '') || 'index';
  return `${[route, viewer, state, template, device, scheme, locale].join('.')}.jpg`;
}
