import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { countUnsent } from './change-row.ts';
import { beLoggedIn, logIn, openTabs, test } from './fixtures.ts';
import { settle } from './page-state.ts';
import { CORE, STORY } from './tags.ts';

const NEW = { email: 'new@example.com', password: 'new-password' };
/** From the demo data: a member with several photos. */
const MEMBER = 118;
const SLOW_MS = 5000;

test('a like shows in the next picture, and of twenty quick presses the last one holds everywhere', {
  tag: STORY,
}, async ({ page, context, control }) => {
  await beLoggedIn(page);
  await page.goto(`/members/${MEMBER}`);
  const like = page.getByRole('button', { name: /^Like / });
  await expect(like).toBeVisible();
  if ((await like.getAttribute('aria-pressed')) === 'true') await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => countUnsent(page)).toBe(0);
  await control.setFaults(
    ['POST', 'DELETE'].map((method) => ({ method, path: '/api/likes.php', fault: `delay:${SLOW_MS}` })),
  );

  // Records the state right before the browser paints the result of the click.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      requestAnimationFrame(() => {
        document.documentElement.dataset['painted'] = button?.getAttribute('aria-pressed') ?? 'none';
      });
    });
  });
  await like.click();
  await expect(page.locator('html')).toHaveAttribute('data-painted', 'true');

  const [other] = await openTabs(context, 1, `/members/${MEMBER}`);
  if (other === undefined) throw new Error('No second tab');
  for (let press = 0; press < 20; press += 1) await like.click({ delay: 0 });
  // One plus twenty presses: liked. One more: not liked.
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByRole('button', { name: /^Like / })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(/^You no longer like /)).toHaveCount(1);
  await expect(page.getByText(/^You like /)).toHaveCount(0);
  await control.setFaults([]);
  await expect.poll(() => countUnsent(page), { timeout: 15_000 }).toBe(0);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/likes/given');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.locator(`main a[href$="/${MEMBER}"]`)).toHaveCount(0);
});

test('a profile: photos by keys and buttons, a report with its receipt, a block and its end, and the way back', async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/likes/given');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/likes\/m\/\d+$/);
  await page.goto(`/members/${MEMBER}`);
  // Typed, the address leads to the search, whatever was in the tab before.
  await expect(page.getByRole('link', { name: 'Back to the search' })).toBeVisible();
  const photo = page.getByRole('button', { name: /^Enlarge: Photo 1 of [2-9]/ });
  await photo.click();
  const viewer = page.getByRole('dialog', { name: /^Photos of/ });
  await expect(viewer.getByRole('status')).toHaveText(/^1 of/);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText(/^2 of/);
  const previous = viewer.getByRole('button', { name: 'Previous photo' });
  await previous.press('Enter');
  await expect(viewer.getByRole('status')).toHaveText(/^1 of/);
  // The button stays at the end too, so that keyboard focus is kept.
  await expect(previous).toBeFocused();
  // Like a swipe: the row of photos itself scrolls.
  await viewer.locator('img').first().hover();
  await page.mouse.wheel(900, 0);
  await expect(viewer.getByRole('status')).toHaveText(/^2 of/);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(photo).toBeFocused();

  const menu = page.getByRole('button', { name: /: report, block$/ });
  await menu.click();
  await page.getByRole('menuitem', { name: /^Report/ }).click();
  const report = page.getByRole('dialog', { name: /^Report/ });
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(report.getByLabel('What is it about?')).toBeFocused();
  await report.getByLabel('What is it about?').selectOption('Spam or advertising');
  await report.getByLabel('What happened?').fill('Sends <b>links</b> to everybody.');
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Send the report' }).click();
  const receipt = page.getByRole('dialog', { name: 'Report received' });
  await expect(receipt.getByText(/^R-\d{8}-\d{4}$/)).toBeVisible();
  await receipt.getByRole('button', { name: 'Close' }).last().click();

  await menu.click();
  await page.getByRole('menuitem', { name: /^Block/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'You’ve blocked' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start chat' })).toHaveCount(0);
  await page.reload();
  await notice.getByRole('button', { name: 'Unblock' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start chat' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Back' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/likes\/m\/\d+$/);
  await page.getByRole('link', { name: 'Back to likes' }).click();
  await expect(page).toHaveURL(/\/likes\/given$/);
});

test('who was liked elsewhere is shown as liked before the likes have come', async ({
  page,
  openContext,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page, NEW);
  await page.goto(`/members/${MEMBER}`);
  const heart = (at: Page) =>
    at
      .getByRole('main')
      .getByRole('button', { name: /^Like / })
      .first();
  await heart(page).click();
  await expect.poll(() => control.countRequests('POST', '/api/likes.php')).toBe(1);
  const other = await (await openContext()).newPage();
  await control.setFaults([{ method: 'GET', path: '/api/likes.php', fault: 'status:503' }]);
  await beLoggedIn(other, NEW);
  await other.goto(`/members/${MEMBER}`);
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
});

test('likes: new ones first, counted, taken back and brought back, without network too', { tag: CORE }, async ({
  page,
  reference,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/likes');
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.getByRole('link', { name: /^Received/ })).toContainText('4');
  for (const index of [0, 1, 2, 3]) await expect(cards.nth(index).getByText('New')).toBeVisible();
  await expect(cards.nth(4).getByText('New')).toHaveCount(0);
  const name = await cards.first().getByRole('heading').textContent();
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.getByRole('link', { name: 'Back to likes' }).click();
  await expect(page.getByRole('link', { name: /^Received/ })).toContainText('3');

  await page.getByRole('link', { name: /^Sent/ }).click();
  const given = page.getByRole('link', { name: /^Sent/ });
  await expect(given).toContainText('13');
  await reference.stop();
  const taken = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards
    .first()
    .getByRole('button', { name: /^Like / })
    .click();
  // With the focus a toast stays: on a busy machine its five seconds are over between two steps.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await expect(given).toContainText('12');
  await expect(cards.filter({ hasText: taken })).toHaveCount(0);
  await undo.press('Enter');
  await expect(given).toContainText('13');
  // The focused button disappeared with its toast.
  await expect(page.locator(':focus')).toBeVisible();
  await expect(cards.first()).toContainText(taken);
  await cards
    .nth(1)
    .getByRole('button', { name: /^Like / })
    .click();
  await expect(given).toContainText('12');
  await reference.start();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => countUnsent(page), { timeout: 20_000 }).toBe(0);
  expect(await control.countRequests('DELETE', '/api/likes.php')).toBe(1);
  await page.reload();
  await expect(given).toContainText('12');
});

test('home: members near, new and online, each row for itself, and first steps for who is new', { tag: STORY }, async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await control.setFaults([{ path: '/api/search.php', fault: 'status:500' }]);
  await logIn(page, NEW);
  await expect(page.getByRole('heading', { name: 'Match-finder' })).toBeVisible();
  const failed = page.getByText('These members couldn’t be loaded.');
  await expect(failed).toHaveCount(3);
  await control.setFaults([]);
  // This member has no chats or likes: blocks without content are not shown. What writing costs is told to everybody.
  await expect(page.getByRole('heading', { name: 'Unread chats' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Balance' })).toBeVisible();
  // The second block, members nearby; new members are above it.
  await page.getByRole('button', { name: 'Try again' }).nth(1).click();
  await expect(failed).toHaveCount(2);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find your match' })).toHaveAttribute('href', '/match-finder');
  await expect(page.getByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '/profile');
  const first = page.getByRole('region', { name: /^Welcome/ });
  await expect(first.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  await page.reload();
  await expect(failed).toHaveCount(0);
  for (const title of ['New for you', 'Near you']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  // Of those online, fewer than three with a photo are left: no row.
  await expect(page.getByRole('heading', { name: 'Online now' })).toHaveCount(0);
  await settle(page);
  await expectAccessible(page);
  // Nobody likes this member yet: nothing leads to likes that there are not.
  await expect(page.getByRole('link', { name: 'All likes' })).toHaveCount(0);
  await page.goto('/chats');
  await expect(page.getByRole('heading', { name: 'No chats yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Find members' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See who likes you' })).toHaveCount(0);
});
