import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { untilQuiet } from './page-state.ts';

test('an answer of the FAQ has an address that opens it', async ({ page }) => {
  await page.goto('/pages/faq#cancel-premium');
  const question = page.locator('details#cancel-premium');
  await expect(question).toHaveAttribute('open', '');
  await expect(question.getByRole('link', { name: 'premium page' })).toBeVisible();
  await expect(page.locator('details#delete')).not.toHaveAttribute('open');
});

test('the FAQ can be searched in questions and answers: what is found opens, the number is told', async ({ page }) => {
  await page.goto('/pages/faq');
  const search = page.getByRole('searchbox', { name: 'Search the questions and answers' });
  const questions = page.locator('main details');
  const shown = page.locator('main details:visible');
  await expect(questions.first()).toBeVisible();
  const all = await questions.count();
  await search.fill('PREMIUM');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ questions? found$/ })).toBeVisible();
  const found = await shown.count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  for (const one of await shown.all()) {
    await expect(one).toHaveAttribute('open', '');
    await expect(one).toContainText(/premium/i);
  }
  await search.fill('zzzz');
  await expect(page.getByText('Nothing found. Try another word.')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await search.fill('');
  await expect(shown).toHaveCount(all);
});

test('a printed FAQ has all its answers, and no bars or footer', async ({ page }) => {
  await page.goto('/pages/faq');
  const answer = page.locator('main details').first().locator('p').first();
  await expect(page.locator('main details').first()).toBeVisible();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
  await expect(answer).toBeVisible();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('printed terms have the whole width of the sheet, on one as wide as a desktop too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/pages/terms');
  const section = page.locator('#withdrawal');
  await expect(section).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  expect((await section.boundingBox())?.width).toBeGreaterThan(500);
});

test('the terms have a list of contents, and a link in the text does not load the app anew', async ({ page }) => {
  await page.goto('/pages/terms');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Withdrawal' }).click();
  await expect(page).toHaveURL(/#withdrawal$/);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.locator('#withdrawal').getByRole('link', { name: 'Right of withdrawal' }).click();
  await expect(page).toHaveURL(/\/pages\/return-policy$/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('a text that cannot be loaded says so and comes with the second try', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await control.setFaults([{ path: '/api/content.php', fault: 'status:503' }]);
  await page.goto('/pages/privacy');
  await expect(page.getByRole('alert')).toBeVisible();
  await control.setFaults([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
});

test('a banned member reads why, until when and how to appeal', async ({ page, guard }) => {
  guard.allowFailedRequests();
  await page.goto('/login');
  await page.getByLabel('Email').fill('banned@example.com');
  await page.getByLabel('Password', { exact: true }).fill('banned-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/pages\/ban$/);
  await expect(page.getByRole('heading', { name: 'Your account is banned' })).toBeVisible();
  await page.getByRole('link', { name: 'Appeal now' }).click();
  await expect(page.getByLabel('What is it about?')).toHaveValue('service');
});

test('a banned member who has left the login before its answer is not led away from where they went', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await page.goto('/login');
  await page.getByLabel('Email').fill('banned@example.com');
  await page.getByLabel('Password', { exact: true }).fill('banned-password');
  await control.setFaults([{ method: 'POST', path: '/api/login.php', fault: 'delay:1500' }]);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  const isAnswered = async () =>
    (await control.requests()).some(({ path, status }) => path === '/api/login.php' && status !== null);
  await expect.poll(isAnswered).toBe(true);
  await untilQuiet(page);
  await expect(page).toHaveURL(/\/reset-password$/);
});

test('asking for a new password answers the same whether or not there is an account', async ({ page }) => {
  const answers: string[] = [];
  for (const email of ['demo@example.com', 'nobody@example.com']) {
    await page.goto('/reset-password');
    await expect(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    answers.push((await page.getByRole('status').first().innerText()).replace(email, ''));
    await expect(page.getByRole('button', { name: /Send it again in \d+ seconds/ })).toBeDisabled();
  }
  expect(answers[0]).toBe(answers[1]);
});

test('who goes on to another address while the mail is sent again stays at its field', async ({ page, control }) => {
  await page.clock.install();
  await page.goto('/reset-password');
  await expect(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
  const email = page.getByLabel('Email');
  await email.fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('button', { name: /Send it again in \d+ seconds/ })).toBeVisible();
  await page.clock.fastForward(61_000);
  await control.clearRequests();
  await control.setFaults([{ path: '/api/reset-password.php', fault: 'delay:1500' }]);
  await page.getByRole('button', { name: 'Send it again', exact: true }).click();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await email.fill('somebody@example.com');
  const isAnswered = async () =>
    (await control.requests()).some(({ path, status }) => path === '/api/reset-password.php' && status !== null);
  await expect.poll(isAnswered).toBe(true);
  await untilQuiet(page);
  await expect(email).toHaveValue('somebody@example.com');
});

test('the link of the mail sets a new password once', async ({ page, guard }) => {
  guard.allowFailedRequests();
  await page.goto('/reset-password/do?token=demo-password-ready');
  await page.getByLabel('New password', { exact: true }).fill('another pass phrase');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  for (const [token, told] of [
    ['demo-password-ready', 'This link has already been used'],
    ['demo-password-expired', 'This link has expired'],
  ] as const) {
    await page.goto(`/reset-password/do?token=${token}`);
    await page.getByLabel('New password', { exact: true }).fill('a third pass phrase');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { name: told })).toBeVisible();
  }
});

test('a member who sets a new password by the link of the mail is logged out at once, and can log in with it', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page, { email: 'new@example.com', password: 'new-password' });
  // Typed before it is known who is logged in: the page does not begin anew in the frame of a member.
  await control.setFaults([{ path: '/api/user.php', fault: 'delay:2500', times: 1 }]);
  const password = page.getByLabel('New password', { exact: true });
  await page.goto('/reset-password/do?token=demo-password-ready');
  await password.fill('another pass phrase');
  const isMemberKnown = async () =>
    (await control.requests()).some(({ path, status }) => path === '/api/user.php' && status === 200);
  await expect.poll(isMemberKnown).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await expect(password).toHaveValue('another pass phrase');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  // Not over a home that is there no more, to which the next login would lead back.
  await expect(page).toHaveURL(/\/login$/);
});

test('a member is led home, not to the login, from a link for another account that is dead', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/reset-password/do');
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('links that confirm an address work, and say when they are used, too old or broken', async ({ page, guard }) => {
  guard.allowFailedRequests();
  const visits = [
    ['/activate/done?token=demo-activate-expired', 'This link has expired'],
    ['/activate/done?token=demo-activate-ready', 'Your address is confirmed'],
    ['/activate/done?token=x', 'This link doesn’t work'],
    ['/activate/done', 'This link doesn’t work'],
    ['/mail-change/do?token=demo-address-used', 'This link has already been used'],
    ['/mail-change/do?token=demo-address-ready', 'Your email address has been updated'],
  ] as const;
  for (const [path, heading] of visits) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('nobody is told of a deleted account who has not deleted one', async ({ page }) => {
  await page.goto('/account-deleted');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been deleted')).toHaveCount(0);
});

test('a complaint needs a reason and an address, and ends with a reference number', async ({ page }) => {
  await page.goto('/complaints?target=Noor');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please explain what’s wrong.')).toBeVisible();
  await expect(page.getByLabel('What is it about?')).toBeFocused();
  await page.getByLabel('What is it about?').selectOption('copyright');
  await page.getByLabel('What’s wrong?').fill('The second photo is mine.');
  await page.getByLabel('Email').fill('alex@example.org');
  await page.getByLabel(/To the best of my knowledge/).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/^C-\d+-\d+$/)).toBeVisible();
});

test('where sign-ups are closed a visitor is told of the invitation, unless a network sent them', async ({
  page,
  control,
}) => {
  await control.setSettings({ signups: 'with_trafficsource' });
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'By invitation only' })).toBeVisible();
  await page.goto('/landers/gallery/eng');
  await expect(page.getByRole('heading', { name: 'By invitation only' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up free' })).toBeHidden();
  await page.goto('/signup?network=summer');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
});

test('the match-finder of classic is one form, stores each answer at once, and skips what is left open', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'rendezvous_template', value: 'classic', url: baseURL ?? '' }]);
  await page.goto('/match-finder');
  await expect(page.getByText('0 of 9 answered')).toBeVisible();
  const seek = page.getByRole('group', { name: 'Who would you like to meet?' });
  await seek.getByRole('radio', { name: 'Women' }).check();
  await expect(page.getByText('1 of 9 answered')).toBeVisible();
  await expect(seek).not.toHaveAttribute('data-sending');
  await page.reload();
  await expect(seek.getByRole('radio', { name: 'Women' })).toBeChecked();
  await expect(page.getByText('1 of 9 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Show my matches' }).click();
  await expect(page.getByRole('heading', { name: 'People you might click with' })).toBeVisible();
  await page.getByRole('button', { name: 'Change answers' }).click();
  await expect(seek.getByRole('radio', { name: 'Women' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the match-finder asks one question a view, goes back, and keeps the answers over a reload', async ({ page }) => {
  await page.goto('/match-finder');
  await expect(page.getByText('Question 1 of 9')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who would you like to meet?' })).toBeVisible();
  await page.getByRole('button', { name: 'Women' }).click();
  await expect(page.getByText('Question 2 of 9')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Question 3 of 9')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Question 3 of 9')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Question 2 of 9')).toBeVisible();
  for (let question = 2; question <= 9; question += 1) {
    await expect(page.getByText(`Question ${question} of 9`)).toBeVisible();
    await page.locator('main ul button').first().click();
  }
  await expect(page.getByRole('heading', { name: 'People you might click with' })).toBeVisible();
  const first = page.locator('main article').first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});
