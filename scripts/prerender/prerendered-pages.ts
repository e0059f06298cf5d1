import type { LocaleCode } from '../../worker/public/runtime-configuration.ts';
import { readNiches, type SiteNiche } from '../build/read-niches.ts';
import { readRoutes } from '../build/read-routes.ts';
import { LANDING_FILE_PREFIX, MEMBER_LANDINGS } from '../deploy/site-routes.ts';

/** A message file of a language: that of all pages, and that of the landing pages. */
type WordFile = 'messages' | 'landings';

const EVERY_PAGE: readonly WordFile[] = ['messages'];
const LANDING_PAGE: readonly WordFile[] = ['messages', 'landings'];

/** A page to write for each language. */
export interface PageToWrite {
  /** Path in the route table; null for the page of unknown paths. */
  routePath: string | null;
  /** Returns a path that the route matches, for a language. */
  pathIn: (locale: LocaleCode) => string;
  /** Niche of a landing page; null for other pages. */
  landing: SiteNiche | null;
  /** The key of its description, `descriptions.json`. */
  describedBy: string;
  /** Message files the page needs to start, without extension. */
  wordFiles: readonly WordFile[];
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
  const [mainNiche] = niches;
  if (mainNiche === undefined) throw new Error('The app names no niches');
  const pages = routes
    .filter((route) => !route.isForMembers && !route.isForDevelopers && !NOT_WRITTEN.has(route.path))
    .flatMap(({ path, isIndexable }): PageToWrite[] => {
      // Redirects to a slug at once.
      if (/^\/landers\/[^/]+$/.test(path)) return [];
      if (!path.includes(':')) {
        const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
        return [
          {
            routePath: path,
            pathIn: () => path,
            landing: null,
            describedBy: path,
            wordFiles: EVERY_PAGE,
            file,
            isIndexable,
          },
        ];
      }
      const kind = MEMBER_LANDINGS.find((one) => MEMBER_PATH.exec(path)?.[1] === one);
      if (kind !== undefined) return [memberPage(path, kind, mainNiche)];
      if (!/^\/landers\/[^/]+\/:slug$/.test(path)) return [];
      const folder = path.slice(0, -':slug'.length);
      return niches.map((landing) => ({
        routePath: path,
        pathIn: (locale) => folder + landing.slugIn(locale),
        landing,
        describedBy: path,
        wordFiles: LANDING_PAGE,
        file: `${folder.slice(1)}${LANDING_FILE_PREFIX}${landing.word}.html`,
        isIndexable,
      }));
    });
  const unknown = { routePath: null, pathIn: () => '/404', landing: null, describedBy: '/404', wordFiles: EVERY_PAGE };
  return [...pages, { ...unknown, file: '404.html', isIndexable: false }];
}

const MEMBER_PATH = /^\/members\/:memberId\/([a-z0-9]+)(?:\/:slug)?$/;
/** Any id: the first render shows nothing of the member. */
const ANY_MEMBER = '1';

/** A landing page of a member, written once for all members: form and words stand, the person comes with the app. */
function memberPage(routePath: string, kind: string, { slugIn }: SiteNiche): PageToWrite {
  return {
    routePath,
    pathIn: (locale) => routePath.replace(':memberId', ANY_MEMBER).replace(':slug', slugIn(locale)),
    landing: null,
    describedBy: '/members/:memberId/landing',
    wordFiles: LANDING_PAGE,
    file: `members/${LANDING_FILE_PREFIX}${kind}.html`,
    isIndexable: false,
  };
}
