import { join } from 'node:path';
import { runnerImport } from 'vite';
import { REPOSITORY_ROOT } from './content-hash.ts';

const ROUTE_TABLE = 'src/app/routes.ts';
const PARAMETER_TABLE = 'src/routing/path-parameters.ts';

/** One row of the app's table of routes, as far as build, web servers and pictures need it. */
export interface SiteRoute {
  /** As the app writes it: `/members/:memberId`. */
  path: string;
  name: string;
  isForMembers: boolean;
  isForDevelopers: boolean;
  /** Whether search engines may show it. */
  isIndexable: boolean;
  /** Who has something to see there. */
  audience: 'visitors' | 'members' | 'everybody';
  /** Ids of the words in the page's head. */
  title: string;
  description: string | null;
}

/** The app's one table of routes. Throws when the file does not hold it. */
export async function readRoutes(): Promise<SiteRoute[]> {
  const table = (await importSource(ROUTE_TABLE))['ROUTES'];
  if (!Array.isArray(table)) throw new Error(`${ROUTE_TABLE} exports no ROUTES`);
  return table.map(readRoute);
}

function readRoute(value: unknown): SiteRoute {
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
  return {
    path: text('path'),
    name: text('name'),
    isForMembers: text('access') === 'login',
    isForDevelopers: Array.isArray(middleware) && middleware.includes('developer-area'),
    isIndexable: row.get('isIndexable') === true,
    audience,
    title: text('title'),
    description: row.get('description') === null ? null : text('description'),
  };
}

/** What the app takes for each parameter of a path, by its name, as a regular expression. */
export async function readParameterExpressions(): Promise<ReadonlyMap<string, string>> {
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

/** Scripts import nothing of the app: what they need of it they read and check. */
async function importSource(file: string): Promise<Readonly<Record<string, unknown>>> {
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(join(REPOSITORY_ROOT, file), {
    configFile: false,
    root: join(REPOSITORY_ROOT, 'src'),
    logLevel: 'warn',
  });
  return module;
}
