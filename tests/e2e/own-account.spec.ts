import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, DEMO, OTHER, openTabs, test } from './fixtures.ts';
import { linkOfLastMail, readMails } from './mails.ts';
import { STORY } from './tags.ts';
import { accountDatabases } from './worker-in-browser.ts';

test('a member changes the password, takes the data along, and ends the account in all tabs', { tag: STORY }, async ({
  context,
  page,
  control,
}) => {
  await beLoggedIn(page);
  await page.goto('/profile');
  const changed = 'a longer pass phrase';
  await page.getByRole('button', { name: 'Change password' }).click();
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByLabel('Current password', { exact: true }).fill('not the password');
  await form.getByLabel('New password', { exact: true }).fill(changed);
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(form.getByText('That password isn’t right.')).toBeVisible();
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue(changed);
  await form.getByLabel('Current password', { exact: true }).fill(DEMO.password);
  await form.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed. You’ve been logged out everywhere else.')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^export-\d{4}-\d{2}-\d{2}\.json$/);
  const data: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data).toMatchObject({ user: { email: DEMO.email }, transactions: expect.any(Array) });

  const [second, third] = await openTabs(context, 2, '/chats');
  if (second === undefined || third === undefined) throw new Error('no further tabs');
  await third.goto('/pages/faq');
  const keep = () => [localStorage, sessionStorage].map((storage) => storage.setItem('of the account', 'x'));
  const kept = () => [localStorage, sessionStorage].map((storage) => storage.getItem('of the account'));
  for (const tab of [page, second, third]) await tab.evaluate(keep);
  const ask = page.getByRole('button', { name: /^Delete my account/ });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();
  await ask.click();
  await expect(dialog.getByText('24 chats with all their messages')).toBeVisible();
  await expect(dialog.getByText('100 unused credits')).toBeVisible();
  await expect(dialog.getByText('50% off your next credits')).toBeVisible();
  await expectAccessible(page);
  const end = dialog.getByRole('button', { name: 'Delete for good' });
  await end.click();
  await expect(dialog.getByText('Please type “delete” here.')).toBeVisible();
  await dialog.getByLabel(/To confirm/).fill('Delete');
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await end.click();
  await expect(dialog.getByText('That password isn’t right.')).toBeVisible();
  await control.setFaults([{ method: 'DELETE', path: '/api/user.php', fault: 'status:429:3', times: 1 }]);
  await dialog.getByLabel('Password', { exact: true }).fill(changed);
  await end.click();
  await expect(dialog.getByRole('alert')).toContainText('Please wait 3 seconds');
  expect(await accountDatabases(page)).toHaveLength(1);
  // For three seconds, a press is refused with the same wait.
  await expect(async () => {
    // The response to the previous press may arrive after its second has passed.
    if (await end.isVisible()) await end.click({ timeout: 10_000 });
    await expect(page).toHaveURL(/\/account-deleted$/, { timeout: 1_000 });
  }).toPass();
  for (const tab of [page, second, third]) {
    await expect(tab).toHaveURL(/\/account-deleted$/);
    await expect(tab.getByRole('heading', { level: 1, name: 'Your account has been deleted' })).toBeVisible();
    await expect.poll(() => tab.evaluate(kept)).toEqual([null, null]);
  }
  expect(await accountDatabases(page)).toEqual([]);
  await page.goto('/login');
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(changed);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('don’t match');
});

test('mails lead to another address and another password, a used link says so, and too many tries are told to wait', async ({
  page,
  control,
}) => {
  await beLoggedIn(page, OTHER);
  await page.goto('/notifications#email-change-incorrect');
  const email = page.getByRole('region', { name: 'Your email address' });
  await expect(email.getByLabel('New email address')).toBeFocused();
  await email.getByLabel('New email address').fill(OTHER.email);
  await email.getByLabel('Password', { exact: true }).fill(OTHER.password);
  await email.getByRole('button', { name: 'Send the link' }).click();
  await expect(email.getByText('This is already your address.')).toBeVisible();
  await email.getByLabel('New email address').fill('moved@example.com');
  await email.getByRole('button', { name: 'Send the link' }).click();
  const onItsWay = email.getByText('An email with a link is on its way to moved@example.com.');
  await expect(onItsWay).toBeVisible();
  const change = await linkOfLastMail(control, 'moved@example.com');
  // A mail program opens its link in another tab.
  const opened = await page.context().newPage();
  await opened.goto(change);
  await expect(opened.getByRole('heading', { level: 1, name: 'Your email address has been updated' })).toBeVisible();
  await expect(email.getByText('moved@example.com', { exact: true })).toBeVisible();
  await expect(onItsWay).toBeHidden();
  await opened.close();
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Your email address' })).toContainText('moved@example.com');
  await page.goto(change);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has already been used' })).toBeVisible();

  await page.goto('/reset-password');
  // Who is logged in is not sent to the login.
  await expect(page.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveCount(0);
  const sent = /If there’s an account with .* an email with a link is on its way/;
  for (const address of ['nobody@example.com', 'moved@example.com']) {
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText(sent)).toBeVisible();
    await expect(page.getByRole('button', { name: /Send it again in \d+ seconds/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Use another address' }).click();
  }
  await control.setFaults([{ path: '/api/reset-password.php', fault: 'status:429:90', times: 1 }]);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('alert')).toContainText('Please wait 2 minutes');
  const reset = await linkOfLastMail(control, 'moved@example.com');
  await page.goto(reset);
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('x'.repeat(1001));
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This password is too long')).toBeVisible();
  await password.fill('a third pass phrase');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible();
});

test('who asks for the same address again after a minute gets another mail, not only the words of one', async ({
  page,
  control,
}) => {
  const count = async () => (await readMails(control)).filter(({ to }) => to === OTHER.email).length;
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(OTHER.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('button', { name: 'Use another address' }).click();
  const before = await count();
  await control.setAhead(61_000);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('an email with a link is on its way')).toBeVisible();
  expect(await count()).toBe(before + 1);
});

test('a request that the server refuses for another reason than the address is not told as a wrong address', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(OTHER.email);
  const refuse = () => control.setFaults([{ path: '/api/reset-password.php', fault: 'status:422' }]);
  await refuse();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('');
  await control.setFaults([]);
  await page.clock.install();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('an email with a link is on its way')).toBeVisible();
  await refuse();
  await page.clock.runFor(61_000);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side');
});

test('the reason for leaving is still typed for who has looked at the offer to stay, or closed the dialog', async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/profile');
  const ask = page.getByRole('button', { name: /^Delete my account/ });
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const reason = dialog.getByLabel(/^Why are you leaving/);
  await ask.click();
  await reason.fill('I have found somebody.');
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(/\/pages\/service$/);
  // Until the page has come the profile is hidden only, with its dialog.
  await expect(page.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();
  await page.goBack();
  await ask.click();
  await expect(reason).toHaveValue('I have found somebody.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await ask.click();
  await expect(reason).toHaveValue('I have found somebody.');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('a change that is answered after its form was closed says so, and leaves the form that was opened anew alone', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await control.setFaults([
    { path: '/api/password.php', fault: 'delay:1500' },
    { path: '/api/mail-change.php', fault: 'delay:1500' },
  ]);
  await page.goto('/notifications');
  const address = page.getByLabel('New email address', { exact: true });
  await page.getByRole('button', { name: 'Change address' }).click();
  await address.fill('first@example.org');
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Change address' }).click();
  await address.fill('second@example.org');
  await expect(page.getByText(/link is on its way to first@example\.org/)).toBeVisible();
  await expect(address).toHaveValue('second@example.org');
  await expect(address).toBeFocused();

  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Password' });
  await section.getByRole('button', { name: 'Change password' }).click();
  await section.getByLabel('Current password', { exact: true }).fill(DEMO.password);
  await section.getByLabel('New password', { exact: true }).fill('a longer pass phrase');
  await section.getByRole('button', { name: 'Save password' }).click();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await section.getByRole('button', { name: 'Change password' }).click();
  await section.getByLabel('New password', { exact: true }).fill('another pass phrase');
  await expect(page.getByText('Password changed. You’ve been logged out everywhere else.')).toBeVisible();
  await expect(section.getByLabel('New password', { exact: true })).toHaveValue('another pass phrase');
});

test('the menu of the account keeps the languages in a list of their own, which keys open and leave', async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/home');
  await page.getByRole('button', { name: /Account$/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Your profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Your profile' })).toBeFocused();
  await page.getByRole('menuitem', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
});
