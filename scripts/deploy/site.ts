import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { readLanguageWords, readNiches } from '../build/read-niches.ts';
import { readRoutes, type SiteRoute } from '../build/read-routes.ts';
import { readConfiguration } from './read-configuration.ts';
import { listSiteRoutes } from './site-routes.ts';

/** The input for the web server configuration. */
export interface Site {
  configuration: RuntimeConfiguration;
  /** Languages the app was built with. */
  locales: readonly string[];
  routes: readonly SiteRoute[];
  landing: LandingAddresses;
}

/** The words in landing page URLs, for the languages the app was built with. */
export interface LandingAddresses {
  /** Niche words that precede the language, without the main niche. */
  niches: readonly string[];
  languages: readonly { word: string; locale: string }[];
}

/** Reads a built app. Throws if its configuration is invalid. */
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
