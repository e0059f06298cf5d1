import { expect, type Page } from 'playwright/test';
import { test } from './fixtures.ts';

/** Who is shown on landing pages, and what is told of them. */

const MINUTE_MS = 60_000;

test('the number of people online is the one that the server counts in the niche', async ({ page, control }) => {
  const told = page.locator('[role="status"]').filter({ hasText: /online/ });
  for (const slug of ['eng', 'bbw-eng']) {
    await page.goto(`/landers/alonetonight/${slug}`);
    const counted = await onlineIn(page, slug === 'eng' ? 1 : 4);
    await expect(told).toHaveText(`${counted} people are online right now.`);
  }
  // One of the niche leaves.
  const [one] = await peopleIn(page, 4);
  if (one === undefined) throw new Error('Nobody is in the niche');
  await control.setOnline(one.id, !one.online);
  const before = await told.innerText();
  await page.reload();
  await expect(told).toBeVisible();
  await expect(told).not.toHaveText(before);
});

test('the interests of a niche come in the order of how many like them, and stay where they are once somebody reaches for one', async ({
  page,
  control,
}) => {
  await page.goto('/landers/iconslanding/gilf-eng');
  const signs = page.getByRole('checkbox');
  const liked = await likedIn(page, 5);
  const valuesOf = () => signs.evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
  await expect
    .poll(async () => (await valuesOf()).map((value) => liked.get(value) ?? 0))
    .toEqual((await valuesOf()).map((value) => liked.get(value) ?? 0).toSorted((left, right) => right - left));
  expect(new Set(liked.values()).size).toBeGreaterThan(1);
  const before = await valuesOf();
  await page.getByRole('checkbox', { name: 'Music' }).check();
  expect(await valuesOf()).toEqual(before);
  await expect(page.getByRole('checkbox', { name: 'Music' })).toBeChecked();

  // Reached for before the numbers have come.
  await control.setFaults([{ path: '/api/matches.php', fault: 'delay:10000', times: 1 }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  const own = await valuesOf();
  const ranks = own.map((value) => liked.get(value) ?? 0);
  expect(ranks).not.toEqual(ranks.toSorted((left, right) => right - left));
  await page.getByRole('checkbox', { name: 'Books' }).focus();
  const waiting = page.locator('#content ul[aria-busy="true"]');
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toHaveCount(0);
  expect(await valuesOf()).toEqual(own);
});

test('a fictional profile that a landing page shows bears its mark there', async ({ page }) => {
  for (const { family, niche, slug } of [
    { family: 'gallery', niche: 6, slug: 'milf-eng' },
    { family: 'alonetonight', niche: 7, slug: 'gay-eng' },
  ]) {
    const fictional = (await peopleIn(page, niche)).filter((one) => one.fictional_icon);
    await page.goto(`/landers/${family}/${slug}`);
    const marked = page.locator('#content li').filter({ hasText: 'Fictional' });
    await expect(marked).toHaveCount(1);
    expect(fictional.map(({ name }) => name)).toContain((await marked.locator('[dir="auto"]').innerText()).trim());
  }
});

test('every family that shows members marks each fictional one, and nobody else', async ({ page, control }) => {
  await control.setSettings({ geoip_country: 'DE' });
  const people = await peopleIn(page, 7);
  const fictional = people.flatMap(({ fictional_icon, main_image }) =>
    fictional_icon && main_image !== null ? [main_image.thumb_filename.split('/').at(-1)] : [],
  );
  expect(fictional.length).toBeGreaterThan(1);
  // The map shows numbers, the film of the demonstration nobody who is a member.
  const families = ['gallery', 'alonetonight', 'iconslanding', 'socialnetwork', 'collagelanding'];
  for (const family of [...families, 'transitionsvideolanding']) {
    await page.goto(`/landers/${family}/gay-eng`);
    const pictures = page.locator('#content img[src^="/media/"]');
    await expect.poll(() => pictures.count()).toBeGreaterThan(2);
    const shown = await pictures.evaluateAll((all) =>
      all.map((one) => ({
        file: one.getAttribute('src')?.split('/').at(-1),
        isMarked: one.closest('li, article, section, figure')?.textContent?.includes('Fictional'),
      })),
    );
    const expected = shown.map(({ file = '' }) => ({ file, isMarked: fictional.includes(file) }));
    expect([family, shown]).toEqual([family, expected]);
    expect([family, expected.some(({ isMarked }) => isMarked)]).toEqual([family, true]);
  }
});

for (const template of ['social', 'classic', 'lavish']) {
  test(`the mark of a fictional profile can be read upon pictures in ${template}`, async ({
    page,
    control,
    baseURL,
  }) => {
    await control.setSettings({ geoip_country: 'PL' });
    await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const family of ['gallery', 'alonetonight']) {
      await page.goto(`/landers/${family}/pl`);
      const mark = page.locator('#content li').getByText('Profil fikcyjny').first();
      await expect(mark).toBeVisible();
      // Opaque: pictures have any colour.
      await expect(mark).toHaveCSS('background-color', /^rgb\(/);
      const isInside = await mark.evaluate((one) => {
        const tile = one.closest('li')?.getBoundingClientRect();
        return tile !== undefined && one.getBoundingClientRect().right <= tile.right;
      });
      expect([family, isInside]).toEqual([family, true]);
    }
  });
}

for (const { country, map, place } of [
  { country: 'DE', map: 'Germany', place: 'Bayern' },
  { country: 'PL', map: 'Poland', place: 'Pomorskie' },
]) {
  test(`a visitor from ${map} sees people from there, and the map of that country`, async ({ page, control }) => {
    await control.setSettings({ geoip_country: country });
    const near = (await peopleIn(page, 1)).filter((one) => one.country === country).map(({ name }) => name);
    expect(near.length).toBeGreaterThan(5);
    for (const family of ['gallery', 'alonetonight']) {
      await page.goto(`/landers/${family}/eng`);
      const first = page.locator('#content li:has(img) [dir="auto"]').first();
      await expect(first).toBeVisible();
      expect([family, ...near]).toContain((await first.innerText()).trim());
    }
    await page.goto('/landers/maplanding/eng');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue(country);
    await expect(page.getByRole('radio', { name: new RegExp(`^${place}`) })).toBeVisible();
  });
}

test('who comes online while the feed is open waits above it until the visitor wants to see them', async ({
  page,
  control,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/landers/socialnetwork/eng');
  const posts = page.getByRole('article');
  await expect(posts).toHaveCount(8);
  const first = await posts.first().innerText();
  const absent = (await peopleIn(page, 1)).filter(({ online }) => !online);
  const [one, other] = absent.toReversed();
  if (one === undefined || other === undefined) throw new Error('Everybody is online');
  for (const { id } of [one, other]) await control.setOnline(id, true);
  const more = page.getByRole('button', { name: 'Show 2 new people' });
  await expect(more).toHaveCount(0);
  await page.clock.fastForward(MINUTE_MS);
  await expect(more).toBeVisible();
  // Nothing moves by itself.
  expect(await posts.first().innerText()).toBe(first);
  await more.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What people say' })).toBeFocused();
  await expect(posts).toHaveCount(8);
  const names = [one.name, other.name];
  for (const place of [0, 1]) {
    const text = await posts.nth(place).innerText();
    expect(names.some((name) => text.startsWith(name))).toBe(true);
    expect(text).toContain('Online');
  }
});

for (const { wish, ask } of [
  { wish: 'wants less motion', ask: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  { wish: 'looks at another tab', ask: hide },
]) {
  test(`a feed asks for nobody new while its visitor ${wish}`, async ({ page, control }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    if (wish === 'wants less motion') await ask(page);
    await page.goto('/landers/socialnetwork/eng');
    await expect(page.getByRole('article')).toHaveCount(8);
    if (wish !== 'wants less motion') await ask(page);
    const asked = () => control.countRequests('GET', '/api/matches.php');
    const before = await asked();
    await page.clock.fastForward(2 * MINUTE_MS);
    // A later request that is made anyway: nothing came before it.
    await page.evaluate(() =>
      fetch('/api/companyinfo.php', { headers: { 'x-package-name': 'x', 'x-original-host': 'x' } }),
    );
    await expect.poll(() => control.countRequests('GET', '/api/companyinfo.php')).toBeGreaterThan(0);
    expect(await asked()).toBe(before);
    if (wish === 'wants less motion') return;
    await show(page);
    await page.clock.fastForward(MINUTE_MS);
    await expect.poll(asked).toBe(before + 1);
  });
}

async function show(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'visible' }));
}

async function hide(page: Page): Promise<void> {
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
  );
}

interface Landing {
  online: number;
  people: {
    profile: {
      id: number;
      name: string;
      online: boolean;
      country: string;
      fictional_icon: boolean;
      main_image: { thumb_filename: string } | null;
    };
  }[];
  interests: { id: string; at_least: number }[];
}

/** What the server tells of a niche, asked by itself. */
async function landingIn(page: Page, niche: number): Promise<Landing> {
  const answer = await page.request.get(`/api/matches.php?kind=signup&niche=${niche}&language=en`, {
    headers: { 'x-package-name': 'test', 'x-original-host': 'localhost' },
  });
  const { landing }: { landing: Landing } = await answer.json();
  return landing;
}

async function onlineIn(page: Page, niche: number): Promise<number> {
  return (await landingIn(page, niche)).online;
}

async function peopleIn(page: Page, niche: number) {
  return (await landingIn(page, niche)).people.map(({ profile }) => profile);
}

async function likedIn(page: Page, niche: number): Promise<ReadonlyMap<string, number>> {
  return new Map((await landingIn(page, niche)).interests.map(({ id, at_least }) => [id, at_least]));
}
