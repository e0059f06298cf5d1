import type { LocaleCode, RuntimeConfiguration } from './runtime-configuration.ts';

/** Query parameter of URLs that specify a language, as in `hreflang` links; it is saved to the cookie immediately. */
export const LOCALE_PARAMETER = 'locale';

/**
 * On `<html>` of each page of a site with fewer languages than there are words in: these, separated by spaces, for what
 * runs before `config.json` is there.
 */
export const LOCALES_ATTRIBUTE = 'data-locales';

/** Input for rendering one page in Node (`npm run prerender`). */
export interface PrerenderRequest {
  /** From the route table; null for the page of unknown paths. */
  routePath: string | null;
  /** A path that matches the route, without a query. */
  path: string;
  locale: LocaleCode;
  /** Of a landing page, 1 to 7; null for others. */
  niche: number | null;
  /** The content of the locale's message files. */
  messageFiles: { messages: unknown; landings: unknown };
  configuration: RuntimeConfiguration;
}

/** A page as a visitor's first render produces it. */
export interface PrerenderedPage {
  /** Markup for the app's root element. */
  html: string;
  title: string;
  /** For the page of a niche that has its own words; null otherwise. */
  description: string | null;
  /** A BCP 47 tag. */
  language: string;
  /** Attributes for `<html>`. */
  root: Readonly<Record<string, string>>;
  /** Texts for a page whose script fails to load. */
  failed: { text: string; reload: string };
  noScript: string;
}
