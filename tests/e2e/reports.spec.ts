import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { openWithin, settle } from './page-state.ts';

/** A member of the demo data who has a chat with the demo account. */
const MAYA = 221;
const TWO_HOURS_MS = 7_200_000;
const TWO_DAYS_MS = 172_800_000;

test('a report stands on the profile with its date, without a list at the server too, and later tells its state', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await control.setFaults([{ method: 'GET', path: '/api/report.php', fault: 'status:404' }]);
  await beLoggedIn(page);
  await page.goto(`/members/${MAYA}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  await report(page);
  const notice = page.getByRole('status').filter({ hasText: 'You reported Maya' });
  // In the order of the clock's country.
  const now = new Date();
  const month = new Intl.DateTimeFormat('en', { month: 'long' }).format(now);
  await expect(notice).toContainText(new RegExp(`${month} ${now.getDate()},|${now.getDate()} ${month} `));
  await expect(notice).toContainText('Status: Received');
  await page.reload();
  await expect(notice).toContainText('Status: Received');
  await settle(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /: report, block$/ }).click();
  await page.getByRole('menuitem', { name: /^Report/ }).click();
  await expect(page.getByRole('dialog')).toContainText('You reported Maya');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await control.setFaults([]);
  await control.setAhead(TWO_HOURS_MS);
  await page.goto('/profile');
  const mine = page.getByRole('region', { name: 'Your reports' });
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await expect(mine).toContainText('Spam or advertising');
  await expect(mine).toContainText('Being looked into');
  await page.setViewportSize({ width: 390, height: 844 });
  // A reference number that is broken at its hyphen is read and copied wrong.
  expect(await mine.getByText(/^R-/).evaluate((reference) => reference.getClientRects().length)).toBe(1);
  await settle(page);
  await expectAccessible(page);
  await mine.getByRole('link', { name: 'Maya' }).click();
  await expect(notice).toContainText('Status: Being looked into');

  await control.setAhead(TWO_DAYS_MS);
  await page.goto('/profile');
  await expect(mine).toContainText('Action taken');
  await mine.getByRole('link', { name: 'Maya' }).click();
  await expect(notice).toContainText('Status: Action taken');
});

test('the words of a report are kept whole, and one that is too long says by how much', async ({ page, control }) => {
  await beLoggedIn(page);
  await page.goto(`/members/${MAYA}`);
  await page.getByRole('button', { name: /: report, block$/ }).click();
  await page.getByRole('menuitem', { name: /^Report/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is it about?').selectOption('Spam or advertising');
  const field = dialog.getByLabel('What happened?');
  await field.fill('x'.repeat(2001));
  await expect(field).toHaveAccessibleDescription(/1 character too long/);
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(field).toBeFocused();
  expect(await control.countRequests('POST', '/api/report.php')).toBe(0);
  // Two thousand characters of two code units each.
  await field.fill('😀'.repeat(2000));
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('dialog', { name: 'Report received' })).toBeVisible();
});

test('what became of a report is told to who closed it while it was on its way', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto(`/members/${MAYA}`);
  const menu = page.getByRole('button', { name: /: report, block$/ });
  const dialog = page.getByRole('dialog', { name: 'Report Maya' });
  const open = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: /^Report/ }).click();
  };
  const send = dialog.getByRole('button', { name: 'Send the report' });
  const toast = page.getByRole('region', { name: 'Notifications' });
  const answerLate = (...faults: readonly string[]) =>
    control.setFaults(['delay:1500', ...faults].map((fault) => ({ method: 'POST', path: '/api/report.php', fault })));
  await open();
  await dialog.getByLabel('What is it about?').selectOption('Spam or advertising');
  await dialog.getByLabel('What happened?').fill('Sends the same link to everybody.');
  await answerLate('status:503');
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toast).toContainText('Something went wrong on our side');
  await open();
  await expect(dialog.getByLabel('What happened?')).toHaveValue('Sends the same link to everybody.');
  await answerLate();
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(toast).toContainText('Report received');
});

test('a report whose answer was lost goes once, also from a page that was left and opened again', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/home');
  await openWithin(page, `/members/${MAYA}`);
  const dialog = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('button', { name: /: report, block$/ }).click();
    await page.getByRole('menuitem', { name: /^Report/ }).click();
  };
  const send = dialog.getByRole('button', { name: 'Send the report' });
  await open();
  await dialog.getByLabel('What is it about?').selectOption('Spam or advertising');
  await dialog.getByLabel('What happened?').fill('Sends the same link to everybody.');
  await control.setFaults([{ method: 'POST', path: '/api/report.php', fault: 'drop-after' }]);
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await control.setFaults([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await page.goForward();
  await open();
  await send.click();
  await expect(page.getByRole('dialog', { name: 'Report received' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Your reports' }).getByRole('listitem')).toHaveCount(1);
});

test('a report that is left by Back is still typed on the way forward, and gone once it is sent', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/home');
  // Within the app: a page that is loaded anew would begin anew.
  await openWithin(page, `/members/${MAYA}`);
  const open = async () => {
    await page.getByRole('button', { name: /: report, block$/ }).click();
    await page.getByRole('menuitem', { name: /^Report/ }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Report Maya' });
  const words = dialog.getByLabel('What happened?');
  await open();
  await dialog.getByLabel('What is it about?').selectOption('Spam or advertising');
  await words.fill('Sends the same link to everybody.');
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await page.goForward();
  await open();
  await expect(words).toHaveValue('Sends the same link to everybody.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await page.getByRole('dialog', { name: 'Report received' }).getByRole('button', { name: 'Close' }).last().click();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await page.goForward();
  await open();
  await expect(words).toHaveValue('');
});

async function report(page: Page): Promise<void> {
  await page.getByRole('button', { name: /: report, block$/ }).click();
  await page.getByRole('menuitem', { name: /^Report/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is it about?').selectOption('Spam or advertising');
  await dialog.getByLabel('What happened?').fill('Sends the same link to everybody.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await page.getByRole('dialog', { name: 'Report received' }).getByRole('button', { name: 'Close' }).last().click();
}
