import type { LocaleCode, RuntimeConfiguration } from './runtime-configuration.ts';

/** Of an address that names a language, as `hreflang` tells search engines; it becomes the cookie at once. */
export const LOCALE_PARAMETER = 'locale';

/** What the app, run in Node, is asked for by `npm run prerender`. */
export interface PrerenderRequest {
  /** Of the table of routes; null for the page of unknown paths. */
  routePath: string | null;
  /** One that the route matches, without query. */
  path: string;
  locale: LocaleCode;
  /** Of a landing page, 1 to 7; null for others. */
  niche: number | null;
  /** What the locale's files of words hold. */
  messageFiles: { messages: unknown; landings: unknown };
  configuration: RuntimeConfiguration;
}

/** A page as the first render of a visitor has it. */
export interface PrerenderedPage {
  /** Markup for the element of the app. */
  html: string;
  title: string;
  /** Where the page is for a niche with words of its own; else null. */
  description: string | null;
  /** BCP 47. */
  language: string;
  /** Attributes for `<html>`. */
  root: Readonly<Record<string, string>>;
  /** Words for a page whose script does not come. */
  failed: { text: string; reload: string };
  noScript: string;
}
