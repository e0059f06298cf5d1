import { expect } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { openChat } from './worker-in-browser.ts';

/** The conversation of the demo account with Maya. */
const CONVERSATION_ID = 1;

test('an emoji is found by its name, goes where the caret is, and more follow until Escape leads back', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await openChat(page, CONVERSATION_ID);
  const field = page.getByPlaceholder('Write a message');
  await field.fill('Hello there');
  await field.press('Home');
  for (let letter = 0; letter < 5; letter += 1) await field.press('ArrowRight');
  await page.getByRole('button', { name: 'Emoji', exact: true }).click();
  const choice = page.getByRole('dialog', { name: 'Emoji' });
  const search = choice.getByLabel('Search for an emoji');
  await expect(search).toBeFocused();
  await search.fill('waving hand');
  await expect(choice.getByRole('gridcell', { name: 'Waving hand' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Hello👋 there');
  await search.fill('no such thing at all');
  await expect(choice.getByText('No emoji found.')).toBeVisible();
  // Sends nothing.
  await page.keyboard.press('Enter');
  await search.fill('sun');
  await choice.getByRole('gridcell', { name: 'Sun', exact: true }).click();
  await expect(field).toHaveValue('Hello👋☀️ there');
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.type('!');
  await expect(field).toHaveValue('Hello👋☀️! there');
  expect(await control.countRequests('POST', '/api/chat.php')).toBe(0);
});

test('the groups of emoji have names of their own in the language of the page', async ({ page, baseURL }) => {
  await beLoggedIn(page);
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'pl', url: baseURL ?? '' }]);
  await openChat(page, CONVERSATION_ID);
  await page.getByRole('button', { name: 'Emoji', exact: true }).click();
  const choice = page.getByRole('dialog', { name: 'Emoji' });
  await expect(choice.getByText('Buźki i emocje', { exact: true })).toBeVisible();
  await choice.getByLabel('Szukaj emoji').fill('telefon');
  await expect(choice.getByText('Przedmioty', { exact: true })).toBeVisible();
});

test('emoji that cannot be loaded are told, and tried again', async ({ page, guard }) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await openChat(page, CONVERSATION_ID);
  await page.route('**/assets/emoji-*/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Emoji', exact: true }).click();
  const choice = page.getByRole('dialog', { name: 'Emoji' });
  await expect(choice.getByText('The emoji couldn’t be loaded.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/emoji-*/**');
  await choice.getByRole('button', { name: 'Try again' }).click();
  await expect(choice.getByRole('gridcell', { name: 'Grinning face', exact: true })).toBeVisible();
});

for (const template of TEMPLATE_NAMES)
  test(`in ${template} the emoji are chosen by their names in the language of the page, and fit`, async ({
    page,
    baseURL,
  }) => {
    await beLoggedIn(page);
    await page.context().addCookies([
      { name: 'rendezvous_template', value: template, url: baseURL ?? '' },
      { name: 'i18n_redirected', value: 'de', url: baseURL ?? '' },
    ]);
    await page.setViewportSize({ width: 640, height: 480 });
    await openChat(page, CONVERSATION_ID);
    await page.getByRole('button', { name: 'Emojis', exact: true }).click();
    const choice = page.getByRole('dialog', { name: 'Emojis' });
    await choice.getByLabel('Emoji suchen').fill('winken');
    await expect(choice.getByRole('gridcell', { name: 'Winkende Hand' })).toBeVisible();
    await expect(choice).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
