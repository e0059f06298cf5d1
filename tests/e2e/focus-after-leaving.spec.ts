import { expect } from 'playwright/test';
import { openDeck } from './deck-cards.ts';
import { beLoggedIn, DEMO, OTHER, test } from './fixtures.ts';
import { settle } from './page-state.ts';

test('the address that was probably meant is taken by keyboard, and the focus goes on in its field', async ({
  page,
}) => {
  await page.goto('/signup');
  await settle(page);
  const email = page.getByLabel('Email address');
  await email.fill('sam@gmial.com');
  await email.press('Tab');
  await page.getByRole('button', { name: 'sam@gmail.com' }).press('Enter');
  await expect(email).toHaveValue('sam@gmail.com');
  await expect(email).toBeFocused();
});

test('the form of another address gives the focus to its section, whether it is left or sent', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/notifications');
  const email = page.getByRole('region', { name: 'Your email address' });
  const change = email.getByRole('button', { name: 'Change address' });
  await change.press('Enter');
  await expect(email.getByLabel('New email address')).toBeFocused();
  await email.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(email).toBeFocused();
  await change.press('Enter');
  await email.getByLabel('New email address').fill('elsewhere@example.com');
  await email.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await email.getByRole('button', { name: 'Send the link' }).press('Enter');
  await expect(email.getByText('An email with a link is on its way')).toBeVisible();
  await expect(email).toBeFocused();
});

test('an address that is none is asked for again at each press, and another one in its empty field', async ({
  page,
}) => {
  await page.goto('/reset-password');
  await settle(page);
  const email = page.getByLabel('Email address');
  const send = page.getByRole('main').locator('button[type="submit"]');
  await email.fill('nobody');
  for (const _press of [1, 2]) {
    await send.press('Enter');
    await expect(page.getByText('Value is not a valid email address')).toBeVisible();
    await expect(email).toBeFocused();
  }
  await email.fill(DEMO.email);
  await send.press('Enter');
  await page.getByRole('button', { name: 'Use another address' }).press('Enter');
  await expect(email).toBeFocused();
});

test('a new password that is none is asked for again at each press, and a dead link takes the focus of its form', async ({
  page,
  guard,
}) => {
  guard.allowFailedRequests();
  await page.goto('/reset-password/do?token=demo-password-expired');
  await settle(page);
  const password = page.getByLabel('New password', { exact: true });
  const save = page.getByRole('button', { name: 'Save password' });
  for (const _press of [1, 2]) {
    await save.press('Enter');
    await expect(page.getByText('Please choose a new password.')).toBeVisible();
    await expect(password).toBeFocused();
  }
  await password.fill('a third pass phrase');
  await save.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeFocused();
});

test('the form of a name takes the focus from its button, and gives it back to it', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=female&min_age=26&max_age=35');
  await settle(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Saved searches/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Saved searches' });
  await dialog.getByRole('button', { name: 'Save this search' }).click();
  const rename = dialog.getByRole('button', { name: /^Rename / });
  await rename.press('Enter');
  const name = dialog.getByLabel('Name of this search');
  await expect(name).toBeFocused();
  await name.fill('Thirties');
  await name.press('Enter');
  await expect(dialog.getByRole('link', { name: 'Thirties' })).toBeVisible();
  await expect(rename).toBeFocused();
});

test('who saves a search, or takes its removal back, goes on at its row', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=female&min_age=26&max_age=35');
  await settle(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Saved searches/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Saved searches' });
  await dialog.getByLabel('Name of this search').fill('Thirties');
  await dialog.getByRole('button', { name: 'Save this search' }).press('Enter');
  const row = dialog.getByRole('link', { name: 'Thirties' });
  await expect(row).toBeFocused();
  await dialog.getByRole('button', { name: /^Remove / }).press('Enter');
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(row).toBeFocused();
});

test('a notice that goes with its button gives the focus to the heading of the page', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await control.setFaults([{ path: '/api/credits.php', fault: 'status:500' }]);
  await page.goto('/credits');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await control.setFaults([]);
  await again.press('Enter');
  await expect(page.getByRole('radio', { name: /^25 credits/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the keys of the deck go on after a page that failed was asked for again from it', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  guard.allow(/The search failed/);
  await beLoggedIn(page);
  const deck = await openDeck(page);
  await control.setFaults([{ method: 'GET', path: '/api/search.php', fault: 'status:500' }]);
  const again = deck.getByRole('button', { name: 'Try again' });
  for (let passed = 0; passed < 40 && !(await again.isVisible()); passed += 1) {
    const before = await deck.textContent();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => deck.textContent()).not.toBe(before);
  }
  await expect(again).toBeVisible();
  await control.setFaults([]);
  await again.press('Enter');
  const card = deck.getByRole('article');
  await expect(card).toBeVisible();
  const name = await card.getByRole('heading').first().textContent();
  await page.keyboard.press('ArrowLeft');
  await expect(card.getByRole('heading').first()).not.toHaveText(name ?? '');
});

test('a dialog that is busy is not closed by Escape, however often it is pressed', async ({ page, control }) => {
  await beLoggedIn(page, OTHER);
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Delete my account/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel(/^To confirm/).fill('delete');
  await dialog.getByLabel('Password', { exact: true }).fill(OTHER.password);
  await control.setFaults([{ method: 'DELETE', path: '/api/user.php', fault: 'delay:4000' }]);
  const end = dialog.getByRole('button', { name: 'Delete for good' });
  await end.click();
  await expect(end).toHaveAttribute('aria-busy', 'true');
  for (const press of [1, 2, 3]) {
    await page.keyboard.press('Escape');
    await settle(page);
    expect(await dialog.evaluate((element) => element.matches(':modal')), `after ${press}`).toBe(true);
  }
  await expect(page).toHaveURL(/\/account-deleted$/);
});
