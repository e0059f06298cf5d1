import { expect, type Locator, type Page } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import type { LANDING_FAMILIES } from '../../src/features/landing/landing-families.ts';
import { test } from './fixtures.ts';

/** What holds for each of the eight families of landing pages. */

/** A niche and a language for each family; together all seven of both. */
const SLUGS: Readonly<Record<(typeof LANDING_FAMILIES)[number]['family'], { slug: string; niche: number }>> = {
  video: { slug: 'eng', niche: 1 },
  gallery: { slug: 'she-de', niche: 2 },
  maplanding: { slug: 'bdsm-fr', niche: 3 },
  alonetonight: { slug: 'bbw-es', niche: 4 },
  iconslanding: { slug: 'gilf-it', niche: 5 },
  socialnetwork: { slug: 'milf-nl', niche: 6 },
  collagelanding: { slug: 'gay-pl', niche: 7 },
  transitionsvideolanding: { slug: 'de', niche: 1 },
};

for (const [family, { slug, niche }] of Object.entries(SLUGS)) {
  test(`a campaign of ${family} ends in an account with its page, its niche and who sent it`, async ({
    page,
    control,
  }) => {
    const path = `/landers/${family}/${slug}`;
    const email = `${family}@example.com`;
    await page.goto(`${path}?network=summer&ref=banner-7&sub1=${family}`);
    await expect(page.locator('html')).toHaveAttribute('data-usable', '');
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[type="password"]').fill('a-long-password');
    await page.locator('form button[type="submit"]').click();
    await expect(page.locator('html')).toHaveClass(/logged-in/);
    expect(await control.signups()).toMatchObject([
      {
        email,
        trafficsource: { network: 'summer', ref: 'banner-7', sub1: family },
        form_path: path,
        niche,
        landing: { path, niche },
      },
    ]);
  });
}

test('a slug that is none is answered with 404 in each family and kind of landing, by a page that leads on', async ({
  page,
  guard,
}) => {
  guard.allowMissingPages();
  const families = Object.keys(SLUGS).map((family) => `/landers/${family}`);
  const paths = [...families, '/members/221/landing2', '/members/221/landing3'].map((path) => `${path}/nonsense`);
  for (const path of [...paths, '/members/none/landing', '/landers/none/eng', '/landers/gallery/eng/more']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  expect((await page.goto('/landers/video/she-xx'))?.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /landers/video/she-xx')).toBeVisible();
  await expect(page.locator('form input[type="email"]')).toBeVisible();
});

test('a crawler finds the address, the other languages and the picture of each family in the page itself', async ({
  request,
  baseURL,
}) => {
  for (const family of Object.keys(SLUGS)) {
    for (const [slug, inEnglish, niche] of [
      ['pl', 'eng', ''],
      ['gay-de', 'gay-eng', '-gay'],
    ] as const) {
      const html = await (await request.get(`/landers/${family}/${slug}`)).text();
      const at = `${baseURL}/landers/${family}`;
      const picture = `${baseURL}/share/${family}${niche}.jpg`;
      expect(html).toContain(`<link rel="canonical" href="${at}/${slug}">`);
      expect(html).toContain(`<link rel="alternate" hreflang="en" href="${at}/${inEnglish}">`);
      expect(html.match(/hreflang="/g)).toHaveLength(8);
      expect(html).toContain(`<meta property="og:image" content="${picture}">`);
      expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
    }
  }
});

test('each family says that its people cannot be shown, and keeps its form', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  const busy = (...calls: readonly string[]) =>
    control.setFaults(calls.map((call) => ({ path: `/api/${call}.php`, fault: 'status:503' })));
  // People without the settings have no pictures, so they are missing too.
  for (const faults of [['matches', 'settings'], ['matches'], ['settings']]) {
    await busy(...faults);
    for (const family of Object.keys(SLUGS)) {
      // Families differ in where the note stands, not in when.
      if (faults.length === 1 && family !== 'maplanding' && family !== 'transitionsvideolanding') continue;
      await page.goto(`/landers/${family}/eng`);
      const note = page.getByText('People can’t be shown right now.').first();
      // The film of one family needs nobody.
      await expect(family === 'video' ? page.locator('[data-layout] video').first() : note, family).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create account' }), family).toBeVisible();
    }
  }
});

test('nothing lies on the note that people cannot be shown, on a phone', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await page.setViewportSize({ width: 390, height: 844 });
  await control.setFaults([{ path: '/api/matches.php', fault: 'status:503' }]);
  // Those on which it lies upon what is empty.
  for (const family of ['gallery', 'alonetonight', 'socialnetwork', 'collagelanding']) {
    await page.goto(`/landers/${family}/eng`);
    const note = page.getByText('People can’t be shown right now.').filter({ visible: true }).first();
    const isOnTop = (place: Element): boolean => {
      place.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = place.getBoundingClientRect();
      const across = [left + 8, (left + right) / 2, right - 8];
      return across.every((x) => document.elementFromPoint(x, (top + bottom) / 2) === place);
    };
    await expect.poll(() => note.evaluate(isOnTop), family).toBe(true);
  }
});

test('language, log-in and the way to sign up are in the first view of each family, on a phone and a desktop', async ({
  page,
}) => {
  for (const family of Object.keys(SLUGS)) {
    await page.goto(`/landers/${family}/eng`);
    await expect(page.locator('html')).toHaveAttribute('data-usable', '');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const at = `${family} ${width}`;
      await expect(page.getByRole('combobox', { name: 'Language' }), at).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Log in' }).first(), at).toBeInViewport({ ratio: 1 });
      const start = page
        .getByRole('link', { name: 'Sign up free' })
        .or(page.getByRole('button', { name: 'Create account' }))
        .filter({ visible: true });
      await expect(start.first(), at).toBeInViewport({ ratio: 1 });
    }
  }
});

test('on a phone the way to the form is at the thumb while neither it nor the form is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/landers/transitionsvideolanding/eng');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  const calls = page.getByRole('link', { name: 'Sign up free' });
  await expect(calls).toHaveCount(1);
  await page.mouse.wheel(0, 900);
  await expect(calls).toHaveCount(2);
  await expect(calls.last()).toBeInViewport({ ratio: 1 });
  await calls.last().click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeInViewport();
  await expect(calls).toHaveCount(1);
});

test('the start page and those about one member have that way too, and what the keyboard focuses stands above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const way = page.getByRole('link', { name: 'Sign up for free' });
  // The form has hardly begun in their first view.
  for (const address of ['/members/221/landing', '/members/221/landing2/eng', '/members/221/landing3/eng']) {
    await page.goto(address);
    await expect(way, address).toBeInViewport({ ratio: 1 });
    await way.click();
    await expect(page.getByRole('heading', { name: 'Create your account' }), address).toBeInViewport();
    await expect(way, address).toHaveCount(0);
  }

  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await expect(way).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(way).toBeInViewport({ ratio: 1 });
  const bar = await boxOf(way.locator('..'));
  const links = footer.getByRole('link');
  await links.first().focus();
  for (let left = await links.count(); left > 1; left -= 1) {
    const focused = await boxOf(page.locator(':focus'));
    expect(focused.y + focused.height).toBeLessThanOrEqual(bar.y);
    await page.keyboard.press('Tab');
  }
});

test('nothing lies on a film: neither its buttons nor its caption nor the bar of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const family of ['video', 'transitionsvideolanding']) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/landers/${family}/eng`);
      const stage = page.locator('video').first().locator('..');
      await holdAt(stage.locator('video'), 'Look around in your own time.');
      const film = await boxOf(stage.locator('video'));
      const around = [
        stage.getByRole('button', { name: 'Pause' }),
        stage.getByRole('button', { name: 'Captions' }),
        stage.getByText('Look around in your own time.'),
        page.getByRole('link', { name: 'Log in' }).first(),
        page.getByRole('combobox', { name: 'Language' }),
      ];
      for (const one of around) {
        const box = await boxOf(one);
        const at = `${family} ${width} ${await one.innerText()}`;
        expect(box.y >= film.y + film.height || box.y + box.height <= film.y, at).toBe(true);
      }
      const caption = await boxOf(stage.getByText('Look around in your own time.'));
      const words = page.locator('section[aria-labelledby^="chapter-"] p[aria-hidden]');
      if (width === 390 && (await words.count()) > 0)
        expect((await boxOf(words.first())).y, `${family} words`).toBeGreaterThanOrEqual(caption.y + caption.height);
    }
  }
});

/** Brings the film on the screen, and lets it play no further than the words, so that they stay however slow the machine is. */
async function holdAt(video: Locator, words: string): Promise<void> {
  await expect(async () => {
    await video.evaluate((film, text) => {
      film.scrollIntoView({ block: 'center' });
      if (!(film instanceof HTMLVideoElement) || film.paused) throw new Error('The film does not play');
      const cues = [...film.textTracks].flatMap(({ cues: own }) => [...(own ?? [])]);
      const cue = cues.find((one) => one instanceof VTTCue && one.text.includes(text));
      if (cue === undefined) throw new Error('The film has no such caption yet');
      film.playbackRate = 0;
      film.currentTime = (cue.startTime + cue.endTime) / 2;
    }, words);
  }).toPass();
  await expect(video.locator('..').getByText(words)).toBeVisible();
}

async function boxOf(one: Locator): Promise<{ y: number; height: number }> {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return box;
}

test('logo, headline and footer of a landing page begin at one edge, in each template, on a phone and a desktop', async ({
  page,
  baseURL,
}) => {
  for (const template of TEMPLATE_NAMES) {
    await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    for (const family of ['gallery', 'maplanding', 'alonetonight', 'video']) {
      await page.goto(`/landers/${family}/eng`);
      // Landmarks of their own, which they are only outside of `main`.
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('contentinfo').locator('svg')).toBeVisible();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const [logo, ...edges] = await startsOf(page);
        const at = `${template} ${family} ${width}`;
        expect(edges, at).toEqual(edges.map(() => edges[0]));
        // The masthead of lavish has its name in the middle where there is room.
        if (template === 'lavish' && width === 1280) expect(await middleOfLogo(page), at).toBeCloseTo(0.5, 1);
        else expect(logo, at).toBe(edges[0]);
      }
    }
  }
});

/** Where the middle of the link with the logo is, as a share of the page's width. */
async function middleOfLogo(page: Page): Promise<number> {
  return page.evaluate(() => {
    const box = document.querySelector('[data-layout] > header a')?.getBoundingClientRect();
    if (box === undefined) throw new Error('There is no logo');
    return (box.left + box.right) / 2 / document.documentElement.clientWidth;
  });
}

/** The inline starts of the logo, the headline's words and the footer's logo, in whole CSS pixels. */
async function startsOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ['[data-layout] > header a svg', 'h1', 'footer svg'].map((selector) => {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`There is no ${selector}`);
      return Math.round(element.getBoundingClientRect().left);
    }),
  );
}
