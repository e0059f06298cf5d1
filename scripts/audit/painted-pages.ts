import { MAIN_NICHE } from '../build/read-niches.ts';
import { listPages } from '../prerender/prerendered-pages.ts';

const LOCALE = 'en';
/** Beside the landing pages. */
const ENTRIES: readonly string[] = ['/', '/login', '/pricing'];

/** A prerendered page whose paints are measured in turns with its counterparts. */
export interface PaintedPage {
  path: string;
  /** Below the folder of the app. */
  file: string;
}

/** The pages with which most visits begin, and each landing family in the main niche. */
export async function listPaintedPages(): Promise<PaintedPage[]> {
  return (await listPages())
    .filter(
      ({ routePath, landing }) => landing?.niche === MAIN_NICHE || (routePath !== null && ENTRIES.includes(routePath)),
    )
    .map(({ pathIn, file }) => ({ path: pathIn(LOCALE), file: `pages/${LOCALE}/${file}` }));
}
