import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from './test/find-browser.ts';
import { startReferenceServer } from './reference-api/server.ts';
const [dir, outFile, templates, only] = process.argv.slice(2);
const V = ['/', '/login', '/signup', '/members/221', '/members/221/landing', '/members', '/pricing', '/pages/faq', '/no-such-page', '/match-finder', '/landers/gallery/eng', '/reset-password','/account-deleted'];
const M = ['/home', '/members', '/members/221', '/chats', 'CHAT', '/likes', '/likes/mutual', '/profile', '/notifications', '/premium', '/credits', '/credits/1', '/no-such-page', '/members?viewed=221','/_dev/components','/complete-signup'];
const AT_REST = `document.querySelector('[aria-busy="true"]:not(button)') === null && document.fonts.status === 'loaded'`;
const SNAP = `(() => {
  const skip = /^(inline-size|block-size|width|height|perspective-origin|transform-origin|inset|top|left|right|bottom|.*-(inline|block)-(start|end)$|-webkit-.*origin|animation-.*delay|min-.*|.*name$)/;
  const out = [];
  const all = [...document.body.querySelectorAll('*')].filter(e => !['LINK','SCRIPT','STYLE'].includes(e.tagName));
  const cls = (e) => (typeof e.className === 'string' ? e.className : '').replace(/_([a-zA-Z][\\w-]*?)_[\\w-]{5}_\\d+/g, '$1').replace(/[a-z-]+__/g,'');
  for (const e of all) for (const pseudo of [null, '::before', '::after']) {
    const s = getComputedStyle(e, pseudo);
    if (pseudo && (s.content === 'none' || s.content === 'normal')) continue;
    const o = {};
    for (const p of s) { if (!skip.test(p) && !p.startsWith('--')) o[p] = s.getPropertyValue(p); }
    out.push([e.tagName + '.' + cls(e) + (pseudo ?? ''), o]);
  }
  return out;
})()`;
const found = findBrowser();
if (!found.ok) throw new Error(found.message);
const folder = mkdtempSync(join(tmpdir(), 'cmp-'));
const server = await startReferenceServer({ port: 0, databaseUrl: pathToFileURL(join(folder, 'r.db')).href, control: false, quiet: true, appDirectory: dir });
const browser = await chromium.launch({ executablePath: found.executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const result: Record<string, unknown> = {};
for (const template of (templates ?? 'lavish').split(',')) for (const viewer of ['visitor', 'member']) {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 }, serviceWorkers: 'block', bypassCSP: true });
  await context.addCookies([{ name: 'rendezvous_template', value: template, url: server.url }, { name: 'i18n_redirected', value: 'en', url: server.url }]);
  const page = await context.newPage();
  let chat = '';
  if (viewer === 'member') {
    await page.goto(`${server.url}/login`);
    await page.locator('input[autocomplete="username"]').fill('demo@example.com');
    await page.locator('input[autocomplete="current-password"]').fill('demo-password');
    await page.locator('main form button[type="submit"]').click();
    await page.waitForURL('**/home');
    await page.goto(`${server.url}/chats`);
    chat = (await page.locator('main a[href^="/chats/"]').first().getAttribute('href')) ?? '';
  }
  for (const a of viewer === 'visitor' ? V : M) {
    if (only && !a.includes(only)) continue;
    const address = a === 'CHAT' ? chat : a;
    try {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(server.url + address, { waitUntil: 'load' });
      await page.locator('h1').first().waitFor({ timeout: 8000 });
      await page.waitForFunction(AT_REST, undefined, { timeout: 8000 });
    } catch (error) { console.log('not at rest', template, viewer, a); }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(150);
      result[`${template} ${viewer} ${a} ${width}`] = await page.evaluate(SNAP);
    }
  }
  await context.close();
}
writeFileSync(outFile ?? '', JSON.stringify(result));
await browser.close(); await server.close();
process.exit(0);
