import { expect } from 'playwright/test';
import { test } from './fixtures.ts';
import { wholeBrowser } from './launch.ts';

// The sign-up asks for notifications, which the headless shell denies.
test.use(wholeBrowser());

const PASSWORD = 'a long pass phrase';

test('an address is checked while it is typed, and an account that cannot be made is told and tried again', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  guard.allow(/The account could not be created: server-failed/);
  await page.goto('/');
  const email = page.getByLabel('Email');
  const create = page.getByRole('button', { name: 'Create account' });
  await email.fill('demo@example.com');
  await expect(page.getByText('There’s already an account with this address.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Create your account' }).getByRole('link').first()).toHaveAttribute(
    'href',
    '/login',
  );
  const name = page.getByLabel('Name (optional)');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await create.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('There’s already an account with this address.');
  await expect(name).toHaveValue('');
  await email.fill('deleted@example.com');
  await expect(page.getByRole('link', { name: 'Ask us to release this address' })).toHaveAttribute(
    'href',
    '/pages/service#deleted-account',
  );
  await control.setFaults([{ path: '/api/validate_email.php', fault: 'status:503' }]);
  await email.fill('sam@example.com');
  await email.blur();
  await expect(name).toHaveValue('');
  await expect(page.getByText('We couldn’t confirm that this address exists.')).toBeVisible();
  await control.setFaults([{ method: 'POST', path: '/api/user.php', fault: 'status:500', times: 1 }]);
  await email.fill('sam@gmial.com');
  await email.blur();
  // A doubtful address is not confirmed as valid.
  await expect(page.getByRole('button', { name: 'sam@gmail.com' })).toBeVisible();
  await expect(page.getByText('You can use this address.')).toHaveCount(0);
  await page.getByRole('button', { name: 'sam@gmail.com' }).click();
  await expect(page.getByText('You can use this address.')).toBeVisible();
  await page.getByRole('button', { name: 'Terms and conditions' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Who we are' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(email).toHaveValue('sam@gmail.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const logged = page.waitForEvent('console', (message) => message.text().includes('could not be created'));
  await create.click();
  await logged;
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect(create).not.toHaveAttribute('aria-busy');
  await create.click();
  await expect(page).toHaveURL(/\/complete-signup$/);
  await expect(page.getByRole('heading', { name: 'Want to know when someone messages you?' })).toBeVisible();
});

test('one press of the button tells all that is wrong, though the field that is left tells its own meanwhile', async ({
  page,
}) => {
  await page.goto('/signup');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Name (optional)').fill('@ann');
  // At the upper edge, which an error above would move away first.
  await page.getByRole('button', { name: 'Create account' }).click({ position: { x: 40, y: 3 } });
  for (const label of ['Email', 'Name (optional)', 'Password']) {
    await expect(page.getByLabel(label, { exact: label !== 'Email' }), label).toHaveAttribute('aria-invalid', 'true');
  }
});

test('the name stays empty, and what others see then is told below it, also after a reload, and used', async ({
  page,
}) => {
  await page.goto('/signup');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  const email = page.getByLabel('Email');
  const name = page.getByLabel('Name (optional)');
  const plain = 'This is what others see. It doesn’t have to be your real name.';
  const asDefault = 'If you leave it empty, others see “anna.kowalska”.';
  await email.fill('not an address');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(name).toHaveValue('');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(plain);
  await email.fill('anna.kowalska@example.com');
  await expect(name).toHaveAccessibleDescription(asDefault);
  await name.fill('Anna');
  await expect(name).toHaveAccessibleDescription(plain);
  await name.fill('');
  await page.reload();
  await expect(email).toHaveValue('anna.kowalska@example.com');
  await expect(name).toHaveAccessibleDescription(asDefault);
  await expect(name).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/^Step \d of 6$/)).toBeVisible();
  await page.getByRole('link', { name: 'Finish later' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('anna.kowalska');
});

test('a field with an error keeps its red edge while it has the focus', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  const email = page.getByLabel('Email');
  const name = page.getByLabel('Name (optional)');
  await email.fill('not an address');
  await name.fill('@ann');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(email).toBeFocused();
  const edge = await name.evaluate((field) => getComputedStyle(field).borderBottomColor);
  await expect(email).toHaveCSS('border-bottom-color', edge);
});

test('a form that lay open for longer than the check of its address holds makes the account all the same', async ({
  page,
  control,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('late@example.com');
  await expect(page.getByText('You can use this address.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await control.setAhead(61 * 60 * 1000);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/^Step \d of 6$/)).toBeVisible();
});
