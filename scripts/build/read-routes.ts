import { importSource } from './import-source.ts';
import { routeExpression } from './route-expression.ts';

const ROUTE_TABLE = 'src/app/routes.ts';
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

function readObject(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
