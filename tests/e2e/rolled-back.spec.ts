import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';
import { readTexts } from '../faults/read-texts.ts';
import { Control } from '../fixtures/control.ts';
import { beLoggedIn, logOut, test } from './fixtures.ts';
import { buildNewerVersion } from './newer-build.ts';
import { startReference } from './reference.ts';
import { accountDatabases, openChat } from './worker-in-browser.ts';

/** The member in the demo account's longest conversation, and that conversation. */
const MAYA = { profileId: 221, conversationId: 1 };

interface Site {
  url: string;
  context: BrowserContext;
  control: Control;
  /** Serves another build at the same URL. */
  deploy(build: string): void;
}

const siteTest = test.extend<{ site: Site }, { newer: string }>({
  // Not within the time of a test: on a busy machine a build of the product takes most of it.
  newer: [
    async ({ appDirectory: _ }, use) => {
      await use(await buildNewerVersion());
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: async ({ browser, guard }, use) => {
    guard.allowFailedRequests();
    const appDirectory = mkdtempSync(join(tmpdir(), 'rendezvous-app-'));
    const reference = await startReference(appDirectory);
    const context = await browser.newContext({ baseURL: reference.url, serviceWorkers: 'block' });
    guard.watch(context);
    const control = new Control(reference.url);
    await use({
      url: reference.url,
      context,
      control,
      deploy(build) {
        // Files of the previous build are kept, for tabs that are still open.
        cpSync(build, appDirectory, { recursive: true });
      },
    });
    await context.close();
    await reference.dispose();
    rmSync(appDirectory, { recursive: true, force: true });
  },
});

const log = (page: Page) => page.getByRole('log');

/** Makes the server drop messages but respond to everything else. */
async function letMessagesWait(control: Control): Promise<void> {
  await control.setFaults([{ method: 'POST', path: '/api/chat.php', fault: 'drop' }]);
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText(text, { exact: true })).toBeVisible();
}

async function expectInOrder(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(log(page).getByText(text, { exact: true })).toHaveCount(1);
  const shown = await log(page).textContent();
  const places = texts.map((text) => shown?.indexOf(text));
  expect(places).toEqual(places.toSorted((one = 0, other = 0) => one - other));
}

siteTest(
  'a release goes up, down and up again, and what waits each time arrives once and in order',
  async ({ newer, site: { url, context, control, deploy } }) => {
    deploy(APP_OUTPUT);
    const page = await context.newPage();
    await beLoggedIn(page);
    await openChat(page, MAYA.conversationId);
    const [main = ''] = await accountDatabases(page);
    await letMessagesWait(control);
    await write(page, 'First, below');

    deploy(newer);
    await page.reload();
    await expectInOrder(page, ['First, below']);
    await write(page, 'Second, above');
    await page.getByPlaceholder('Write a message').fill('A draft');
    await expect.poll(() => accountDatabases(page)).toEqual([main]);

    deploy(APP_OUTPUT);
    await page.reload();
    await expectInOrder(page, ['First, below', 'Second, above']);
    await expect(page.getByRole('heading', { name: 'A newer version is open' })).toHaveCount(0);
    expect(await accountDatabases(page)).toHaveLength(2);
    await expect(page.getByPlaceholder('Write a message')).toHaveValue('A draft');
    await write(page, 'Third, below again');

    deploy(newer);
    await page.reload();
    await expectInOrder(page, ['First, below', 'Second, above', 'Third, below again']);
    await expect.poll(() => accountDatabases(page)).toEqual([main]);
    await write(page, 'Fourth, above again');

    deploy(APP_OUTPUT);
    await page.reload();
    const all = ['First, below', 'Second, above', 'Third, below again', 'Fourth, above again'];
    await expectInOrder(page, all);
    await control.setFaults([]);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const readNewest = async () => (await readTexts(url, MAYA.conversationId)).slice(-all.length);
    await expect.poll(readNewest, { timeout: 60_000 }).toEqual(all);

    deploy(newer);
    await page.reload();
    await expectInOrder(page, all);
    await expect.poll(() => accountDatabases(page)).toEqual([main]);
    expect(await readNewest()).toEqual(all);
  },
);

siteTest(
  'while a tab with the newer version is open, an older one says so; once it is closed, a reload helps',
  async ({ newer, site: { context, deploy } }) => {
    deploy(APP_OUTPUT);
    const old = await context.newPage();
    await beLoggedIn(old);
    await openChat(old, MAYA.conversationId);
    deploy(newer);
    const current = await context.newPage();
    await openChat(current, MAYA.conversationId);
    const notice = old.getByRole('heading', { name: 'A newer version is open' });
    await expect(notice).toBeVisible();
    deploy(APP_OUTPUT);
    await old.getByRole('button', { name: 'Reload the page' }).click();
    await expect(notice).toBeVisible();
    await current.close();
    await old.getByRole('button', { name: 'Reload the page' }).click();
    await expect(log(old)).toBeVisible();
    await logOut(old);
    await expect(old).toHaveURL(/\/login/);
    await expect.poll(() => accountDatabases(old)).toEqual([]);
  },
);
