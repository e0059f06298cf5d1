import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { RedirectRule } from '../../worker/public/runtime-configuration.ts';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

const ROUTE_TABLE = 'src/app/routes.ts';
const DEVELOPER_AREA = 'developer-area';

/** One row of the app's table of routes, as far as a web server needs it. */
export interface SiteRoute {
  /** As the app writes it: `/members/:memberId`. */
  path: string;
  name: string;
  isForMembers: boolean;
  isForDevelopers: boolean;
  /** Whether search engines may show it: what visitors begin at, not a member's profile or a step of something. */
  isListed: boolean;
}

/** Open to visitors, yet steps of something they began elsewhere, or of no use to who searches. */
const UNLISTED = new Set([
  'activate-done',
  'activate-error',
  'account-deleted',
  'complete-signup',
  'mail-change-do',
  'pages-ban',
  'reset-password-do',
  'signup-matches',
]);
/** Stands in the name of a prerendered page for every slug that has none of its own. */
export const ANY_SLUG = '_';
/** Landing pages have a slug; all other paths with a parameter are about one person. */
const LANDINGS = '/landers/';

/** What the app takes for each parameter (src/routing, path parameters), as a regular expression. */
const PARAMETERS: Readonly<Record<string, string>> = {
  chatId: '[1-9][0-9]{0,15}',
  memberId: '[1-9][0-9]{0,15}',
  creditId: '[1-9][0-9]{0,15}',
  paymentMethod: '[a-z0-9_-]{1,40}',
  transactionId: '[A-Za-z0-9_-]{20,64}',
  type: '(?:received|given|mutual)',
  slug: '[a-z0-9]+(?:-[a-z0-9]+)*',
};
const ANY_PART = '[^/]+';

/** The app's one table of routes. Throws when the file does not hold it. */
export async function readRoutes(): Promise<SiteRoute[]> {
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(join(REPOSITORY_ROOT, ROUTE_TABLE), {
    configFile: false,
    root: join(REPOSITORY_ROOT, 'src'),
    logLevel: 'warn',
  });
  const table = module['ROUTES'];
  if (!Array.isArray(table)) throw new Error(`${ROUTE_TABLE} exports no ROUTES`);
  return table.map(readRoute);
}

function readRoute(value: unknown): SiteRoute {
  const row = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const [path, name, access, middleware] = ['path', 'name', 'access', 'middleware'].map((key) => row.get(key));
  if (
    typeof path !== 'string' ||
    typeof name !== 'string' ||
    typeof access !== 'string' ||
    !Array.isArray(middleware)
  ) {
    throw new Error(`${ROUTE_TABLE} holds a row without path, name, access or middleware`);
  }
  const isForMembers = access === 'login';
  const isForDevelopers = middleware.includes(DEVELOPER_AREA);
  const isAboutOne = path.includes(':') && !path.startsWith(LANDINGS);
  const isListed = !isForMembers && !isForDevelopers && !isAboutOne && !UNLISTED.has(name);
  return { path, name, isForMembers, isForDevelopers, isListed };
}

/**
 * The routes that a site has: those of developers only where its configuration opens them, and what its rules of
 * redirection lead away from, since the app follows them itself.
 */
export function listSiteRoutes(
  routes: readonly SiteRoute[],
  settings: { developerArea: boolean; redirects: readonly RedirectRule[] },
): SiteRoute[] {
  return [
    ...routes.filter((route) => settings.developerArea || !route.isForDevelopers),
    ...settings.redirects.map(({ from }) => ({
      path: from,
      name: '',
      isForMembers: true,
      isForDevelopers: false,
      isListed: false,
    })),
  ];
}

/**
 * The path as a regular expression that nginx and Apache read alike, without anchors and without the slash at its
 * beginning: `members/[1-9][0-9]{0,15}`. Empty for `/`.
 *
 * @throws where a rule of redirection holds what cannot stand in their files
 */
export function routeExpression(path: string): string {
  if (/[\s"'\\$%]/.test(path)) throw new Error(`config.json: redirects: ${path} is not a path a web server can know`);
  return path
    .split('/')
    .slice(1)
    .map((part, index) => {
      const slash = index === 0 ? '' : '/';
      if (!part.startsWith(':')) return slash + part.replace(/[.*+?^${}()|[\]]/g, '\\$&');
      const expression = PARAMETERS[part.replace(/[:?]/g, '')] ?? ANY_PART;
      return part.endsWith('?') ? `(?:${slash}${expression})?` : slash + expression;
    })
    .join('');
}
