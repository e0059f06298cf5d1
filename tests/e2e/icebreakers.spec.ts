import { expect } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';

/** Somebody without a chat with the demo account. */
const STRANGER = 118;

test('a first message has ideas from the profile, which go into the field and are not sent', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await page.goto(`/members/${STRANGER}`);
  await page.getByRole('button', { name: 'Start chat' }).first().click();
  const ideas = page.getByRole('list', { name: 'Ideas for a first message' });
  await expect(ideas.getByRole('button')).toHaveCount(3);
  await expectAccessible(page);
  const texts = await ideas.getByRole('button').allInnerTexts();
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) expect(text).toMatch(/^[A-Z][^:]+\?$/);
  const [words = ''] = texts;
  await ideas.getByRole('button').first().click();
  const field = page.getByPlaceholder('Write a message');
  await expect(field).toHaveValue(words);
  await expect(field).toBeFocused();
  await expect(ideas).toBeHidden();
  expect(await control.countRequests('POST', '/api/chat.php')).toBe(0);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText(words)).toBeVisible();
  await expect(ideas).toBeHidden();
});
