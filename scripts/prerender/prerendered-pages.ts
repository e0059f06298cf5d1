import { readRoutes } from '../build/read-routes.ts';
import { ANY_SLUG } from '../deploy/site-routes.ts';

/** One page that is written for each language. */
export interface PageToWrite {
  /** Of the table of routes; null for unknown paths. */
  routePath: string | null;
  /** An address that the route matches. */
  path: string;
  /** Below the folder of the language. */
  file: string;
  /** Whether search engines may show it. */
  isIndexable: boolean;
}

const SAMPLE_SLUG = 'any';
/** Their first picture depends on the query, or on what only the server knows. */
const NOT_WRITTEN = new Set([
  '/activate/error',
  '/mail-change/do',
  '/reset-password/do',
  '/account-deleted',
  '/activate/done',
  '/complete-signup',
  '/signup-matches',
]);

/** Every page that a visitor may open without parameters, each landing family, and that of unknown paths. */
export async function listPages(): Promise<PageToWrite[]> {
  const routes = await readRoutes();
  const pages = routes
    .filter((route) => !route.isForMembers && !route.isForDevelopers && !NOT_WRITTEN.has(route.path))
    .flatMap(({ path, isIndexable }): PageToWrite[] => {
      // Goes on to a slug at once.
      if (/^\/landers\/[^/]+$/.test(path)) return [];
      if (!path.includes(':')) {
        return [{ routePath: path, path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html`, isIndexable }];
      }
      if (!/^\/landers\/[^/]+\/:slug$/.test(path)) return [];
      const folder = path.slice(1, -':slug'.length);
      return [{ routePath: path, path: `/${folder}${SAMPLE_SLUG}`, file: `${folder}${ANY_SLUG}.html`, isIndexable }];
    });
  return [...pages, { routePath: null, path: '/404', file: '404.html', isIndexable: false }];
}
