import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROUTE_RECORD } from './output-paths.ts';
import { readRoutes } from './read-routes.ts';

/** Writes the expressions of the app's addresses beside its folder: reading the route table itself takes a bundler. */
export async function writeRouteRecord(appDirectory: string): Promise<void> {
  const expressions = (await readRoutes()).map(({ expression }) => expression);
  writeFileSync(recordOf(appDirectory), `${JSON.stringify(expressions, null, 2)}\n`);
}

/** Returns these expressions (see `routeExpression`); null beside an app that has no record. */
export function readRouteRecord(appDirectory: string): readonly string[] | null {
  try {
    const record: unknown = JSON.parse(readFileSync(recordOf(appDirectory), 'utf8'));
    return Array.isArray(record) ? record.filter((one) => typeof one === 'string') : null;
  } catch {
    return null;
  }
}

function recordOf(appDirectory: string): string {
  return join(dirname(appDirectory), ROUTE_RECORD);
}
