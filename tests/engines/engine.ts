/** A browser engine as used by the suite: only what Puppeteer and WebDriver have in common. */
export interface Engine {
  name: EngineName;
  /** Version of the browser, as it reports it. */
  version: string;
  /** Opens a browser profile without cookies or storage for the site. */
  openProfile(siteUrl: string): Promise<Profile>;
  close(): Promise<void>;
}

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

export interface Profile {
  openTab(): Promise<Tab>;
  /** Warnings, errors and uncaught exceptions of its pages; null if the engine does not report them. */
  problems(): readonly string[] | null;
  close(): Promise<void>;
}

/** A function evaluated in the page: must be self-contained, since its source is sent to the page, and return JSON. */
export type PageRead = (...values: never[]) => unknown;

export interface Tab {
  /** @param path relative to the site */
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  title(): Promise<string>;
  /** Path and query of the URL. */
  path(): Promise<string>;
  /** Calls `read` in the page with `values` and awaits its result. */
  ask(read: PageRead, ...values: readonly (string | number)[]): Promise<unknown>;
  /** Performs a real click on the first element that matches the selector; rejects if there is none. */
  click(selector: string): Promise<void>;
  /** Types into the first field that matches the selector. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}
