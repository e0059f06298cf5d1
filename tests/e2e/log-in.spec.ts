import { expect } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import type { Control } from '../fixtures/control.ts';
import { DEMO, logIn, logOut, test } from './fixtures.ts';
import { readLayoutShift, recordLayoutShift } from './layout.ts';
import { settle } from './page-state.ts';
import { CORE } from './tags.ts';

test('a member logs in and stays logged in after a reload', async ({ page, control }) => {
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await control.clearRequests();
  await page.reload();
  await untilKnown(control);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('a wrong password keeps the address typed in and does not say whether the account exists', async ({
  page,
  guard,
}) => {
  guard.allowFailedRequests();
  const messages: string[] = [];
  for (const email of [DEMO.email, 'nobody@example.com']) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    // No other message is shown.
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
    messages.push(await alert.innerText());
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  expect(messages[0]).toBe(messages[1]);
});

test('a login that is sent before the page has reached its worker waits for it', { tag: CORE }, async ({
  page,
  guard,
}) => {
  guard.allowFailedRequests();
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks);
    // The page gets its own lock, and hence its worker, only when the test lets it.
    const granted = new Promise((resolve) => addEventListener('let-go', resolve, { once: true }));
    navigator.locks.request = async (name: string, ...rest: unknown[]) => {
      if (name.startsWith('rendezvous-tab-')) await granted;
      return await Reflect.apply(request, null, [name, ...rest]);
    };
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => dispatchEvent(new Event('let-go')));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('don’t match');
});

test('who has logged out is told so, but not any more beside a wrong password', async ({ page, guard }) => {
  guard.allowFailedRequests();
  await logIn(page);
  await logOut(page);
  const note = page.getByText('You’re logged out. Nothing from your account is left on this device.');
  await expect(note).toBeVisible();
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(note).toBeHidden();
});

for (const template of TEMPLATE_NAMES) {
  for (const width of [390, 800, 1280]) {
    test(`the form to log in stands still while it is answered, in ${template} at ${width} pixels`, async ({
      page,
      baseURL,
      guard,
    }) => {
      guard.allowFailedRequests();
      await page.setViewportSize({ width, height: 900 });
      await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
      await page.goto('/login?next=/chats');
      await settle(page);
      const submit = page.getByRole('button', { name: 'Log in' });
      const place = async () => await submit.evaluate((button) => button.getBoundingClientRect().top + scrollY);
      const before = await place();
      const alert = page.getByRole('main').getByRole('alert');
      for (const password of ['not the password', 'nor this one']) {
        await page.getByLabel('Email').fill(DEMO.email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await submit.click();
        expect(await place()).toBe(before);
        await expect(submit).not.toHaveAttribute('aria-busy', 'true');
        await expect(alert).toBeVisible();
        expect(await place()).toBe(before);
      }
    });
  }
}

test('the form to log in stands still as one who had logged out loads it again', async ({ page }) => {
  await recordLayoutShift(page);
  await logIn(page);
  await logOut(page);
  const note = page.getByText('You’re logged out. Nothing from your account is left on this device.');
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  await settle(page);
  const shift = await readLayoutShift(page);
  expect(shift.moved.filter((line) => /form|text-field|button/.test(line))).toEqual([]);
});

test('a visitor who asks for a page of members logs in and gets there', async ({ page }) => {
  await page.goto('/likes/given');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/likes\/given$/);
});

test('login works by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(DEMO.email);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});

test('a server that does not answer is told as such, and what was typed stays', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await page.goto('/login');
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await control.setFaults([{ method: 'POST', path: '/api/login.php', fault: 'status:503' }]);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO.password);
  await control.setFaults([]);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

for (const how of ['in the page that has logged out', 'in a page loaded anew'] as const) {
  test(`who logs in ${how}, while the server keeps its answer to the logout, is home within seconds`, async ({
    page,
    control,
    guard,
  }) => {
    // The call of the logout is given up.
    guard.allowFailedRequests();
    await logIn(page);
    await control.setFaults([{ path: '/api/logout.php', fault: 'delay:120000' }]);
    await logOut(page);
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => control.countRequests('GET', '/api/logout.php')).toBe(1);
    if (how === 'in a page loaded anew') await page.goto('/login');
    await page.getByLabel('Email').fill(DEMO.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/home$/, { timeout: 15_000 });
    await control.clearRequests();
    await page.reload();
    await untilKnown(control);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
  });
}

/** The address is the same before the worker has told who is logged in: it has asked the server for the member. */
async function untilKnown(control: Control): Promise<void> {
  await expect
    .poll(async () => (await control.requests()).some(({ path, status }) => path === '/api/user.php' && status === 200))
    .toBe(true);
}
