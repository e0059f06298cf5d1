import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../test/find-browser.ts';
import type { Screen, Viewer } from './list.ts';
import type { ScreensOptions, Template } from './options.ts';
import { DEVICES, type Device, type Picture, pictureFile, SCHEMES } from './picture.ts';

const VIEWPORTS: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
};
const SETTLE_TIMEOUT_MS = 8000;
const JPEG_QUALITY = 80;
/** An account of the demo data. */
const MEMBER = { email: 'demo@example.com', password: 'demo-password' };

/**
 * Evaluated in the page: no skeleton is left (the component page always shows a busy button), all fonts and all
 * pictures in view are loaded.
 */
const AT_REST = `
  document.querySelector('[aria-busy="true"]:not(button)') === null &&
  document.fonts.status === 'loaded' &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy')
`;
const TOO_WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

interface Session {
  url: string;
  folder: string;
  options: ScreensOptions;
  screens: readonly Screen[];
  tell: (line: string) => void;
}

/**
 * Takes pictures of every screen for every viewer in every template. Throws if there is no browser or the login fails.
 */
export async function takePictures(session: Session): Promise<Picture[]> {
  const found = findBrowser();
  if (!found.ok) throw new Error(found.message);
  const rootArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...rootArguments, '--disable-gpu'],
  });
  try {
    const walks = session.options.templates.flatMap((template) =>
      (['visitor', 'member'] as const).map((viewer) => () => walk(browser, session, { template, viewer })),
    );
    // Two at a time: pages mostly wait.
    const [even, odd] = [walks.filter((_, index) => index % 2 === 0), walks.filter((_, index) => index % 2 === 1)];
    const lanes = await Promise.all([even, odd].map((lane) => inTurn(lane)));
    return lanes.flat();
  } finally {
    await browser.close();
  }
}

async function inTurn(walks: readonly (() => Promise<Picture[]>)[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const walk of walks) pictures.push(...(await walk()));
  return pictures;
}

/** Logs in through the form, like a member, so that the device has what the login stores. Returns the id of a chat. */
async function logIn(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/login`);
  await page.locator('input[autocomplete="username"]').fill(MEMBER.email);
  await page.locator('input[autocomplete="current-password"]').fill(MEMBER.password);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL('**/home');
  await page.goto(`${url}/chats`);
  const address = await page.locator('main a[href^="/chats/"]').first().getAttribute('href');
  return address?.split('/').at(-1) ?? '';
}

interface Walk {
  template: Template;
  viewer: Viewer;
}

async function walk(browser: Browser, session: Session, { template, viewer }: Walk): Promise<Picture[]> {
  const { url, folder, options, screens, tell } = session;
  const context = await browser.newContext({
    locale: 'en-US',
    reducedMotion: 'reduce',
    viewport: VIEWPORTS.desktop,
    // Otherwise each context would precache the whole app.
    serviceWorkers: 'block',
    // The check for being at rest injects a script into the page.
    bypassCSP: true,
  });
  const cookie = (name: string, value: string) => ({ name, value, url });
  await context.addCookies([cookie('rendezvous_template', template), cookie('i18n_redirected', options.locale)]);
  const page = await context.newPage();
  const chatId = viewer === 'member' ? await logIn(page, url) : '';
  const pictures: Picture[] = [];
  for (const screen of screens.filter(({ viewers }) => viewers.includes(viewer))) {
    const address = screen.address(chatId);
    const trouble = await open(page, url + address);
    for (const device of DEVICES) {
      await page.setViewportSize(VIEWPORTS[device]);
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        const shown = { route: screen.route, viewer, template, device, scheme };
        const file = pictureFile(shown);
        await page.screenshot({
          path: join(folder, file),
          type: 'jpeg',
          quality: JPEG_QUALITY,
          fullPage: options.whole,
          animations: 'disabled',
        });
        pictures.push({ ...shown, file, trouble: trouble ?? (await sidewaysScroll(page)) });
      }
    }
    tell(`${template}  ${viewer.padEnd(7)}  ${address}${trouble === null ? '' : `  (${trouble})`}`);
  }
  await context.close();
  return pictures;
}

/** Opens a URL and waits until the page is at rest. Returns what went wrong, or null. */
async function open(page: Page, address: string): Promise<string | null> {
  const errors: string[] = [];
  const onError = (error: Error): void => void errors.push(error.message);
  page.on('pageerror', onError);
  try {
    await page.setViewportSize(VIEWPORTS.desktop);
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor({ timeout: SETTLE_TIMEOUT_MS });
    await page.waitForFunction(AT_REST, undefined, { timeout: SETTLE_TIMEOUT_MS });
  } catch {
    errors.push('it did not come to rest');
  } finally {
    page.off('pageerror', onError);
  }
  return errors[0] ?? null;
}

async function sidewaysScroll(page: Page): Promise<string | null> {
  const wide: unknown = await page.evaluate(TOO_WIDE);
  return typeof wide === 'number' && wide > 0 ? `${wide} pixels wider than the window` : null;
}
