import { importSource } from './import-source.ts';

const ROUTE_TABLE = 'src/app/routes.ts';
/** A parameter of a redirect rule, which may have any name. */
const ANY_PART = '[^/]+';
const PARAMETER_TABLE = 'src/routing/path-parameters.ts';

/** One row of the app's route table, with what the build, the web servers and the screenshots need. */
export interface SiteRoute {
  /** In the app's notation: `/members/:memberId`. */
  path: string;
  /** The path as a regular expression for web servers, see `routeExpression`. */
  expression: string;
  name: string;
  isForMembers: boolean;
  isForDevelopers: boolean;
  /** Whether search engines may index it. */
  isIndexable: boolean;
  /** Who can see content there. */
  audience: 'visitors' | 'members' | 'everybody';
  /** Message id of the page's title. */
  title: string;
}

/** Returns the app's route table. Throws if the file does not contain it. */
export async function readRoutes(): Promise<SiteRoute[]> {
  const [routes, parameters] = await Promise.all([importSource(ROUTE_TABLE), readParameterExpressions()]);
  const table = routes['ROUTES'];
  if (!Array.isArray(table)) throw new Error(`${ROUTE_TABLE} exports no ROUTES`);
  return table.map((row) => readRoute(row, parameters));
}

function readRoute(value: unknown, parameters: ReadonlyMap<string, string>): SiteRoute {
  const row = readObject(value);
  const text = (key: string): string => {
    const found = row.get(key);
    if (typeof found !== 'string') throw new Error(`${ROUTE_TABLE} holds a row without ${key}`);
    return found;
  };
  const middleware = row.get('middleware');
  const audience = text('audience');
  if (audience !== 'visitors' && audience !== 'members' && audience !== 'everybody') {
    throw new Error(`${ROUTE_TABLE}: nobody knows the audience ${audience}`);
  }
  const path = text('path');
  return {
    path,
    expression: routeExpression(path, parameters),
    name: text('name'),
    isForMembers: text('access') === 'login',
    isForDevelopers: Array.isArray(middleware) && middleware.includes('developer-area'),
    isIndexable: row.get('isIndexable') === true,
    audience,
    title: text('title'),
  };
}

/** Returns the regular expression that the app accepts for each path parameter, by name. */
async function readParameterExpressions(): Promise<ReadonlyMap<string, string>> {
  const table = readObject((await importSource(PARAMETER_TABLE))['PATH_PARAMETERS']);
  return new Map(
    [...table].map(([name, parameter]) => {
      const expression = readObject(parameter).get('expression');
      if (typeof expression !== 'string') throw new Error(`${PARAMETER_TABLE}: ${name} has no expression`);
      return [name, expression];
    }),
  );
}

/**
 * Converts the path to a regular expression valid for both nginx and Apache, without anchors and without the leading
 * slash: `members/[1-9][0-9]{0,15}`. Empty for `/`.
 *
 * @param parameters the expression for each parameter; unknown ones match anything
 * @throws if the path of a redirect rule contains characters that are not allowed in their configuration files
 */
export function routeExpression(path: string, parameters: ReadonlyMap<string, string> = new Map()): string {
  if (/[\s"'\\$%]/.test(path)) throw new Error(`config.json: redirects: ${path} is not a path a web server can know`);
  return path
    .split('/')
    .slice(1)
    .map((part, index) => {
      const slash = index === 0 ? '' : '/';
      if (!part.startsWith(':')) return slash + part.replace(/[.*+?^${}()|[\]]/g, '\\$&');
      const expression = parameters.get(part.replace(/[:?]/g, '')) ?? ANY_PART;
      return part.endsWith('?') ? `(?:${slash}${expression})?` : slash + expression;
    })
    .join('');
}

function readObject(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
