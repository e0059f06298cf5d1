import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';
import { test } from './fixtures.ts';

/** Which film the landing pages of a niche show, and what they show in its place where none fits. */

const FAMILIES = ['video', 'transitionsvideolanding'] as const;
const FOLDERS = [
  ['', '/film'],
  ['she-', '/film/she'],
  ['bdsm-', '/film'],
  ['bbw-', '/film/bbw'],
  ['gilf-', '/film/gilf'],
  ['milf-', '/film/milf'],
  ['gay-', '/film/gay'],
] as const;

test('the HTML of every niche asks for the poster of its own film, and names no other', async ({ page }) => {
  for (const family of FAMILIES) {
    for (const [niche, folder] of FOLDERS) {
      const html = await (await page.request.get(`/landers/${family}/${niche}de`)).text();
      const posters = new Set([...html.matchAll(/"(\/film\/[^"]*\.webp)"/g)].map(([, path]) => path));
      expect([family, niche, ...posters]).toEqual([family, niche, `${folder}/poster.webp`]);
      expect(html).toContain(`<link rel="preload" href="${folder}/poster.webp" as="image" fetchpriority="high">`);
    }
  }
});

test('a page for women plays the film of its niche alone, with captions about two women', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/film/')) loaded.add(pathname);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/landers/video/she-pl');
  const caption = page.locator('video + * > p');
  await expect(caption).toHaveText('Jedna pisze, druga odpowiada.', { timeout: 30_000 });
  expect([...loaded].sort()).toEqual(['/film/she/film.webm', '/film/she/pl.vtt', '/film/she/poster.webp']);
});

test('the film of every niche is there for both kinds of browser, and plays', async ({ page }) => {
  await page.goto('/landers/video/eng');
  const sizes = new Map<string, number>();
  for (const folder of new Set(FOLDERS.map(([, path]) => path))) {
    for (const name of ['film.webm', 'film.mp4']) {
      const address = `${folder}/${name}`;
      const answer = await page.request.head(address);
      sizes.set(address, Number(answer.headers()['content-length']));
      expect([address, await playsAt(page, address, 13)]).toEqual([address, true]);
    }
  }
  expect([...sizes.values()].filter((bytes) => !(bytes > 100_000 && bytes <= 600_000))).toEqual([]);
});

test('where an operator’s film is not for a niche, its page shows stills of its members, with their names below them', async ({
  page,
}) => {
  await withoutNicheFilms(page);
  await page.goto('/landers/video/gay-eng');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Men who like men.');
  const shown = page.locator('[data-shown="true"] img');
  await expect(shown).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  const play = page.getByRole('button', { name: 'Play' });
  const name = play.locator('xpath=../../p');
  await expect(name).toHaveText(/^.+, \d\d/);
  const men = await namesIn(page, 7);
  expect(men).toContain((await name.locator('[dir="auto"]').innerText()).trim());
  // Neither lies upon the picture.
  const picture = await shown.boundingBox();
  for (const part of [play, name]) {
    const box = await part.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1);
  }
  // The film for everybody stays where members are of any sex.
  await page.goto('/landers/video/bdsm-eng');
  await expect(page.locator('video')).toHaveAttribute('poster', '/film/poster.webp');
});

/** As an app without pages written beforehand, on the configuration of an operator with one film, for everybody. */
async function withoutNicheFilms(page: Page): Promise<void> {
  const shell = readFileSync(join(APP_OUTPUT, 'index.html'), 'utf8');
  const configuration: unknown = JSON.parse(readFileSync(join(APP_OUTPUT, 'config.json'), 'utf8'));
  await page.route('**/landers/video/*', (route) => route.fulfill({ body: shell, contentType: 'text/html' }));
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...Object(configuration), landingFilms: {} } }),
  );
}

async function namesIn(page: Page, niche: number): Promise<readonly string[]> {
  const answer = await page.request.get(`/api/matches.php?kind=signup&niche=${niche}&language=en`, {
    headers: { 'x-package-name': 'test', 'x-original-host': 'localhost' },
  });
  const { landing }: { landing: { people: { profile: { name: string } }[] } } = await answer.json();
  return landing.people.map(({ profile }) => profile.name);
}

/** Whether the browser decodes the frame at that second. */
function playsAt(page: Page, address: string, seconds: number): Promise<boolean> {
  return page.evaluate(
    ({ src, at }) =>
      new Promise<boolean>((resolve) => {
        const film = document.createElement('video');
        film.muted = true;
        film.addEventListener('loadedmetadata', () => {
          film.currentTime = at;
        });
        film.addEventListener('seeked', () => resolve(film.videoHeight > 0 && film.readyState >= 2));
        film.addEventListener('error', () => resolve(false));
        film.src = src;
      }),
    { src: address, at: seconds },
  );
}
