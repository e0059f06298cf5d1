import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { createRandom, type Random } from '../../scripts/reference-api/demo/random.ts';
import { type Reference, startReference } from '../e2e/reference.ts';
import { Workers } from '../e2e/worker-death.ts';
import { Control } from '../fixtures/control.ts';
import { readTexts } from './read-texts.ts';

/** Id of a long conversation of the demo account (demo data). */
const CONVERSATION_ID = 1;
const ACTS_PER_SCHEDULE = 8;
/** Each has a server and a browser of its own, and mostly waits. */
const SCHEDULES_AT_ONCE = 2;
const ARRIVAL_LIMIT_MS = 90_000;
const LOOK_MS = 500;
const DEMO = { email: 'demo@example.com', password: 'demo-password' };
const CALL_HEADERS = { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost' };

export interface ScheduleFigures {
  schedules: number;
  /** Messages that were seen among the others, and so were stored. */
  shown: number;
  lost: number;
  doubled: number;
  outOfOrder: number;
}

export interface ScheduleOptions {
  seed: string;
  schedules: number;
  executablePath: string;
  onSchedule(figures: ScheduleFigures, failure: string | null): void;
}

/** Writes messages in a real browser while tabs, worker, browser and server end in an order drawn from a seed. */
export async function runSchedules(options: ScheduleOptions): Promise<ScheduleFigures> {
  const total: ScheduleFigures = { schedules: 0, shown: 0, lost: 0, doubled: 0, outOfOrder: 0 };
  let next = 0;
  const runLane = async () => {
    const reference = await startReference();
    try {
      for (let number = next++; number < options.schedules; number = next++) {
        const failure = await runOne(reference, number, options, total);
        options.onSchedule(total, failure);
      }
    } finally {
      await reference.dispose();
    }
  };
  await Promise.all(Array.from({ length: SCHEDULES_AT_ONCE }, runLane));
  return total;
}

/** Adds to `total` what came of one schedule; returns what went wrong, or null. */
async function runOne(
  reference: Reference,
  number: number,
  { seed, executablePath }: ScheduleOptions,
  total: ScheduleFigures,
): Promise<string | null> {
  await reference.start();
  await new Control(reference.url).reset();
  const schedule = new Schedule(reference, executablePath, createRandom(`${seed}/${number}`));
  const { shown, arrived } = await schedule.run();
  const distinct = [...new Set(arrived)];
  const lost = shown.filter((text) => !distinct.includes(text)).length;
  const doubled = arrived.length - distinct.length;
  const inOrder = distinct.toSorted((one, other) => numberOf(one) - numberOf(other));
  const outOfOrder = distinct.filter((text, index) => inOrder[index] !== text).length;
  total.schedules += 1;
  total.shown += shown.length;
  total.lost += lost;
  total.doubled += doubled;
  total.outOfOrder += outOfOrder;
  if (lost + doubled + outOfOrder === 0) return null;
  const acts = schedule.done.join(', ');
  return `schedule ${number} of the seed ${seed}: ${acts}; shown: ${shown.join(', ')}; arrived: ${arrived.join(', ')}`;
}

/** Messages are numbered in the order of writing. */
function numberOf(text: string): number {
  return Number.parseInt(text.replace('message ', ''), 10);
}

/** Not the empty page that a browser opens with. */
function chatPagesOf(context: BrowserContext | null): Page[] {
  return (context?.pages() ?? []).filter((page) => page.url().includes('/chats/'));
}

/** One browser profile, over the life of several browsers. */
class Schedule {
  /** What was done, with the seconds that had passed. */
  readonly done: string[] = [];
  readonly #startedAtMs = Date.now();
  readonly #reference: Reference;
  readonly #executablePath: string;
  readonly #random: Random;
  readonly #profile = mkdtempSync(join(tmpdir(), 'rendezvous-profile-'));
  readonly #shown = new Set<string>();
  #context: BrowserContext | null = null;
  #written = 0;

  constructor(reference: Reference, executablePath: string, random: Random) {
    this.#reference = reference;
    this.#executablePath = executablePath;
    this.#random = random;
  }

  async run(): Promise<{ shown: string[]; arrived: string[] }> {
    try {
      await this.#logIn();
      for (let count = 0; count < ACTS_PER_SCHEDULE; count += 1) {
        const act = this.#random.pick(this.#acts);
        this.#note(act.name);
        // A page that ends in the middle of something ends that too.
        await act.run().catch((error: unknown) => this.#note(`(${String(error).split('\n')[0]})`));
        if (this.#random.chance(0.5)) await this.#look();
      }
      await this.#look();
      this.#note('all is well again');
      return { shown: [...this.#shown], arrived: await this.#untilArrived() };
    } finally {
      await this.#context?.close().catch(() => undefined);
      rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
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
    this.#context ??= await chromium.launchPersistentContext(this.#profile, {
      executablePath: this.#executablePath,
      baseURL: this.#reference.url,
      locale: 'en-US',
      reducedMotion: 'reduce',
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
    });
    return this.#context;
  }

  async #logIn(): Promise<void> {
    await this.#beLoggedIn();
    const page = await this.#openChat();
    await page.getByRole('log').waitFor();
    // From here on the app starts without a server too.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }

  async #beLoggedIn(): Promise<void> {
    const { request } = await this.#open();
    const settings: unknown = await (await request.get('/api/settings.php', { headers: CALL_HEADERS })).json();
    const csrf = typeof settings === 'object' && settings !== null && 'csrf' in settings ? settings.csrf : undefined;
    const answer = await request.post('/api/login.php', { headers: CALL_HEADERS, data: { ...DEMO, csrf } });
    if (!answer.ok()) throw new Error(`The login was answered ${answer.status()}`);
  }

  /** A browser that was killed has lost the cookies of its last half minute: the member logs in again. */
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

  /** What cannot be written, for a page that is gone or not there yet, was not shown either. */
  async #write(): Promise<void> {
    this.#written += 1;
    // The sign at the end tells it from the time that stands behind it.
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
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // Never answered: whoever would is gone.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
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
    // A crash of the browser process itself: nothing is written down in an orderly way.
    session?.send('Browser.crash').catch(() => undefined);
    await closed;
  }

  /** All is well again: what was shown arrives, without a press. */
  async #untilArrived(): Promise<string[]> {
    await this.#reference.start();
    const deadlineMs = Date.now() + ARRIVAL_LIMIT_MS;
    for (;;) {
      try {
        await this.#logInAgain();
        await this.#anyPage();
      } catch {
        // The browser that was killed is gone only now.
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
