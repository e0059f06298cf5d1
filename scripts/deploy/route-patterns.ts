import { join } from 'node:path';
import { runnerImport } from 'vite';
import { PATH_PARAMETERS } from '../../src/routing/path-parameters.ts';
import type { RedirectRule } from '../../worker/public/runtime-configuration.ts';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

const ROUTE_TABLE = 'src/app/routes.ts';
const DEVELOPER_AREA = 'developer-area';
/** What the app takes for each parameter. */
const PARAMETERS = new Map(Object.entries(PATH_PARAMETERS).map(([name, { expression }]) => [name, expression]));

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

/** A part of a path that the rules of redirection name as they like. */
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
  const [path, name, access, middleware, isIndexable] = ['path', 'name', 'access', 'middleware', 'isIndexable'].map(
    (key) => row.get(key),
  );
  if (
    typeof path !== 'string' ||
    typeof name !== 'string' ||
    typeof access !== 'string' ||
    !Array.isArray(middleware) ||
    typeof isIndexable !== 'boolean'
  ) {
    throw new Error(`${ROUTE_TABLE} holds a row without path, name, access, middleware or isIndexable`);
  }
  const isForMembers = access === 'login';
  const isForDevelopers = middleware.includes(DEVELOPER_AREA);
  return { path, name, isForMembers, isForDevelopers, isListed: isIndexable };
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
      const expression = PARAMETERS.get(part.replace(/[:?]/g, '')) ?? ANY_PART;
      return part.endsWith('?') ? `(?:${slash}${expression})?` : slash + expression;
    })
    .join('');
}
