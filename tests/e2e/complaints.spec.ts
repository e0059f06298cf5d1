import { expect } from 'playwright/test';
import { tinyPng } from '../../scripts/check-contract/requests/tiny-png.ts';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, logIn, test } from './fixtures.ts';
import { readMails } from './mails.ts';
import { settle } from './page-state.ts';

const PNG = Buffer.from(tinyPng(64, [200, 120, 90]));

test('a complaint goes with pictures once, and stays typed when the server fails', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await page.goto('/complaints?kind=copyright&target=Noor');
  await expect(page.getByLabel('Which page or member?')).toHaveValue('Noor');
  const why = '<script>alert(1)</script> My photo.';
  await page.getByLabel('What’s wrong?').fill(why);
  await page.getByLabel('Which page or member?').fill('x'.repeat(2001));
  await page.getByLabel('Email').fill('alex@example.org');
  await page.getByLabel(/To the best of my knowledge/).check();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Photos must be PNG or JPEG.')).toBeVisible();
  await input.setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByText('proof.png')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.getByLabel('Which page or member?')).toHaveAccessibleDescription(/1 character too long/);
  await page.getByLabel('Which page or member?').fill('Noor');
  await control.setFaults([{ path: '/api/complaints.php', fault: 'status:503', times: 1 }]);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect(page.getByLabel('What’s wrong?')).toHaveValue(why);
  // Fails repeatedly until reset: on a reused connection, Chrome itself retries a lost request once.
  await control.setFaults([{ path: '/api/complaints.php', fault: 'drop-after' }]);
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await control.setFaults([]);
  await submit.click();
  await expect(page.getByText(/^C-\d+-\d+$/)).toBeVisible();
  const mails = (await readMails(control)).filter(({ to }) => to === 'alex@example.org');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('proof.png');
  await expectAccessible(page);
});

test('a complaint that is left by a link is still typed on the way back, and gone once it is handed in', async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/complaints?kind=copyright&target=Noor');
  await settle(page);
  // The form begins anew in the frame of a member.
  await expect(page.getByRole('link', { name: /^Chats \d+ unread messages?$/ })).toBeVisible();
  const explanation = page.getByLabel('What’s wrong?');
  await explanation.fill('This is my photo.');
  await page.getByLabel('Email').fill('alex@example.org');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page).toHaveURL(/\/pages\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Complaints');
  await page.goBack();
  await expect(explanation).toHaveValue('This is my photo.');
  await expect(page.getByLabel('Email')).toHaveValue('alex@example.org');
  await page.getByLabel(/To the best of my knowledge/).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Submit another' }).click();
  await expect(explanation).toHaveValue('');
});

test('a complaint that a visitor is writing stays typed when they log in in another tab', async ({
  page,
  context,
  control,
}) => {
  await page.goto('/complaints');
  const isVisitorKnown = async () =>
    (await control.requests()).some(({ path, status }) => path === '/api/user.php' && status !== 200);
  await expect.poll(isVisitorKnown).toBe(true);
  await settle(page);
  const explanation = page.getByLabel('What’s wrong?');
  await explanation.fill('This is my photo.');
  const toLogin = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await expect(toLogin).toBeVisible();
  await logIn(await context.newPage());
  await expect(toLogin).toHaveCount(0);
  await expect(explanation).toHaveValue('This is my photo.');
  await explanation.press('End');
  await page.keyboard.type(' Mine alone.');
  await page.getByLabel('Email').fill('alex@example.org');
  await page.getByLabel(/To the best of my knowledge/).check();
  await page.getByLabel('What is it about?').selectOption('copyright');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: 'Submit another' })).toBeVisible();
});

test('a complaint whose answer was lost goes once, also from a page that was left and opened again', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await page.goto('/complaints?kind=copyright');
  await settle(page);
  await page.getByLabel('What’s wrong?').fill('This is my photo.');
  await page.getByLabel('Email').fill('alex@example.org');
  await page.getByLabel(/To the best of my knowledge/).check();
  await control.setFaults([{ path: '/api/complaints.php', fault: 'drop-after' }]);
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await control.setFaults([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Complaints');
  await page.goBack();
  await submit.click();
  await expect(page.getByText(/^C-\d+-\d+$/)).toBeVisible();
  expect((await readMails(control)).filter(({ to }) => to === 'alex@example.org')).toHaveLength(1);
});

test('a reload asks where a picture chosen for a complaint would be lost', async ({ page }) => {
  await page.goto('/complaints');
  await settle(page);
  // Browsers ask only who has used the page.
  await page.getByLabel('What’s wrong?').click();
  await page.locator('input[type="file"]').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByText('proof.png')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(page.getByText('proof.png')).toBeVisible();
});
