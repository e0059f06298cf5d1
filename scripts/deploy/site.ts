import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { readRoutes, type SiteRoute } from '../build/read-routes.ts';
import { readConfiguration } from './read-configuration.ts';
import { listSiteRoutes } from './site-routes.ts';

/** Everything that the configuration of a web server follows from. */
export interface Site {
  configuration: RuntimeConfiguration;
  /** Languages that the app is built in. */
  locales: readonly string[];
  routes: readonly SiteRoute[];
}

/** Reads a built app. Throws when its configuration is wrong. */
export async function readSite(appDirectory: string): Promise<Site> {
  const configuration = readConfiguration(appDirectory);
  return {
    configuration,
    locales: readdirSync(join(appDirectory, '_i18n'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
    routes: listSiteRoutes(await readRoutes(), configuration),
  };
}
