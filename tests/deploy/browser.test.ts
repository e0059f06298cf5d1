import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import { type CountingSite, startCountingSite } from './counting-site.ts';
import { findServers } from './find-servers.ts';
import { createWorld, type ServedSite, type ServerName, type World } from './world.ts';

const SERVERS: readonly ServerName[] = ['nginx', 'apache'];
/** The app polls every 60 seconds, with jitter. */
const POLL_LIMIT_MS = 120_000;
const STEP_LIMIT_MS = 30_000;
/** The service worker precaches the whole app during installation. */
const INSTALL_LIMIT_MS = 120_000;
/** Resolves with the state of the service worker, or that its registration failed. */
const SERVICE_WORKER_STATE = `navigator.serviceWorker.getRegistration().then((registration) =>
  document.documentElement.dataset.serviceWorker ??
  (registration?.active ?? registration?.waiting ?? registration?.installing)?.state ??
  'not registered')`;

const search = findServers();
const programs = search.ok ? search.programs : null;
if (!search.ok) process.stderr.write(`${search.message}\n`);

describe.skipIf(programs === null).each(SERVERS)('in Chromium, served by %s', (name) => {
  let world: World;
  let counting: CountingSite;
  let browser: Browser;
  const sites: ServedSite[] = [];

  beforeAll(async () => {
    const found = findBrowser();
    if (programs === null || !found.ok) throw new Error(found.ok ? 'There are no servers' : found.message);
    world = await createWorld(programs);
    counting = await startCountingSite(world.folder);
    browser = await chromium.launch({
      executablePath: found.executablePath,
      args: [
        // Chromium registers a service worker only if certificate errors are ignored browser-wide.
        '--ignore-certificate-errors',
        '--disable-gpu',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    });
  });
  // Even after a failed test, since the next server uses the same folder.
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await Promise.all(sites.splice(0).map((site) => site.stop()));
  });
  afterAll(async () => {
    await browser?.close();
    await counting?.close();
    await world?.dispose();
  });

  const serve = async (): Promise<ServedSite> => {
    const site = await world.serve(name);
    sites.push(site);
    return site;
  };

  /** Opens a page in a fresh profile and collects its policy violations and console errors. */
  const openPage = async (): Promise<{ page: Page; complaints: string[] }> => {
    const context = await browser.newContext({ locale: 'en-US', ignoreHTTPSErrors: true });
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_LIMIT_MS);
    const complaints: string[] = [];
    await page.exposeFunction('complain', (text: string) => complaints.push(text));
    await page.addInitScript(`document.addEventListener('securitypolicyviolation',
      (event) => complain(event.effectiveDirective + ' ' + event.blockedURI))`);
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // Visitors who are not logged in get a 403.
      if (message.type() === 'error' && !/status of 403/.test(message.text())) complaints.push(message.text());
    });
    return { page, complaints };
  };

  test('a visitor allows the counting script, logs in, and polls show what is new', { timeout: 300_000 }, async () => {
    await world.configure({ analyticsScript: counting.scriptUrl, defaultLocale: 'nl' });
    const site = await serve();
    const { page, complaints } = await openPage();
    await page.goto(`${site.url}/login`);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(() => counting.asked, { timeout: STEP_LIMIT_MS }).toEqual(['/count.js', '/call', '/picture.svg']);

    await page.locator('input[autocomplete="username"]').fill(world.stored.account.email);
    await page.locator('input[autocomplete="current-password"]').fill(world.stored.account.password);
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL('**/home');
    const api = join(world.folder, 'backend/api');
    for (const file of ['user.php', 'chats.php', 'likes.php']) {
      await expect.poll(() => world.calls(), { timeout: STEP_LIMIT_MS }).toContain(`GET ${join(api, file)}`);
    }
    await expect.poll(() => page.evaluate(SERVICE_WORKER_STATE), { timeout: INSTALL_LIMIT_MS }).toBe('activated');

    await page.goto(`${site.url}/chats`);
    const first = page.locator('main a[href^="/chats/"]').first();
    await first.waitFor();
    await page.waitForFunction('[...document.images].some((one) => one.complete && one.naturalWidth > 0)');
    renameFirstChat(world, 'Renamed Meanwhile');
    await page.getByText('Renamed Meanwhile').first().waitFor({ timeout: POLL_LIMIT_MS });
    expect(complaints).toEqual([]);
  });

  test('a script that config.json names after the policy was written is blocked, until it is written anew', async () => {
    await world.configure({});
    const site = await serve();
    const file = join(world.app, 'config.json');
    const configuration: unknown = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...Object(configuration), analyticsScript: counting.scriptUrl }));
    const { page, complaints } = await openPage();
    await page.goto(`${site.url}/login`);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(() => complaints, { timeout: STEP_LIMIT_MS }).toContain(`script-src-elem ${counting.scriptUrl}`);
  });
});

/** Simulates that the first member in the chats has changed their name. */
function renameFirstChat(world: World, name: string): void {
  const file = join(world.folder, 'backend/data/chats.json');
  const text = readFileSync(file, 'utf8');
  const renamed = text.replace(/(\\"name\\": ?\\")[^"\\]+/, `$1${name}`);
  if (renamed === text) throw new Error('The answer names no member');
  writeFileSync(file, renamed);
}
