import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { readLanguageWords, readNiches } from '../build/read-niches.ts';
import { readRoutes, type SiteRoute } from '../build/read-routes.ts';
import { readConfiguration } from './read-configuration.ts';
import { listSiteRoutes } from './site-routes.ts';

/** Everything that the configuration of a web server follows from. */
export interface Site {
  configuration: RuntimeConfiguration;
  /** Languages that the app is built in. */
  locales: readonly string[];
  routes: readonly SiteRoute[];
  landing: LandingAddresses;
}

/** What the address of a landing page says, of those languages that the app is built in. */
export interface LandingAddresses {
  /** Words of niches that stand before the language, without the main one. */
  niches: readonly string[];
  languages: readonly { word: string; locale: string }[];
}

/** Reads a built app. Throws when its configuration is wrong. */
export async function readSite(appDirectory: string): Promise<Site> {
  const configuration = readConfiguration(appDirectory);
  const locales = readdirSync(join(appDirectory, '_i18n'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const [routes, niches, languages] = await Promise.all([readRoutes(), readNiches(), readLanguageWords()]);
  return {
    configuration,
    locales,
    routes: listSiteRoutes(routes, configuration),
    landing: {
      niches: niches.map(({ word }) => word).filter((word) => word !== ''),
      languages: languages.filter(({ locale }) => locales.includes(locale)),
    },
  };
}
