import { expect } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { expectAccessible } from './accessibility.ts';
import { DEMO, logIn, test } from './fixtures.ts';
import { drawIn } from './template.ts';

const LISTS = ['chats', 'likes', 'search'].map((name) => `/api/${name}.php`);

for (const template of TEMPLATE_NAMES) {
  test(`a server that does not answer is told once on home, in the place of the blocks, and one press loads all of it: ${template}`, async ({
    page,
    control,
    guard,
    baseURL,
  }) => {
    guard.allowFailedRequests();
    await drawIn(page.context(), baseURL, template);
    await control.setFaults(LISTS.map((path) => ({ path, fault: 'status:503' })));
    await logIn(page, DEMO);
    const main = page.getByRole('main');
    await expect(main.getByText(/This couldn’t be loaded/)).toHaveCount(1);
    await expect(page.getByText('We can’t reach the server.')).toBeVisible();
    await expect(page.getByText('We can’t reach the server.')).toHaveCount(1);
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
    await expect(main.getByText('The rest of the page works.')).toHaveCount(0);
    // Nothing new is announced above what went wrong.
    await expect(main.getByText('Here’s what’s new.')).toHaveCount(0);
    await expectAccessible(page);

    await control.setFaults([]);
    // In a single task: the worker may try again by itself at the same time, which removes the button.
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find((button) => button.textContent?.includes('Try again'))?.click();
    });
    await expect(main.getByText(/This couldn’t be loaded/)).toHaveCount(0);
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByText('Here’s what’s new.')).toBeVisible();
  });
}
