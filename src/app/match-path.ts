import { matchRoute, type Parser } from 'wouter';
import type { PathParameters } from '../routing/path-parameters.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

export interface MatchedRoute {
  route: Route;
  parameters: PathParameters;
}

/** Returns the route matching a path (without query and hash); null if there is none. */
export function matchPath(parser: Parser, path: string): MatchedRoute | null {
  for (const route of ROUTES) {
    const [matches, parameters] = matchRoute(parser, route.path, path);
    if (matches) return { route, parameters };
  }
  return null;
}
