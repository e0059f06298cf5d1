import type { LocaleCode } from '../../worker/public/runtime-configuration.ts';
import { readNiches, type SiteNiche } from '../build/read-niches.ts';
import { readRoutes } from '../build/read-routes.ts';
import { LANDING_FILE_PREFIX } from '../deploy/site-routes.ts';

/** A page to write for each language. */
export interface PageToWrite {
  /** Path in the route table; null for the page of unknown paths. */
  routePath: string | null;
  /** Returns a path that the route matches, for a language. */
  pathIn: (locale: LocaleCode) => string;
  /** Niche of a landing page; null for other pages. */
  landing: SiteNiche | null;
  /** Relative to the folder of the language. */
  file: string;
  /** Whether search engines may index it. */
  isIndexable: boolean;
}

/** Pages whose first screen depends on the query, or on data that only the server has. */
const NOT_WRITTEN = new Set([
  '/activate/error',
  '/mail-change/do',
  '/reset-password/do',
  '/account-deleted',
  '/activate/done',
  '/complete-signup',
  '/signup-matches',
]);

/**
 * Lists every page a visitor can open without parameters, each landing family for each niche, and the page of unknown
 * paths.
 */
export async function listPages(): Promise<PageToWrite[]> {
  const [routes, niches] = await Promise.all([readRoutes(), readNiches()]);
  const pages = routes
    .filter((route) => !route.isForMembers && !route.isForDevelopers && !NOT_WRITTEN.has(route.path))
    .flatMap(({ path, isIndexable }): PageToWrite[] => {
      // Redirects to a slug at once.
      if (/^\/landers\/[^/]+$/.test(path)) return [];
      if (!path.includes(':')) {
        const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
        return [{ routePath: path, pathIn: () => path, landing: null, file, isIndexable }];
      }
      if (!/^\/landers\/[^/]+\/:slug$/.test(path)) return [];
      const folder = path.slice(0, -':slug'.length);
      return niches.map((landing) => ({
        routePath: path,
        pathIn: (locale) => folder + landing.slugIn(locale),
        landing,
        file: `${folder.slice(1)}${LANDING_FILE_PREFIX}${landing.word}.html`,
        isIndexable,
      }));
    });
  return [...pages, { routePath: null, pathIn: () => '/404', landing: null, file: '404.html', isIndexable: false }];
}
