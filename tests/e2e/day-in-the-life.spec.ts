import { expect, type Page } from 'playwright/test';
import { isValid } from '../../openapi/generated/validators.ts';
import { test } from './fixtures.ts';
import { wholeBrowser } from './launch.ts';
import { CORE } from './tags.ts';

const ALEX = { email: 'alex@example.com', password: 'a-long-password' };

// The sign-up asks for notifications, for which the headless shell has no permission to give.
test.use({ ...wholeBrowser(), serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true });

test('a day in the life: an advertisement, the sign-up, somebody liked and written to, a tunnel, and home again', {
  tag: CORE,
}, async ({ page, context, control, reference, guard }) => {
  test.setTimeout(180_000);
  guard.allowFailedRequests();
  // The test payment page has no favicon.
  guard.allow(/favicon\.ico/);

  await test.step('in the morning, an advertisement leads to a landing page, and on to an account', async () => {
    await page.goto('/landers/gallery/eng?network=morning');
    await page.getByRole('textbox', { name: 'Email' }).fill(ALEX.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(ALEX.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await completesTheSignUp(page);
  });

  const name = await test.step('somebody is found, liked and written to', async () => {
    await page.goto('/search');
    const found = page.getByRole('main').getByRole('article').first();
    await found.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/members\/\d+/);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await page
      .getByRole('button', { name: /^Like / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Start chat' }).first().click();
    await expect(page).toHaveURL(/\/chats\/\d+$/);
    await composer(page).fill('Shall we meet at the river?');
    return heading.split(',')[0] ?? heading;
  });

  await test.step('a message costs a credit: a pack is bought, and the text is still there', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('link', { name: 'Buy credits' }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Continue to the order' }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await page.locator('button[value="paid"]').click();
    await page.getByRole('link', { name: 'Back to your message' }).click();
    await expect(composer(page)).toHaveValue('Shall we meet at the river?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => textsAtTheServer(page)).toContain('Shall we meet at the river?');
  });

  const chat = page.url();
  await test.step('in the tunnel, the app starts without a network, and what is written waits', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.close();
    await reference.stop();
    const train = await context.newPage();
    await train.goto(chat);
    await expect(log(train).getByText('Shall we meet at the river?')).toBeVisible();
    await composer(train).fill('I am on the train, it will be eight.');
    await train.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(train)).toContainText(/Waiting for a connection|once you’re online|Sending/);
    await train.close();
  });

  await test.step('at home again, it has arrived once, and an answer is there', async () => {
    await reference.start();
    const home = await context.newPage();
    await home.goto(chat);
    const texts = () => textsAtTheServer(home);
    await expect.poll(texts, { timeout: 70_000 }).toContain('I am on the train, it will be eight.');
    expect((await texts()).filter((text) => text.startsWith('I am on the train'))).toHaveLength(1);
    const partner = await partnerIn(home);
    await home.goto('/home');
    await control.receiveMessage(partner, ALEX.email, 'Eight is fine!');
    const unread = home.getByRole('main').getByRole('link', { name: /Unread chats/ });
    await expect(unread).toContainText(name, { timeout: 70_000 });
    await unread.click();
    await home.getByRole('main').getByText('Eight is fine!').click();
    await expect(log(home)).toContainText('Eight is fine!');
    await expect(home.getByRole('heading', { name })).toBeVisible();
  });
});

const composer = (page: Page) => page.getByPlaceholder('Write a message');
const log = (page: Page) => page.getByRole('log');

async function completesTheSignUp(page: Page): Promise<void> {
  // The steps follow where the form was, far down the page of a phone.
  await expect(page.getByText('Step 1 of 6')).toBeInViewport();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('Step 2 of 6')).toBeInViewport();
  await page.getByRole('button', { name: 'Continue without a photo' }).click();
  await page.getByLabel('Town or city').fill('Bristol');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await page.getByLabel('What should others know about you?').fill('I bake bread.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** Reads what the server has of the conversation on screen, bypassing the product. */
async function chatAtTheServer(page: Page) {
  const conversation = /\/chats\/(\d+)/.exec(page.url())?.[1] ?? '';
  const headers = { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost', connection: 'close' };
  const answer = await page.context().request.get(`/api/chat.php?conversation=${conversation}&limit=50`, { headers });
  const body: unknown = await answer.json();
  if (!isValid('ChatPage', body)) throw new Error('The page of messages breaks the contract');
  return body;
}

async function textsAtTheServer(page: Page): Promise<string[]> {
  return (await chatAtTheServer(page)).messages.map(({ text }) => text);
}

async function partnerIn(page: Page): Promise<number> {
  return (await chatAtTheServer(page)).profile.id;
}
