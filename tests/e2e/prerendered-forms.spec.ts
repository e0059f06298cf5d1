import { expect } from 'playwright/test';
import { tinyPng } from '../../scripts/check-contract/requests/tiny-png.ts';
import { DEMO, test } from './fixtures.ts';
import { goToPainted, holdScripts } from './held-scripts.ts';
import { settle } from './page-state.ts';
import { STORY } from './tags.ts';

test('what is typed and sent before the script comes goes on once it is there', async ({ page }) => {
  const release = await holdScripts(page);
  await goToPainted(page, '/login');
  await page.locator('input[autocomplete="username"]').fill(DEMO.email);
  await page.locator('input[autocomplete="current-password"]').fill(DEMO.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL('/login');
  release();
  await page.waitForURL('**/home');
});

test('a form is sent once, whether its script comes before or after the press', { tag: STORY }, async ({
  openContext,
  control,
}) => {
  for (const delayMs of [0, 20, 40, 80, 160, 320]) {
    const page = await (await openContext()).newPage();
    await control.reset();
    const release = await holdScripts(page);
    await goToPainted(page, '/login');
    await page.locator('input[autocomplete="username"]').fill(DEMO.email);
    await page.locator('input[autocomplete="current-password"]').fill(DEMO.password);
    release();
    await page.evaluate((afterMs) => {
      setTimeout(() => document.querySelector<HTMLElement>('form button[type="submit"]')?.click(), afterMs);
    }, delayMs);
    await page.waitForURL('**/home');
    // A call refused for an outdated CSRF token is retried with a new one and does not count.
    const count = (await control.requests()).filter(
      ({ path, status }) => path === '/api/login.php' && status === 200,
    ).length;
    expect(count, `pressed ${delayMs} ms after the script was let through`).toBe(1);
    await page.context().close();
  }
});

test('a sign-up that is half typed before the script comes loses nothing', async ({ page }) => {
  const release = await holdScripts(page);
  await goToPainted(page, '/signup');
  const email = page.locator('input[type="email"]');
  const name = page.getByLabel('Name', { exact: false }).first();
  await email.fill('early@example.com');
  await name.pressSequentially('Earl');
  release();
  await expect(page.getByText('You can use this address.')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('y');
  await expect(name).toHaveValue('Early');
  await expect(email).toHaveValue('early@example.com');
});

test('nothing moves for who has scrolled to the end of a page before its script came', async ({ page }) => {
  for (const path of ['/complaints', '/login', '/signup', '/reset-password']) {
    const release = await holdScripts(page);
    await goToPainted(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, document.body.scrollHeight)));
    const before = (await page.getByRole('main').boundingBox())?.y;
    release();
    await expect(page.locator('html')).toHaveAttribute('data-usable', '');
    await settle(page);
    expect((await page.getByRole('main').boundingBox())?.y, path).toBe(before);
  }
});

test('a page that knows from its address why one logs in says so before the script comes, and nothing moves under the pointer', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await goToPainted(page, '/login?next=/chats');
  await expect(page.getByText('Please log in to see this page.')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Log in' });
  const before = await submit.boundingBox();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await settle(page);
  await expect(page.getByText('Please log in to see this page.')).toBeVisible();
  expect(await submit.boundingBox()).toEqual(before);
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await settle(page);
  await expect(page.getByText('Please log in to see this page.')).toBeHidden();
});

test('a form has what was typed on the page before, and loses nothing that is typed into it before the script comes', async ({
  page,
}) => {
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByRole('textbox', { name: 'Password' });
  await page.goto('/landers/gallery/eng');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await email.fill('kept@example.com');
  const release = await holdScripts(page);
  await goToPainted(page, '/landers/collagelanding/eng');
  await password.fill('a-long-password');
  release();
  await expect(email).toHaveValue('kept@example.com');
  await expect(password).toHaveValue('a-long-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.locator('html')).toHaveClass(/logged-in/);
});

test('a complaint that is filled in before the script comes keeps each field, and what its address fills in', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await goToPainted(page, '/complaints?kind=copyright&target=Noor');
  await page.getByLabel('What’s wrong?').fill('My photo.');
  await page.getByLabel('Email').fill('alex@example.org');
  await page.getByLabel(/To the best of my knowledge/).check();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'proof.png',
    mimeType: 'image/png',
    buffer: Buffer.from(tinyPng(64, [200, 120, 90])),
  });
  release();
  await expect(page.getByText('proof.png')).toBeVisible();
  await expect(page.getByLabel('What’s wrong?')).toHaveValue('My photo.');
  await expect(page.getByLabel('Email')).toHaveValue('alex@example.org');
  await expect(page.getByLabel(/To the best of my knowledge/)).toBeChecked();
  await expect(page.getByLabel('Which page or member?')).toHaveValue('Noor');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/^C-\d+-\d+$/)).toBeVisible();
});

test('a complaint that is sent while its picture is being read goes with the picture', async ({ page, control }) => {
  // As with a large photo on a slow phone.
  await page.addInitScript(() => {
    const decode = createImageBitmap;
    Object.assign(window, {
      createImageBitmap: async (file: File) => {
        await new Promise((resolve) => addEventListener('picture-read', resolve, { once: true }));
        return await decode(file);
      },
    });
  });
  await page.goto('/complaints?kind=copyright&target=Noor');
  await page.getByLabel('What’s wrong?').fill('My photo.');
  await page.getByLabel('Email').fill('alex@example.org');
  await page.getByLabel(/To the best of my knowledge/).check();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'proof.png',
    mimeType: 'image/png',
    buffer: Buffer.from(tinyPng(64, [200, 120, 90])),
  });
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.press('Enter');
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(await control.countRequests('POST', '/api/complaints.php')).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('picture-read')));
  await expect(page.getByText('proof.png')).toBeVisible();
  await submit.click();
  await expect(page.getByText(/^C-\d+-\d+$/)).toBeVisible();
  expect(JSON.stringify(await control.mail())).toContain('proof.png');
});
