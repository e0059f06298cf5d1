/** A browser engine as the suite sees it: what Puppeteer and WebDriver have in common, and nothing that only one has. */
export interface Engine {
  name: EngineName;
  /** Of the program, as it names itself. */
  version: string;
  /** A browser without cookies or storage, at the address of the site. */
  openProfile(siteUrl: string): Promise<Profile>;
  close(): Promise<void>;
}

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

export interface Profile {
  openTab(): Promise<Tab>;
  /** Warnings, errors and uncaught exceptions of its pages; null where the engine does not tell them. */
  problems(): readonly string[] | null;
  close(): Promise<void>;
}

/** What a page can be asked: must stand for itself, since its text is sent to the page, and answer what JSON can say. */
export type PageRead = (...values: never[]) => unknown;

export interface Tab {
  /** @param path of the site */
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  title(): Promise<string>;
  /** Path and query of the address. */
  path(): Promise<string>;
  /** Runs `read` in the page with `values`, and waits for what it promises. */
  ask(read: PageRead, ...values: readonly (string | number)[]): Promise<unknown>;
  /** A real click on the first element that the CSS selector names; rejects where there is none. */
  click(selector: string): Promise<void>;
  /** Types into the first field that the CSS selector names. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}
