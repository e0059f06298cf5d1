import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { APP_OUTPUT, OUTPUT_ROOT } from '../../scripts/build/output-paths.ts';

/** The built app with a worker whose clock can be moved on, made by the global set-up. */
export const STEPPED_APP = join(OUTPUT_ROOT, 'app-with-stepped-clock');

const CHANNEL = 'stepped-clock';

/**
 * Copies the built app and puts the clock before the worker's own first line: nothing of the product changes, and the
 * product has no door for tests.
 */
export function makeSteppedApp(): void {
  rmSync(STEPPED_APP, { recursive: true, force: true });
  cpSync(APP_OUTPUT, STEPPED_APP, { recursive: true });
  const assets = join(STEPPED_APP, 'assets');
  const workers = readdirSync(assets).filter((name) => /^shared-worker-.*\.js$/.test(name));
  if (workers.length === 0) throw new Error('The build has no script of the worker.');
  for (const name of workers) {
    const file = join(assets, name);
    for (const ending of ['.gz', '.br']) rmSync(`${file}${ending}`, { force: true });
    writeFileSync(file, `(${installSteppedClock.toString()})(${JSON.stringify(CHANNEL)}, true);\n${readFileSync(file, 'utf8')}`);
  }
}

/** Gives the pages of the context the same clock as the worker: what they tell of times agrees with it. */
export async function withSteppedClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    `(${installSteppedClock.toString()})(${JSON.stringify(CHANNEL)}, false);`,
  );
}

/**
 * Moves the clocks of the browser on, second by second, and waits after each until the `workers` that share the
 * channel have run what fell due and have no call under way. The network goes on in real time.
 */
export async function passSeconds(page: Page, seconds: number, workers = 1): Promise<void> {
  await page.evaluate(
    async ({ name, count, expected }) => {
      const channel = new BroadcastChannel(name);
      const nextDone = (): Promise<void> =>
        new Promise((resolve) => {
          let done = 0;
          channel.onmessage = (event: MessageEvent<unknown>) => {
            if (event.data === 'done') done += 1;
            if (done === expected) resolve();
          };
        });
      for (let second = 0; second < count; second += 1) {
        const done = nextDone();
        channel.postMessage({ advanceMs: 1_000 });
        await done;
      }
      channel.close();
    },
    { name: CHANNEL, count: seconds, expected: workers },
  );
}

/**
 * Runs in the browser, so it may use nothing from outside. Time is the real time and what it was moved on by; timers
 * fall due by it.
 */
function installSteppedClock(name: string, isWorker: boolean): void {
  interface Timer {
    atMs: number;
    run: () => void;
    everyMs: number | null;
    real: ReturnType<typeof setTimeout>;
  }
  const real = {
    Date: globalThis.Date,
    setTimeout: globalThis.setTimeout.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
    fetch: globalThis.fetch.bind(globalThis),
  };
  const timers = new Map<number, Timer>();
  let aheadMs = 0;
  let lastId = 0;
  let callsUnderWay = 0;
  const now = (): number => real.Date.now() + aheadMs;

  const start = (id: number, timer: Omit<Timer, 'real'>): void => {
    const wait = real.setTimeout(() => fire(id), Math.max(0, timer.atMs - now()));
    timers.set(id, { ...timer, real: wait });
  };
  const fire = (id: number): void => {
    const timer = timers.get(id);
    if (timer === undefined) return;
    real.clearTimeout(timer.real);
    timers.delete(id);
    if (timer.everyMs !== null) start(id, { ...timer, atMs: timer.atMs + timer.everyMs });
    timer.run();
  };
  const set = (run: unknown, delayMs: unknown, values: readonly unknown[], repeats: boolean): number => {
    if (typeof run !== 'function') throw new TypeError('Only functions can wait for a time here');
    lastId += 1;
    const waitMs = Math.max(0, Number(delayMs) || 0);
    start(lastId, { atMs: now() + waitMs, run: () => void run(...values), everyMs: repeats ? Math.max(1, waitMs) : null });
    return lastId;
  };
  const stop = (id: unknown): void => {
    const timer = typeof id === 'number' ? timers.get(id) : undefined;
    if (timer === undefined) return;
    real.clearTimeout(timer.real);
    timers.delete(Number(id));
  };
  const nextTask = (): Promise<void> => new Promise((resolve) => real.setTimeout(resolve));
  const untilQuiet = async (): Promise<void> => {
    do await nextTask();
    while (callsUnderWay > 0);
  };

  Object.assign(globalThis, {
    Date: new Proxy(real.Date, {
      construct: (target, values, newTarget) =>
        Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
      apply: () => new real.Date(now()).toString(),
      get: (target, property, receiver) => (property === 'now' ? now : Reflect.get(target, property, receiver)),
    }),
    setTimeout: (run: unknown, delayMs: unknown, ...values: unknown[]) => set(run, delayMs, values, false),
    setInterval: (run: unknown, delayMs: unknown, ...values: unknown[]) => set(run, delayMs, values, true),
    clearTimeout: stop,
    clearInterval: stop,
    fetch: async (...values: Parameters<typeof fetch>) => {
      callsUnderWay += 1;
      try {
        return await real.fetch(...values);
      } finally {
        callsUnderWay -= 1;
      }
    },
  });

  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', async (event: MessageEvent<unknown>) => {
    const message = event.data;
    if (typeof message !== 'object' || message === null || !('advanceMs' in message)) return;
    const untilMs = now() + Number(message.advanceMs);
    for (;;) {
      const due = [...timers].filter(([, timer]) => timer.atMs <= untilMs).sort(([, a], [, b]) => a.atMs - b.atMs)[0];
      if (due === undefined) break;
      aheadMs += Math.max(0, due[1].atMs - now());
      fire(due[0]);
      await untilQuiet();
    }
    aheadMs += Math.max(0, untilMs - now());
    await untilQuiet();
    // What is waited for in real time has come nearer.
    for (const [id, timer] of [...timers]) {
      real.clearTimeout(timer.real);
      start(id, timer);
    }
    if (isWorker) channel.postMessage('done');
  });
}
