import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';
import { beLoggedIn, logIn, openTabs, test } from './fixtures.ts';
import { endIdleWorker } from './idle-worker.ts';
import { settle } from './page-state.ts';
import { startReference } from './reference.ts';
import { CORE } from './tags.ts';
import { openChat, pollerHolder } from './worker-in-browser.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit any route starts without network', { tag: CORE }, async ({
  page,
  context,
  reference,
  guard,
}) => {
  guard.allowFailedRequests();
  await page.goto('/');
  await waitForControl(page);
  await reference.stop();
  for (const path of ['/', '/login', '/login?next=%2Fchats', '/no-such-page']) {
    const cold = await context.newPage();
    await cold.goto(path);
    await expect(cold.getByRole('heading', { level: 1 }), path).toBeVisible();
    await cold.close();
  }
});

test('portraits that were seen are kept, answers of the API are not', async ({ page }) => {
  await page.goto('/');
  await waitForControl(page);
  await beLoggedIn(page);
  await page.goto('/likes');
  await settle(page);
  await expect
    .poll(async () => (await cachedPaths(page)).filter((path) => path.startsWith('/media/')).length)
    .toBeGreaterThan(0);
  const paths = await cachedPaths(page);
  expect(paths.filter((path) => path.startsWith('/media/')).length).toBeLessThanOrEqual(300);
  expect(paths.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('a new version waits until the visitor agrees, then the page reloads with it', async ({ browser, guard }) => {
  const appDirectory = mkdtempSync(join(tmpdir(), 'rendezvous-app-'));
  cpSync(APP_OUTPUT, appDirectory, { recursive: true });
  const reference = await startReference(appDirectory);
  const context = await browser.newContext({ baseURL: reference.url, serviceWorkers: 'allow' });
  guard.watch(context);
  try {
    const page = await context.newPage();
    await page.goto('/');
    await waitForControl(page);
    appendFileSync(join(appDirectory, 'sw.js'), '\n// another version\n');
    await page.reload();
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await expect(refresh).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe(
      'installed',
    );
    const loaded = page.waitForEvent('load');
    await refresh.click();
    await endIdleWorker(page, reference.url);
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(refresh).toHaveCount(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBeNull();
  } finally {
    await context.close();
    await reference.dispose();
    rmSync(appDirectory, { recursive: true, force: true });
  }
});

test('an update reaches three tabs, loses no half-written message or form, and never polls twice', {
  tag: CORE,
}, async ({ browser, guard }) => {
  test.setTimeout(120_000);
  const appDirectory = mkdtempSync(join(tmpdir(), 'rendezvous-app-'));
  cpSync(APP_OUTPUT, appDirectory, { recursive: true });
  const reference = await startReference(appDirectory);
  const context = await browser.newContext({ baseURL: reference.url, serviceWorkers: 'allow' });
  guard.watch(context);
  try {
    const chat = await context.newPage();
    await logIn(chat);
    await waitForControl(chat);
    await openChat(chat, 1);
    const [form, home] = await openTabs(context, 2, '/complaints');
    if (form === undefined || home === undefined) throw new Error('Two tabs were asked for');
    await home.goto('/home');
    const shared = await pollerHolder(home);
    await chat.getByRole('textbox').last().fill('Half a mess');
    const words = form.locator('textarea').first();
    await words.fill('What I wanted to say');

    makeAnotherBuild(appDirectory);
    await home.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    // All files of the build are fetched first.
    await expect
      .poll(() => home.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state), {
        timeout: 40_000,
      })
      .toBe('installed');
    const refresh = home.getByRole('button', { name: 'Refresh' });
    for (const tab of [chat, form, home]) {
      await expect(tab.getByRole('button', { name: 'Refresh' })).toBeVisible();
    }
    const reloads = [chat, form, home].map((tab) => tab.waitForEvent('load'));
    await refresh.click();
    await endIdleWorker(chat, reference.url);
    await Promise.all(reloads);

    await expect(chat.getByRole('textbox').last()).toHaveValue('Half a mess');
    await expect(words).toHaveValue('What I wanted to say');
    for (const tab of [chat, form, home]) {
      expect(await tab.evaluate(() => document.querySelector('script[src*="-next.js"]') !== null)).toBe(true);
    }
    // The new build's worker has taken over the lock; only its holder polls.
    await expect
      .poll(async () => {
        const holder = await pollerHolder(home);
        // For a moment nobody holds it.
        return holder !== null && holder !== shared;
      })
      .toBe(true);
  } finally {
    await context.close();
    await reference.dispose();
    rmSync(appDirectory, { recursive: true, force: true });
  }
});

test('a reload for a new version asks where a chosen photo would be lost', async ({ browser, guard }) => {
  test.setTimeout(120_000);
  const appDirectory = mkdtempSync(join(tmpdir(), 'rendezvous-app-'));
  cpSync(APP_OUTPUT, appDirectory, { recursive: true });
  const reference = await startReference(appDirectory);
  const context = await browser.newContext({ baseURL: reference.url, serviceWorkers: 'allow' });
  guard.watch(context);
  try {
    const chat = await context.newPage();
    await logIn(chat);
    await waitForControl(chat);
    await openChat(chat, 1);
    await chat.getByPlaceholder('Write a message').click();
    await chat.locator('input[type="file"]').setInputFiles('public/icons/icon-512.png');
    await expect(chat.getByRole('dialog').getByRole('img').first()).toBeVisible();
    const home = await context.newPage();
    await home.goto('/home');

    makeAnotherBuild(appDirectory);
    await home.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const refresh = home.getByRole('button', { name: 'Refresh' });
    await expect(refresh).toBeVisible({ timeout: 40_000 });
    const asked = chat.waitForEvent('dialog');
    await refresh.click();
    await endIdleWorker(home, reference.url);
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(chat.getByRole('dialog').getByRole('img').first()).toBeVisible();
  } finally {
    await context.close();
    await reference.dispose();
    rmSync(appDirectory, { recursive: true, force: true });
  }
});

test('a version whose files are not all there is not installed, and the app works on', async ({ browser, guard }) => {
  guard.allowFailedRequests();
  guard.allow(/bad-precaching-response/);
  const appDirectory = mkdtempSync(join(tmpdir(), 'rendezvous-app-'));
  cpSync(APP_OUTPUT, appDirectory, { recursive: true });
  const script = readFileSync(join(appDirectory, 'sw.js'), 'utf8');
  // A file of a page that is not opened here.
  const missing = /\/assets\/matches[^"'`]+\.css/.exec(script)?.[0];
  if (missing === undefined) throw new Error('The precache names no style sheet of the match-finder');
  rmSync(join(appDirectory, missing));
  const reference = await startReference(appDirectory);
  const context = await browser.newContext({ baseURL: reference.url, serviceWorkers: 'allow' });
  guard.watch(context);
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined))
      .toBe(true);
    await logIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await context.close();
    await reference.dispose();
    rmSync(appDirectory, { recursive: true, force: true });
  }
});

/**
 * Creates a build with different names for all scripts, like a change that affects every chunk. The old files are kept.
 */
function makeAnotherBuild(appDirectory: string): void {
  const assets = join(appDirectory, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = (text: string): string =>
    names.reduce((done, name) => done.replaceAll(name, name.replace('.js', '-next.js')), text);
  for (const name of names) {
    writeFileSync(join(assets, name.replace('.js', '-next.js')), renamed(readFileSync(join(assets, name), 'utf8')));
  }
  const shell = join(appDirectory, 'index.html');
  writeFileSync(shell, renamed(readFileSync(shell, 'utf8')));
  const script = join(appDirectory, 'sw.js');
  // The page's content has changed: without a new revision, the cached one would be kept.
  const revised = (text: string): string =>
    text.replace(/(url:`\/index\.html`,revision:`)\w+/, (_whole, before: string) => `${before}next`);
  writeFileSync(script, revised(renamed(readFileSync(script, 'utf8'))));
}

async function waitForControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
}
