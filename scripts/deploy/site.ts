import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { readLanguageWords, readNiches } from '../build/read-niches.ts';
import { readRoutes, type SiteRoute } from '../build/read-routes.ts';
import { readConfiguration } from './read-configuration.ts';
import { listSiteRoutes } from './site-routes.ts';

/** The input for the web server configuration. */
export interface Site {
  configuration: RuntimeConfiguration;
  routes: readonly SiteRoute[];
  landing: LandingAddresses;
}

/** The words in landing page URLs, for the languages of the site. */
export interface LandingAddresses {
  /** Niche words that precede the language, without the main niche. */
  niches: readonly string[];
  languages: readonly { word: string; locale: string }[];
}

/** Reads a built app. Throws if its configuration is invalid. */
export async function readSite(appDirectory: string): Promise<Site> {
  const configuration = readConfiguration(appDirectory);
  const locales: readonly string[] = configuration.locales;
  const [routes, niches, languages] = await Promise.all([readRoutes(), readNiches(), readLanguageWords()]);
  return {
    configuration,
    routes: listSiteRoutes(routes, configuration),
    landing: {
      niches: niches.map(({ word }) => word).filter((word) => word !== ''),
      languages: languages.filter(({ locale }) => locales.includes(locale)),
    },
  };
}
