import { MAIN_NICHE, type SiteNiche } from '../build/read-niches.ts';

/** The size of every share picture, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Where share pictures stand, in `public` as in the built app. */
export const SHARE_FOLDER = 'share';
/** The name of the picture of pages that are no landing pages. */
const SITE_PICTURE = 'site';

/**
 * Returns the picture of a page in link previews, relative to the app folder: for each landing family and niche one of
 * its own, the site's for all other pages.
 *
 * @param routePath from the route table; null for the page of unknown paths
 */
export function sharePicture(routePath: string | null, niche: Pick<SiteNiche, 'niche' | 'word'> | null): string {
  const family = /^\/landers\/([^/]+)/.exec(routePath ?? '')?.[1];
  return `${SHARE_FOLDER}/${family === undefined || niche === null ? SITE_PICTURE : nameOf(family, niche)}.jpg`;
}

function nameOf(family: string, { niche, word }: Pick<SiteNiche, 'niche' | 'word'>): string {
  return niche === MAIN_NICHE ? family : `${family}-${word}`;
}
