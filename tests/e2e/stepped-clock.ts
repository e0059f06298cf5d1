import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { APP_OUTPUT, OUTPUT_ROOT } from '../../scripts/build/output-paths.ts';

/** The built app with a worker whose clock can be stepped, created by the global setup. */
export const STEPPED_APP = join(OUTPUT_ROOT, 'app-with-stepped-clock');

const CHANNEL = 'stepped-clock';

/**
 * Copies the built app and prepends the clock to the worker's script: the product's code is unchanged and needs no hook
 * for tests.
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
    writeFileSync(
      file,
      `(${installSteppedClock.toString()})(${JSON.stringify(CHANNEL)}, true);\n${readFileSync(file, 'utf8')}`,
    );
  }
}

/** Gives the pages of the context the same clock as the worker, so that the times they show agree with it. */
export async function withSteppedClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(`(${installSteppedClock.toString()})(${JSON.stringify(CHANNEL)}, false);`);
}

/**
 * Advances the browser's clocks second by second. After each second, waits until all pages and the `workers` that share
 * the channel have run their due timers and have no call, worker request or transaction pending. The clocks are frozen
 * between steps, however long these take, so exactly this much time passes; they run again after the last step.
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
      const running = nextDone();
      channel.postMessage({ advanceMs: null });
      await running;
      channel.close();
    },
    { name: CHANNEL, count: seconds, expected: workers + page.context().pages().length },
  );
}

/**
 * Runs in the browser, so it must not use anything from outside. Time is real time plus the advanced time, and is
 * frozen between steps; timers follow it.
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
  let standsAtMs: number | null = null;
  let lastId = 0;
  /** Pending server calls, requests of a page to its worker, and database transactions. */
  let underWay = 0;
  const now = (): number => standsAtMs ?? real.Date.now() + aheadMs;

  const start = (id: number, timer: Omit<Timer, 'real'>): void => {
    const fireByItself = (): void => {
      if (standsAtMs === null) fire(id);
    };
    timers.set(id, { ...timer, real: real.setTimeout(fireByItself, Math.max(0, timer.atMs - now())) });
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
    start(lastId, {
      atMs: now() + waitMs,
      run: () => void run(...values),
      everyMs: repeats ? Math.max(1, waitMs) : null,
    });
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
    // Whatever ends may start the next thing a few tasks later.
    for (let quietTasks = 0; quietTasks < QUIET_TASKS; quietTasks = underWay > 0 ? 0 : quietTasks + 1) await nextTask();
  };
  const QUIET_TASKS = 4;
  for (const read of ['arrayBuffer', 'blob', 'json', 'text'] as const) {
    const readBody = Response.prototype[read];
    Response.prototype[read] = async function (this: Response) {
      underWay += 1;
      try {
        return await readBody.call(this);
      } finally {
        underWay -= 1;
      }
    };
  }
  if (!isWorker) {
    // Tracks Comlink requests by their id until the response. If time passed while a worker is answering, the page
    // would think that it hangs.
    const post: (this: MessagePort, message: unknown, rest?: StructuredSerializeOptions) => void =
      MessagePort.prototype.postMessage;
    const idOf = (message: unknown): unknown =>
      typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown, rest?: object) {
      const id = idOf(message);
      if (typeof id === 'string') {
        underWay += 1;
        const hear = (event: MessageEvent<unknown>): void => {
          if (idOf(event.data) !== id) return;
          this.removeEventListener('message', hear);
          underWay -= 1;
        };
        this.addEventListener('message', hear);
      }
      post.call(this, message, rest);
    };
  }
  const openTransaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...values) {
    const transaction = openTransaction.apply(this, values);
    underWay += 1;
    const end = (): void => {
      underWay -= 1;
    };
    transaction.addEventListener('complete', end, { once: true });
    transaction.addEventListener('abort', end, { once: true });
    return transaction;
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
      underWay += 1;
      try {
        const response = await real.fetch(...values);
        // Gives the server's responses the worker's time.
        const headers = new Headers(response.headers);
        if (headers.has('date')) headers.set('date', new real.Date(now()).toUTCString());
        Object.defineProperty(response, 'headers', { value: headers });
        return response;
      } finally {
        underWay -= 1;
      }
    },
  });

  const stepOn = async (durationMs: number): Promise<void> => {
    standsAtMs = now();
    const untilMs = standsAtMs + durationMs;
    for (;;) {
      const due = [...timers].filter(([, timer]) => timer.atMs <= untilMs).sort(([, a], [, b]) => a.atMs - b.atMs)[0];
      if (due === undefined) break;
      standsAtMs = Math.max(now(), due[1].atMs);
      fire(due[0]);
      await untilQuiet();
    }
    standsAtMs = untilMs;
    await untilQuiet();
  };
  const goOn = (): void => {
    aheadMs = now() - real.Date.now();
    standsAtMs = null;
    for (const [id, timer] of [...timers]) {
      real.clearTimeout(timer.real);
      start(id, timer);
    }
  };

  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', async (event: MessageEvent<unknown>) => {
    const message = event.data;
    if (typeof message !== 'object' || message === null || !('advanceMs' in message)) return;
    if (typeof message.advanceMs === 'number') await stepOn(message.advanceMs);
    else goOn();
    channel.postMessage('done');
  });
}
