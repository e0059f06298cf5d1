import { expect, type Page } from 'playwright/test';
import { isValid } from '../../openapi/generated/validators.ts';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, DEMO, OTHER, test } from './fixtures.ts';

/** A long conversation of the demo account (demo data). */
const MAYA = { profileId: 221, conversationId: 1, name: 'Maya' };

const composer = (page: Page) => page.getByRole('main').locator('textarea');
const log = (page: Page) => page.getByRole('log');
/** The innermost element with the words is inside the bubble, which is beside its buttons. */
const messageOf = (page: Page, text: string) =>
  log(page).locator('[class*="bubble__message"]').filter({ hasText: text });

async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messageOf(page, text)).toContainText('Sent');
}

/** As another tab does that becomes visible again. */
async function poll(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

test('two members: one reads, answers a message by name, and the other sees both', async ({ page, openContext }) => {
  const other = await (await openContext()).newPage();
  await beLoggedIn(page);
  await beLoggedIn(other, OTHER);
  await page.goto(`/members/${await memberIdOf(other)}/chat`);
  await send(page, 'Shall we meet at the river?');
  await send(page, 'Or at the old mill?');

  await other.goto(`/members/${await memberIdOf(page)}/chat`);
  await expect(messageOf(other, 'Or at the old mill?')).toBeVisible();
  await expect
    .poll(async () => {
      await poll(page);
      return await messageOf(page, 'Or at the old mill?').innerText();
    })
    .toContain('Read');

  await messageOf(other, 'Shall we meet at the river?').hover();
  await messageOf(other, 'Shall we meet at the river?').getByRole('button', { name: 'Reply' }).click();
  await expect(composer(other)).toBeFocused();
  await expect(other.getByRole('form').getByText('Shall we meet at the river?')).toBeVisible();
  await expectAccessible(other);
  await send(other, 'With pleasure');
  await expect(other.getByRole('form').getByText('Shall we meet at the river?')).toBeHidden();
  await expect(messageOf(other, 'With pleasure')).toContainText('Shall we meet at the river?');

  await expect
    .poll(async () => {
      await poll(page);
      return await messageOf(page, 'With pleasure').count();
    })
    .toBe(1);
  // In the mailbox of its author the quoted message is the member's own.
  await expect(messageOf(page, 'With pleasure')).toContainText('Answers: You');
  await expectAccessible(page);
});

test('what is answered survives a reload and a tunnel, and its quote leads to the message', async ({
  page,
  control,
  reference,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await control.receiveMessage(MAYA.profileId, DEMO.email, 'Which bread was it?');
  for (let index = 1; index <= 30; index += 1) {
    await control.receiveMessage(MAYA.profileId, DEMO.email, `Said later, ${index}`);
  }
  await page.goto(`/chats/${MAYA.conversationId}`);
  // The first of two, once an answer quotes it.
  const question = messageOf(page, 'Which bread was it?').first();
  await question.scrollIntoViewIfNeeded();
  await question.hover();
  await question.getByRole('button', { name: 'Reply' }).click();
  await composer(page).fill('The one with caraway');
  const bar = page.getByRole('form').getByText('Reply to Maya');
  await expect(bar).toBeVisible();
  await page.reload();
  await expect(composer(page)).toHaveValue('The one with caraway');
  await expect(bar).toBeVisible();

  await composer(page).press('Escape');
  await expect(bar).toBeHidden();
  await question.scrollIntoViewIfNeeded();
  await question.hover();
  await question.getByRole('button', { name: 'Reply' }).click();
  await expect(bar).toBeVisible();

  await reference.stop();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const answer = messageOf(page, 'The one with caraway');
  await expect(answer).toContainText('Which bread was it?');
  await answer.getByRole('button', { name: 'Take back' }).click();
  await expect(composer(page)).toHaveValue('The one with caraway');
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await reference.start();
  await poll(page);
  await expect(answer).toContainText(/Sent|Read/);

  await answer.getByRole('button', { name: /Which bread was it/ }).click();
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
  const stored: unknown = await page.evaluate(async () => {
    const response = await fetch('/api/chat.php?conversation=1&limit=1', {
      headers: { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost' },
    });
    return await response.json();
  });
  if (!isValid('ChatPage', stored)) throw new Error('the server answered no page of the chat');
  expect(stored.messages[0]?.reply_to?.text).toBe('Which bread was it?');
});

async function memberIdOf(page: Page): Promise<number> {
  const response = await page.context().request.get('/api/user.php', {
    headers: { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost' },
  });
  const user: unknown = await response.json();
  if (!isValid('User', user)) throw new Error('the server answered no user');
  return user.profile.id;
}
