import { expect, type Locator, type Page } from 'playwright/test';
import { test } from './fixtures.ts';
import { painted } from './page-state.ts';

/** The film of the landing pages: when it is loaded, and how a visitor stops it and reads it. */

const PAGE = '/landers/video/de';
/** The file has 590 KB. On a busy machine the browser asks its server, not its cache, for a third of it again. */
const LOADED_ONCE_MAX_BYTES = 880_000;

test('the film plays muted once the page can be used, tells its story in German, and is paused by keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(PAGE);
  const film = page.locator('video');
  await expect(film).toHaveAttribute('poster', '/film/poster.webp');
  await expect.poll(() => isPlaying(page.locator('video'))).toBe(true);
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('loop', true);
  await expect.poll(() => shownCaption(page)).toBe('Sieh dich in Ruhe um.\n(Alle hier sind gezeichnet.)');
  const pause = page.getByRole('button', { name: 'Pause' });
  await pause.focus();
  await page.keyboard.press('Enter');
  await expect(film).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: 'Abspielen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => isPlaying(page.locator('video'))).toBe(true);
});

for (const { wish, ask } of [
  { wish: 'less motion', ask: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  { wish: 'to save data', ask: saveData },
]) {
  test(`a visitor who wants ${wish} has the poster, and the film only when they press Play`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
    await ask(page);
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-usable', '');
    // Later than the film would begin otherwise: once it is seen to be in view, and the page is idle.
    await painted(page);
    for (const _turn of [1, 2]) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator('video')).toHaveJSProperty('paused', true);
    expect(loaded).toContain('/film/poster.webp');
    expect(loaded.filter((path) => /\.(?:webm|mp4)$/.test(path))).toEqual([]);
    await page.getByRole('button', { name: 'Abspielen' }).click();
    await expect.poll(() => isPlaying(page.locator('video'))).toBe(true);
  });
}

test('a browser that plays no VP9 is offered H.264, and one that plays neither keeps the poster', async ({ page }) => {
  await page.goto(PAGE);
  const sources = page.locator('video source');
  expect(await sources.evaluateAll((all) => all.map((one) => one.getAttribute('type')))).toEqual([
    'video/webm; codecs=vp9',
    'video/mp4',
  ]);
  for (const name of ['film.webm', 'film.mp4']) {
    const answer = await page.request.get(`/film/${name}`, { headers: { range: 'bytes=0-99' } });
    expect(answer.status()).toBe(206);
    expect((await answer.body()).length).toBe(100);
    expect(Number(answer.headers()['content-range']?.split('/')[1])).toBeLessThanOrEqual(600_000);
    expect(await isPlayable(page, `/film/${name}`)).toBe(true);
  }
});

test('captions are taken away and brought back by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(PAGE);
  const words = 'Sieh dich in Ruhe um.\n(Alle hier sind gezeichnet.)';
  await expect.poll(() => shownCaption(page)).toBe(words);
  const captions = page.getByRole('button', { name: 'Untertitel', pressed: true });
  await captions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Untertitel', pressed: false })).toBeFocused();
  expect(await shownCaption(page)).toBeNull();
  await page.keyboard.press('Enter');
  await expect.poll(() => shownCaption(page)).not.toBeNull();
});

test('another language that is chosen while the film plays is that of the captions from then on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(PAGE);
  await expect.poll(() => shownCaption(page)).toMatch(/^Sieh dich/);
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
  await expect.poll(() => shownCaption(page), { timeout: 20_000 }).toBe('One writes, the other answers.');
});

test('the story in chapters shows parts of the film while they are in view, and members between them', async ({
  page,
}) => {
  const loadedBytes = await countFilmBytes(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/landers/transitionsvideolanding/de');
  const chapters = page.locator('section[aria-labelledby^="chapter-"]');
  await expect(chapters).toHaveCount(4);
  await page.getByRole('link', { name: 'Und dann?' }).press('Enter');
  await expect(chapters.nth(3)).toBeInViewport({ ratio: 0.8 });
  await expect(chapters.nth(1).locator('img')).toBeVisible();
  await expect(chapters.nth(3).locator('img')).toHaveCount(1);
  for (const { chapter, from, to } of [
    { chapter: 0, from: 0, to: 3.2 },
    { chapter: 2, from: 7, to: 9.9 },
  ]) {
    await chapters.nth(chapter).scrollIntoViewIfNeeded();
    const film = chapters.nth(chapter).locator('video');
    const timeOf = () => film.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : -1));
    await expect(film).toHaveJSProperty('paused', false);
    await expect.poll(timeOf).toBeGreaterThan(from + 1);
    // Up to its end, and from its start once more.
    await expect.poll(timeOf, { timeout: 15_000, intervals: [50] }).toBeGreaterThan(to - 0.5);
    await expect.poll(timeOf, { timeout: 15_000, intervals: [50] }).toBeLessThan(from + 1);
    expect(await timeOf()).toBeGreaterThanOrEqual(from);
    const other = chapters.nth(2 - chapter).locator('video');
    await expect(other).toHaveJSProperty('paused', true);
  }
  // Both chapters are parts of one file, which is loaded once.
  expect(loadedBytes()).toBeGreaterThan(500_000);
  expect(loadedBytes()).toBeLessThan(LOADED_ONCE_MAX_BYTES);
});

test('of two chapters that come into view at once, one starts once the other has the film', async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function startAndNote() {
      const states = [...document.querySelectorAll('video')].map(({ readyState }) => readyState);
      document.documentElement.dataset['starts'] =
        `${document.documentElement.dataset['starts'] ?? ''}${Math.max(...states)}`;
      return play.call(this);
    };
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 5000 });
  await page.goto('/landers/transitionsvideolanding/de');
  const films = page.locator('section[aria-labelledby^="chapter-"] video');
  await expect(films).toHaveCount(2);
  for (const index of [0, 1]) await expect.poll(() => isPlaying(films.nth(index))).toBe(true);
  // HAVE_NOTHING as the first starts, HAVE_ENOUGH_DATA as the second does. How much of it the second takes from the
  // browser's cache is the browser's: on a busy machine it asked the server for up to 60 % again.
  await expect(page.locator('html')).toHaveAttribute('data-starts', '04');
});

/** Returns a count of the bytes of the film that have come over the network, also of parts that were broken off. */
async function countFilmBytes(page: Page): Promise<() => number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const loading = new Set<string>();
  let bytes = 0;
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.(?:webm|mp4)/.test(response.url) && response.fromDiskCache !== true) loading.add(requestId);
  });
  // The encoded length is told at the end only, and for a part that was broken off not at all; films are not encoded.
  devTools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (loading.has(requestId)) bytes += dataLength;
  });
  return () => bytes;
}

function isPlaying(film: Locator): Promise<boolean> {
  return film.evaluate((film) => film instanceof HTMLVideoElement && !film.paused && film.currentTime > 0.1);
}

async function shownCaption(page: Page): Promise<string | null> {
  // The browser draws none upon the picture.
  const modes = await page
    .locator('video')
    .evaluate((film) => (film instanceof HTMLVideoElement ? [...film.textTracks].map(({ mode }) => mode) : []));
  expect(modes).not.toContain('showing');
  const caption = page.locator('video + * > p');
  return (await caption.isVisible()) ? await caption.innerText() : null;
}

/** Whether the browser decodes a frame of the film in its middle. */
function isPlayable(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const film = document.createElement('video');
        film.muted = true;
        film.addEventListener('loadedmetadata', () => {
          film.currentTime = film.duration / 2;
        });
        film.addEventListener('seeked', () => resolve(film.videoHeight > 0 && film.readyState >= 2));
        film.addEventListener('error', () => resolve(false));
        film.src = src;
      }),
    address,
  );
}

async function saveData(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener: () => undefined } });
  });
}
