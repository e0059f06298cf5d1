import { expect } from 'playwright/test';
import { chooseBirthDate } from './birth-date.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { wholeBrowser } from './launch.ts';
import { untilQuiet } from './page-state.ts';

// The sign-up asks for notifications, which the headless shell denies.
test.use(wholeBrowser());

test('the steps have a bar of their own, an answer more is a press away, and nobody has to wait for the mail', async ({
  page,
  control,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('noa@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chats' })).toHaveCount(0);
  for (const way of ['Not now', 'Continue without a photo', 'Skip this step', 'Skip this step']) {
    await page.getByRole('button', { name: way }).click();
  }
  const answers = page.getByRole('textbox');
  await expect(answers).toHaveCount(1);
  await expect(page.getByText('of 10,000 characters')).toHaveCount(0);
  const further = page.getByRole('list', { name: 'Add an answer' }).getByRole('button');
  const name = await further.first().innerText();
  await further.first().click();
  await expect(page.getByLabel(name)).toBeFocused();
  await page.keyboard.type('Baking bread.');
  await answers.first().fill('x'.repeat(8_000));
  await expect(page.getByText('8,000 of 10,000 characters')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(name)).toHaveValue('Baking bread.');
  // The mail never arrives.
  await control.setFaults([{ path: '/api/activate.php', fault: 'status:503' }]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is on its way' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finish later' })).toBeHidden();
});

test('beside the steps of a wide window the member sees the card that others will find, filled as it is typed', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  const card = page.getByRole('figure', { name: 'This is how others find you' });
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(card).toHaveCount(0);
  for (const way of ['Not now', 'Continue without a photo']) await page.getByRole('button', { name: way }).click();
  await expect(card).toContainText('Ada');
  await page.getByLabel('Town or city').fill('Whitby');
  await expect(card).toContainText('Whitby');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await chooseBirthDate(page.getByRole('group', { name: 'Date of birth' }), '1990-01-01');
  await expect(card).toContainText(/Ada, \d\d/);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('textbox').first().fill('I bake bread.');
  await expect(card).toContainText('I bake bread.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(card).toHaveCount(0);
});

test('a press ends its step at once, so that the next one reaches the step that follows', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('uma@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const way of ['Not now', 'Continue without a photo']) await page.getByRole('button', { name: way }).click();
  const skip = page.getByRole('button', { name: 'Skip this step' });
  await expect(page.locator('[data-step="3"]')).toBeVisible();
  // No turn of the event loop in between: nothing can have come from the worker.
  const step = await skip.evaluate(async (button) => {
    const flow = button.closest('[data-step]');
    if (button instanceof HTMLElement) button.click();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    return flow?.getAttribute('data-step');
  });
  expect(step).toBe('4');
  await expect(page.getByText('Step 4 of 6')).toBeVisible();
});

test('who goes back from a step while it is being saved stays where they have gone', async ({ page, control }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('eva@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const way of ['Not now', 'Continue without a photo', 'Skip this step', 'Skip this step']) {
    await page.getByRole('button', { name: way }).click();
  }
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await expect(page.getByText('Step 5 of 6')).toBeVisible();
  for (const step of [4, 3]) {
    await back.click();
    await expect(page.getByText(`Step ${step} of 6`)).toBeVisible();
  }
  await page.getByLabel('Town or city').fill('Whitby');
  await control.clearRequests();
  await control.setFaults([{ method: 'PUT', path: '/api/user.php', fault: 'delay:1500' }]);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await back.click();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  const isSaved = async () =>
    (await control.requests()).some(
      ({ method, path, status }) => method === 'PUT' && path === '/api/user.php' && status === 200,
    );
  await expect.poll(isSaved).toBe(true);
  await untilQuiet(page);
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
});

test('a date of birth begins with the day outside the United States, whatever the language of the browser', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => ['en-US'] });
  });
  await page.goto('/signup');
  await page.getByLabel('Email').fill('ida@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const way of ['Not now', 'Continue without a photo']) await page.getByRole('button', { name: way }).click();
  const parts = page.getByRole('group', { name: 'Date of birth' }).getByRole('combobox');
  await page.getByLabel('Country').selectOption('GB');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(parts.first()).toHaveAccessibleName('Day');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('Country').selectOption('US');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(parts.first()).toHaveAccessibleName('Month');
});

test('a skipped step clears a date of birth that was saved, and stays with a word where that fails', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  guard.allow(/The profile could not be saved: server-failed/);
  await page.goto('/signup');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const way of ['Not now', 'Continue without a photo', 'Skip this step']) {
    await page.getByRole('button', { name: way }).click();
  }
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await chooseBirthDate(birth, '1990-01-31');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Step 5 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await control.setFaults([{ method: 'PUT', path: '/api/user.php', fault: 'status:503', times: 1 }]);
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Step 4 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(page.getByText('Step 5 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(birth.getByRole('combobox', { name: 'Year' })).toHaveValue('');
});

test('an answer of the match-finder that comes under a pointer at rest is marked only once the pointer moves', async ({
  page,
}) => {
  await page.goto('/match-finder');
  const answers = page.getByRole('main').getByRole('list').first();
  const edgeOf = (place: number) =>
    answers
      .getByRole('button')
      .nth(place)
      .evaluate((answer) => getComputedStyle(answer).borderTopColor);
  await answers.getByRole('button', { name: 'Women' }).click();
  await expect(page.getByText('Question 2 of 9')).toBeVisible();
  await expect(answers).not.toHaveAttribute('data-pointed');
  expect(await edgeOf(0)).toBe(await edgeOf(1));
  const box = await answers.getByRole('button').first().boundingBox();
  if (box === null) throw new Error('The first answer is not shown');
  await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 2 + 3);
  await expect(answers).toHaveAttribute('data-pointed');
  await expect.poll(async () => (await edgeOf(0)) === (await edgeOf(1))).toBe(false);
});

test('each person after the sign-up has their two actions on one line, in German too', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'de', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await beLoggedIn(page);
  await page.goto('/signup-matches');
  const tiles = page.getByRole('main').getByRole('article');
  await expect(tiles.first()).toBeVisible();
  for (const tile of await tiles.all()) {
    const tops = await tile
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(2);
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 100))).toBeLessThan(4);
  }
});

test('to a member the people after the sign-up are a step: the bar counts the choices and has no button that leaves it', async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/signup-matches');
  const bar = page.getByRole('banner');
  await expect(bar).toContainText(/0 of \d+ decided/);
  await page.getByRole('button', { name: /^Skip/ }).first().click();
  await expect(bar).toContainText(/1 of \d+ decided/);
  // The logo alone leads away.
  await expect(bar.getByRole('link')).toHaveCount(1);
});

test('a position that comes after its step was left leads nobody back, and takes nothing that was chosen since', async ({
  page,
  control,
}) => {
  // A device that takes its time: it answers what it was asked when the test says so.
  await page.addInitScript(() => {
    const waiting: ((position: unknown) => void)[] = [];
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition: (answer: (position: unknown) => void) => waiting.push(answer) },
    });
    window.addEventListener('position-found', () => {
      const coords = { latitude: 52.09, longitude: 5.12, accuracy: 10 };
      for (const answer of waiting) answer({ coords, timestamp: Date.now() });
    });
  });
  await page.goto('/signup');
  await page.getByLabel('Email').fill('pia@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  const skip = page.getByRole('button', { name: 'Skip this step' });
  for (const way of ['Not now', 'Continue without a photo']) await page.getByRole('button', { name: way }).click();
  for (const step of [3, 4]) {
    await expect(page.locator(`[data-step="${step}"]`)).toBeVisible();
    await skip.click();
  }
  for (const step of [5, 4]) {
    await expect(page.locator(`[data-step="${step}"]`)).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
  }
  await expect(page.getByText('Asking your device where you are')).toBeVisible();
  await skip.click();
  await expect(page.locator('[data-step="4"]')).toBeVisible();
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.evaluate(() => window.dispatchEvent(new Event('position-found')));
  await expect.poll(() => control.countRequests('GET', '/api/geocode.php')).toBe(2);
  await page.getByRole('radio', { name: 'Other' }).focus();
  await expect(page.locator('[data-step="4"]')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
});
