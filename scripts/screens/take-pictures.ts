import { join } from 'node:path';
import { type Browser, type Cookie, chromium, type Page } from 'playwright';
import { findBrowser } from '../test/find-browser.ts';
import type { Screen, Viewer } from './list.ts';
import type { ScreensOptions, Template } from './options.ts';
import { type Device, type Picture, pictureFile } from './picture.ts';
import { type Account, enterState, type State, signUpMember } from './states.ts';

const VIEWPORTS: Record<Device, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};
const SETTLE_TIMEOUT_MS = 45_000;
const JPEG_QUALITY = 80;
/** An account of the demo data. */
const MEMBER: Account = { email: 'demo@example.com', password: 'demo-password' };

/**
 * Evaluated in the page: the app has taken over (a picture ends all animations, and with them the wait for its
 * failure), and no skeleton is in view (pages for developers always show some, and a busy button).
 */
const HAS_CONTENT = `
  document.documentElement.dataset.usable !== undefined &&
  document.querySelector('[aria-busy="true"]:not(button)') === null &&
  (location.pathname.startsWith('/_dev') ||
    [...document.querySelectorAll('.skeleton__skeleton')].every((one) => !one.checkVisibility() || one.getBoundingClientRect().top > innerHeight))
`;
/** The same, and all fonts and all pictures in view are loaded. */
const AT_REST = `
  ${HAS_CONTENT} &&
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
    const pictures: Picture[] = [];
    for (const state of session.options.states) pictures.push(...(await takeState(browser, session, state)));
    return pictures;
  } finally {
    await browser.close();
  }
}

/** The state is the whole server's, so that one comes after another. */
async function takeState(browser: Browser, session: Session, state: State): Promise<Picture[]> {
  const { url, options, screens } = session;
  if (options.states.length > 1 || state !== 'full') await enterState(url, 'full');
  const isSeen = (viewer: Viewer): boolean => screens.some(({ viewers }) => viewers.includes(viewer));
  const member = isSeen('member') && state !== 'new' ? await logIn(browser, url, state) : null;
  if (state === 'failing' || state === 'slow') await enterState(url, state);
  const walks = options.templates.flatMap((template) =>
    options.locales.flatMap((locale) =>
      (['visitor', 'member'] as const).filter(isSeen).flatMap((viewer) =>
        options.devices.map((device) => async () => {
          // A walk starts a chat, and who has one is not new any more.
          const walker = viewer === 'member' ? (member ?? (await logIn(browser, url, state))) : null;
          return await walk(browser, session, { template, viewer, device, locale, state, member: walker });
        }),
      ),
    ),
  );
  // Two at a time: pages mostly wait.
  const [even, odd] = [walks.filter((_, index) => index % 2 === 0), walks.filter((_, index) => index % 2 === 1)];
  const lanes = await Promise.all([even, odd].map((lane) => inTurn(lane)));
  if (state === 'failing' || state === 'slow') await enterState(url, 'full');
  return lanes.flat();
}

async function inTurn(walks: readonly (() => Promise<Picture[]>)[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const walk of walks) pictures.push(...(await walk()));
  return pictures;
}

/** A member whom other browser profiles can be, and one of the chats, if there is one. */
interface LoggedIn {
  cookies: Cookie[];
  chatId: string | null;
}

/** Logs in through the form, like a member, so that the cookies are all that a login leaves. */
async function logIn(browser: Browser, url: string, state: State): Promise<LoggedIn> {
  const context = await browser.newContext({ viewport: VIEWPORTS.desktop, serviceWorkers: 'block' });
  const page = await context.newPage();
  const account = state === 'new' ? await signUpMember(page, url) : MEMBER;
  await page.goto(`${url}/login`);
  await page.locator('input[autocomplete="username"]').fill(account.email);
  await page.locator('input[autocomplete="current-password"]').fill(account.password);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL('**/home');
  let address: string | null | undefined = null;
  if (state !== 'new') {
    await page.goto(`${url}/chats`);
    address = await page.locator('main a[href^="/chats/"]').first().getAttribute('href');
  }
  const cookies = await context.cookies();
  await context.close();
  return { cookies, chatId: address?.split('/').at(-1) ?? null };
}

interface Walk {
  template: Template;
  viewer: Viewer;
  device: Device;
  locale: string;
  state: State;
  member: LoggedIn | null;
}

async function walk(browser: Browser, session: Session, walked: Walk): Promise<Picture[]> {
  const { url, folder, options, screens, tell } = session;
  const { template, viewer, device, locale, state, member } = walked;
  const context = await browser.newContext({
    // The demonstration is a British site.
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: VIEWPORTS[device],
    // A finger, and no room for a scrollbar.
    isMobile: device === 'phone',
    hasTouch: device === 'phone',
    // Otherwise each context would precache the whole app.
    serviceWorkers: 'block',
    // The check for being at rest injects a script into the page.
    bypassCSP: true,
  });
  const cookie = (name: string, value: string) => ({ name, value, url });
  if (viewer === 'member') await context.addCookies(member?.cookies ?? []);
  await context.addCookies([cookie('rendezvous_template', template), cookie('i18n_redirected', locale)]);
  const page = await context.newPage();
  const pictures: Picture[] = [];
  for (const screen of screens.filter(({ viewers }) => viewers.includes(viewer))) {
    const address = screen.address(member?.chatId ?? null);
    if (address === null) continue;
    const trouble = await open(page, url + address, state);
    for (const scheme of options.schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const came = trouble ?? (await remains(page, state));
      const shown = { route: screen.route, viewer, state, template, device, scheme, locale };
      const file = pictureFile(shown);
      await page.screenshot({
        path: join(folder, file),
        type: 'jpeg',
        quality: JPEG_QUALITY,
        fullPage: options.whole,
        animations: 'disabled',
      });
      pictures.push({ ...shown, file, trouble: came ?? (await sidewaysScroll(page)) });
    }
    tell(
      `${template}  ${viewer.padEnd(7)}  ${device.padEnd(7)}  ${address}${trouble === null ? '' : `  (${trouble})`}`,
    );
  }
  await context.close();
  return pictures;
}

/** Opens a URL and waits until the page is at rest. Returns what went wrong, or null. */
async function open(page: Page, address: string, state: State): Promise<string | null> {
  const errors: string[] = [];
  const onError = (error: Error): void => void errors.push(error.message);
  page.on('pageerror', onError);
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor({ timeout: SETTLE_TIMEOUT_MS });
    // Without answers nothing comes to rest: the pictures show what waits.
    if (state !== 'slow') await page.waitForFunction(AT_REST, undefined, { timeout: SETTLE_TIMEOUT_MS });
  } catch {
    errors.push('it did not come to rest');
  } finally {
    page.off('pageerror', onError);
  }
  return errors[0] ?? null;
}

/** Waits for what the colour scheme has changed. Returns what went wrong since the page was at rest, or null. */
async function remains(page: Page, state: State): Promise<string | null> {
  if (state === 'slow') return null;
  const hasContent = (await page.evaluate(HAS_CONTENT)) === true;
  return await page.waitForFunction(AT_REST, undefined, { timeout: SETTLE_TIMEOUT_MS }).then(
    () => (hasContent ? null : 'it showed a skeleton again'),
    () => 'it did not come to rest again',
  );
}

async function sidewaysScroll(page: Page): Promise<string | null> {
  const wide: unknown = await page.evaluate(TOO_WIDE);
  return typeof wide === 'number' && wide > 0 ? `${wide} pixels wider than the window` : null;
}
