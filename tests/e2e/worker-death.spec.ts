import { expect, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { CORE, STORY } from './tags.ts';
import { crash, freeze, pingLocks, Workers } from './worker-death.ts';
import { openChat, pollerHolder, untilPrefetched, withoutSharedWorker } from './worker-in-browser.ts';

/** Id of the member in the demo account's longest conversation, and of that conversation. */
const MAYA = { profileId: 221, conversationId: 1 };

/** The time within which every tab notices, and the time for the new worker to start and poll on a busy machine. */
const NOTICED_MS = 5_000;
const STARTED_MS = 5_000;

/** Opens two tabs of one member, the first with the list of chats, the second with a chat. */
async function openTwo(page: Page): Promise<[Page, Page]> {
  await beLoggedIn(page);
  await page.goto('/chats');
  await expect(page.locator('a[href^="/chats/"]').first()).toBeVisible();
  const second = await page.context().newPage();
  await openChat(second, MAYA.conversationId);
  return [page, second];
}

test('a shared worker that is killed is replaced in every tab, which shows what comes in and sends', {
  tag: CORE,
}, async ({ page, browser, control }) => {
  const [list, chat] = await openTwo(page);
  const workers = await Workers.of(browser, page);
  await control.clearRequests();
  await workers.killShared();
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'After the crash');
  await expect(chat.getByRole('log')).toContainText('After the crash', { timeout: NOTICED_MS + STARTED_MS });
  await expect(list.getByText('After the crash')).toBeVisible();
  expect(await control.countRequests('GET', '/api/user.php')).toBe(1);
  await chat.getByRole('textbox').fill('I am back');
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => control.countRequests('POST', '/api/chat.php')).toBe(1);
  expect(await workers.shared()).toHaveLength(1);
});

test('the tab that started the worker crashes, and the other one goes on', async ({ page, control, guard }) => {
  guard.allow(/crash/i);
  const [first, chat] = await openTwo(page);
  await crash(first);
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'After the crash');
  await expect(chat.getByRole('log')).toContainText('After the crash', { timeout: NOTICED_MS + STARTED_MS });
});

test('a shared worker in an endless loop is left behind by all tabs, which meet in the next one', {
  tag: CORE,
}, async ({ page, browser, control }) => {
  const [list, chat] = await openTwo(page);
  // Stuck in the middle of a write, the worker would block the database.
  await untilPrefetched(page);
  const workers = await Workers.of(browser, page);
  await workers.runInShared('for (;;) {}');
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'After the loop');
  await expect(chat.getByRole('log')).toContainText('After the loop', { timeout: 2 * NOTICED_MS + STARTED_MS });
  await expect(list.getByText('After the loop')).toBeVisible();
  // A tab that opens now joins the live worker.
  const third = await page.context().newPage();
  await openChat(third, MAYA.conversationId);
  await expect(third.getByRole('log')).toContainText('After the loop');
  expect(await workers.shared()).toHaveLength(2);
});

test('of the tabs that share a worker one pings it for all, and another one when that tab is closed', async ({
  page,
}) => {
  const [first, chat] = await openTwo(page);
  await expect.poll(() => pingLocks(chat)).toEqual({ held: 1, pending: 1 });
  await first.close();
  await expect.poll(() => pingLocks(chat)).toEqual({ held: 1, pending: 0 });
});

test('without SharedWorker a tab that is frozen while it polls is relieved by the one on screen', async ({
  page,
  context,
  control,
}) => {
  await withoutSharedWorker(context);
  const [first, chat] = await openTwo(page);
  // Stuck in the middle of a write, the worker would block the database.
  await untilPrefetched(page);
  const frozen = await pollerHolder(chat);
  // Chromium's protocol freezes the page but not its worker: the loop blocks the worker like a real freeze.
  const [worker] = first.workers();
  worker?.evaluate('for (;;) {}').catch(() => undefined);
  await freeze(first);
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'While you were frozen');
  await expect(chat.getByRole('log')).toContainText('While you were frozen', { timeout: NOTICED_MS + STARTED_MS });
  expect(await pollerHolder(chat)).not.toBe(frozen);
});

test('without SharedWorker a tab that crashes while it polls is relieved', async ({
  page,
  context,
  control,
  guard,
}) => {
  guard.allow(/crash/i);
  await withoutSharedWorker(context);
  const [first, chat] = await openTwo(page);
  await crash(first);
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'After the crash');
  await expect(chat.getByRole('log')).toContainText('After the crash', { timeout: NOTICED_MS + STARTED_MS });
});

test('a worker that is restarted behind its port, as WebKit does, gets to know its tab again and goes on', {
  tag: STORY,
}, async ({ page, context, control }) => {
  await withoutSharedWorker(context);
  // The worker is replaced with a new one behind the same object, and nothing tells the page that its lock was
  // released.
  await context.addInitScript(() => {
    const RealWorker = Worker;
    class Restarted extends EventTarget {
      #inner: Worker;
      constructor(url: string | URL, options?: WorkerOptions) {
        super();
        const start = () => {
          const worker = new RealWorker(url, options);
          for (const type of ['message', 'messageerror', 'error'])
            worker.addEventListener(type, (event) => {
              const data: unknown = event instanceof MessageEvent ? event.data : undefined;
              this.dispatchEvent(event instanceof MessageEvent ? new MessageEvent(type, { data }) : new Event(type));
            });
          return worker;
        };
        this.#inner = start();
        Object.assign(window, {
          restartWorker: () => {
            this.#inner.terminate();
            this.#inner = start();
          },
        });
      }
      postMessage(message: unknown, transfer: Transferable[] = []): void {
        this.#inner.postMessage(message, transfer);
      }
      terminate(): void {
        this.#inner.terminate();
      }
    }
    Object.assign(window, { Worker: Restarted });
    const request = navigator.locks.request.bind(navigator.locks);
    Object.defineProperty(navigator.locks, 'request', {
      value: (name: string, ...rest: [LockOptions, LockGrantedCallback<void>]) =>
        name.includes('worker') ? new Promise(() => undefined) : request(name, ...rest),
    });
  });
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await page.evaluate(() => Reflect.get(window, 'restartWorker')());
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'After the restart');
  await expect(page.getByRole('log')).toContainText('After the restart', { timeout: NOTICED_MS + STARTED_MS });
  await page.getByRole('textbox').fill('I am back');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => control.countRequests('POST', '/api/chat.php')).toBe(1);
});

test('a page that nobody touches asks its worker seldom, and at once when somebody is back', async ({ page }) => {
  await countPings(page);
  await beLoggedIn(page);
  await page.clock.install();
  await page.goto('/chats');
  await expect(page.locator('a[href^="/chats/"]').first()).toBeVisible();
  await passSeconds(page, 20);
  const whileUsed = await pings(page);
  expect(whileUsed).toBeGreaterThan(10);
  await passSeconds(page, 40);
  const beforeUnused = await pings(page);
  await passSeconds(page, 60);
  const unused = await pings(page);
  expect(unused - beforeUnused).toBeLessThanOrEqual(4);
  expect(unused).toBeGreaterThan(beforeUnused);
  await page.mouse.move(200, 200);
  await expect.poll(() => pings(page)).toBe(unused + 1);
});

/** Counts the worker's answers to pings, which Comlink sends as calls with an id. */
async function countPings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { asked: 0, answered: 0 };
    Object.assign(window, { pingCounts: counts });
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (
      message: { id?: string; path?: string[] } | undefined,
      ...rest: never[]
    ) {
      if (message?.path?.[0] === 'ping') {
        counts.asked += 1;
        this.addEventListener('message', ({ data }) => {
          if (data?.id === message.id) counts.answered += 1;
        });
      }
      post.call(this, message, ...rest);
    };
  });
}

/** Each second only once the worker has answered, which its own time needs, not the page's. */
async function passSeconds(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1_000);
    await page.waitForFunction(
      () => {
        const { asked, answered } = Reflect.get(window, 'pingCounts');
        return asked === answered;
      },
      null,
      { polling: 20 },
    );
  }
}

async function pings(page: Page): Promise<number> {
  return await page.evaluate(() => Reflect.get(window, 'pingCounts').answered);
}
