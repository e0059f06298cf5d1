import type { Browser, BrowserContext, Page } from 'playwright';
import type { Random } from '../../scripts/reference-api/demo/random.ts';
import type { Reference } from '../e2e/reference.ts';
import { crash, Workers } from '../e2e/worker-death.ts';
import { CALL_HEADERS, CONVERSATION_ID, DEMO, openProfile, removeFolder } from './profile.ts';
import { readTexts } from './read-texts.ts';

const ACTS = 8;
const ARRIVAL_LIMIT_MS = 90_000;
const LOOK_MS = 500;

/** Returns the chat pages; excludes the empty page that a browser starts with. */
function chatPagesOf(context: BrowserContext | null): Page[] {
  return (context?.pages() ?? []).filter((page) => page.url().includes('/chats/'));
}

/** Runs random acts on one browser profile, across several browser launches. */
export class BrowserSchedule {
  /** The acts so far, with the elapsed seconds. */
  readonly done: string[] = [];
  readonly #startedAtMs = Date.now();
  readonly #reference: Reference;
  readonly #executablePath: string;
  readonly #folder: string;
  readonly #random: Random;
  readonly #shown = new Set<string>();
  #context: BrowserContext | null = null;
  #written = 0;

  /** @param folder of the profile; deleted at the end */
  constructor(reference: Reference, executablePath: string, folder: string, random: Random) {
    this.#reference = reference;
    this.#executablePath = executablePath;
    this.#folder = folder;
    this.#random = random;
  }

  async run(): Promise<{ shown: string[]; arrived: string[] }> {
    try {
      await (await this.#openChat()).getByRole('log').waitFor();
      for (let count = 0; count < ACTS; count += 1) {
        const act = this.#random.pick(this.#acts);
        this.#note(act.name);
        // Acts in progress fail if their page dies.
        await act.run().catch((error: unknown) => this.#note(`(${String(error).split('\n')[0]})`));
        if (this.#random.chance(0.5)) await this.#look();
      }
      await this.#look();
      this.#note('all is well again');
      return { shown: [...this.#shown], arrived: await this.#untilArrived() };
    } finally {
      await this.#context?.close().catch(() => undefined);
      removeFolder(this.#folder);
    }
  }

  readonly #acts: readonly { name: string; run: () => Promise<void> }[] = [
    { name: 'write', run: () => this.#write() },
    { name: 'write', run: () => this.#write() },
    { name: 'write', run: () => this.#write() },
    { name: 'open a tab', run: async () => void (await this.#openChat()) },
    { name: 'close a tab', run: async () => await (await this.#anyPage()).close() },
    { name: 'reload a tab', run: async () => void (await (await this.#anyPage()).reload().catch(() => undefined)) },
    { name: 'crash a tab', run: () => this.#crash() },
    { name: 'kill the worker', run: () => this.#killWorker() },
    { name: 'kill the browser', run: () => this.#killBrowser() },
    { name: 'stop the server', run: () => this.#reference.stop() },
    { name: 'start the server', run: () => this.#reference.start() },
  ];

  #note(what: string): void {
    this.done.push(`${((Date.now() - this.#startedAtMs) / 1_000).toFixed(1)} s ${what}`);
  }

  async #open(): Promise<BrowserContext> {
    this.#context ??= await openProfile(this.#folder, this.#reference, this.#executablePath);
    return this.#context;
  }

  /** A killed browser loses the cookies of its last half minute, so the member logs in again. */
  async #logInAgain(): Promise<void> {
    const context = await this.#open();
    if ((await context.request.get('/api/user.php', { headers: CALL_HEADERS })).ok()) return;
    this.#note('log in again');
    const page = await context.newPage();
    try {
      await page.goto('/login');
      await page.locator('input[autocomplete="username"]').fill(DEMO.email, { timeout: 10_000 });
      await page.locator('input[autocomplete="current-password"]').fill(DEMO.password);
      await page.locator('form button[type="submit"]').click();
      await page.waitForURL((url) => url.pathname !== '/login');
    } finally {
      await page.close();
    }
  }

  async #openChat(): Promise<Page> {
    const page = await (await this.#open()).newPage();
    await page.goto(`/chats/${CONVERSATION_ID}`).catch(() => undefined);
    return page;
  }

  async #anyPage(): Promise<Page> {
    const pages = chatPagesOf(await this.#open());
    return pages.length === 0 ? await this.#openChat() : this.#random.pick(pages);
  }

  /** A message that could not be typed because the page is gone or not loaded was not shown either. */
  async #write(): Promise<void> {
    this.#written += 1;
    // The exclamation mark separates the number from the time that follows it.
    const text = `message ${this.#written}!`;
    const page = await this.#anyPage();
    try {
      const field = page.getByPlaceholder('Write a message');
      await field.fill(text, { timeout: 10_000 });
      await page.getByRole('button', { name: 'Send', exact: true }).click({ timeout: 5_000 });
    } catch {
      this.#note(`(not written: ${text})`);
    }
  }

  async #look(): Promise<void> {
    for (const page of chatPagesOf(this.#context)) {
      const seen = await page
        .getByRole('log')
        .textContent({ timeout: 2_000 })
        .catch(() => null);
      for (const [text] of (seen ?? '').matchAll(/message \d+!/g)) this.#shown.add(text);
    }
  }

  async #crash(): Promise<void> {
    const page = await this.#anyPage();
    await crash(page);
    await page.close();
  }

  async #killWorker(): Promise<void> {
    const page = await this.#anyPage();
    const browser: Browser | null = page.context().browser();
    if (browser === null) return;
    const workers = await Workers.of(browser, page);
    await workers.killShared().catch(() => undefined);
  }

  async #killBrowser(): Promise<void> {
    const context = await this.#open();
    const session = await context.browser()?.newBrowserCDPSession();
    this.#context = null;
    const closed = context.waitForEvent('close');
    // A crash of the browser process: nothing is saved in an orderly way.
    session?.send('Browser.crash').catch(() => undefined);
    await closed;
  }

  /** With everything working again, all shown messages must arrive without user action. */
  async #untilArrived(): Promise<string[]> {
    await this.#reference.start();
    const deadlineMs = Date.now() + ARRIVAL_LIMIT_MS;
    for (;;) {
      try {
        await this.#logInAgain();
        await this.#anyPage();
      } catch {
        // The browser was killed but its context had not been noticed as closed.
        this.#context = null;
      }
      const arrived = (await readTexts(this.#reference.url, CONVERSATION_ID)).filter((text) =>
        /^message \d+!$/.test(text),
      );
      const isComplete = [...this.#shown].every((text) => arrived.includes(text));
      if (isComplete || Date.now() > deadlineMs) return arrived;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }
}
