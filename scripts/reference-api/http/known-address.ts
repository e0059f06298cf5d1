import { routeExpression } from '../../build/route-expression.ts';
import { readRouteRecord } from '../../build/route-record.ts';
import { readConfiguration } from '../../deploy/read-configuration.ts';

/**
 * Tells whether the app has a page at the path, or its `config.json` a redirect rule, as the web server configuration
 * in scripts/deploy does. Every path is known beside an app without a record of its routes.
 */
export function isKnownAddress(appDirectory: string, path: string): boolean {
  const routes = readRouteRecord(appDirectory);
  if (routes === null) return true;
  return [...routes, ...redirectExpressions(appDirectory)].some((one) => new RegExp(`^/${one}/?$`, 'i').test(path));
}

/** Without a usable configuration there are no rules: the app itself reports it. */
function redirectExpressions(appDirectory: string): string[] {
  try {
    return readConfiguration(appDirectory).redirects.map(({ from }) => routeExpression(from));
  } catch {
    return [];
  }
}
