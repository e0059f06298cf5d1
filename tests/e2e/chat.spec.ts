import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { type Account, beLoggedIn, logIn, test } from './fixtures.ts';
import { STORY } from './tags.ts';
import { openChat } from './worker-in-browser.ts';

/** From the demo data: a long conversation, one with a member who has left, and a member without a conversation. */
const MAYA = { profileId: 221, conversationId: 1 };
const GONE = { conversationId: 13 };
const STRANGER = { profileId: 102 };
const WITHOUT_CREDITS: Account = { email: 'new@example.com', password: 'new-password' };

test('a chat starts from a profile, a failure is told in the specified words, and chats are found by any name', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await logIn(page);
  await page.goto(`/members/${STRANGER.profileId}`);
  const start = page.getByRole('button', { name: 'Start chat' });
  // Fails repeatedly until reset, since the same path is used to prefetch the messages of all chats.
  await control.setFaults([{ method: 'GET', path: '/api/chat.php', fault: 'status:500' }]);
  await start.click();
  const failure = page.getByRole('dialog', { name: 'Error' });
  await expect(failure).toContainText('Cannot start chat, try again later or contact customer support');
  await control.setFaults([]);
  await failure.getByRole('button', { name: 'Close' }).last().click();
  await start.click();
  await expect(page).toHaveURL(/\/chats\/\d+$/);
  await expect(page.getByText(/^No messages yet\. Say hello to/)).toBeVisible();

  await page.goto('/chats');
  const search = page.getByRole('searchbox', { name: 'Search chats and messages' });
  await search.fill('ÉIL');
  await expect(rows(page)).toHaveText([/Eilidh/]);
  await rows(page).first().click();
  await expect(composer(page)).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('ÉIL');
  await expect(rows(page)).toHaveText([/Eilidh/]);
  await search.fill('nobody at all');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await search.press('Escape');
  // The chat that was just started is at the top.
  await expect(rows(page).nth(1)).toContainText('Maya');
  await page.goto(`/chats/${GONE.conversationId}`);
  await expect(page.getByText('is no longer here. You can still read this chat, but you can’t write.')).toBeVisible();
  await expect(composer(page)).toHaveCount(0);
});

test('a profile opens the conversation one already has, and says so, without network too', async ({
  page,
  reference,
  guard,
}) => {
  guard.allowFailedRequests();
  await logIn(page);
  await openChat(page, MAYA.conversationId);
  await page.goto(`/members/${MAYA.profileId}`);
  const open = page.getByRole('button', { name: 'Open chat' });
  await expect(open).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start chat' })).toHaveCount(0);
  await reference.stop();
  await open.click();
  await expect(page).toHaveURL(new RegExp(`/chats/${MAYA.conversationId}$`));
  await expect(page.getByRole('log')).toContainText('thank you for last night');
});

test('a message stands among the others once it is stored while the server takes five seconds, and drafts are in every tab', {
  tag: STORY,
}, async ({ context, control }) => {
  const page = await context.newPage();
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await control.setFaults([{ method: 'POST', path: '/api/chat.php', fault: 'delay:5000', times: 1 }]);
  await composer(page).fill('Slow server, quick screen');
  // The app does not wait for the server. What is shown is stored: a reload restores it.
  await pressSendAndSeeSending(page, 'Slow server, quick screen');
  await expect(composer(page)).toHaveValue('');

  const other = await context.newPage();
  await openChat(other, MAYA.conversationId);
  await expect(other.getByRole('log')).toContainText('Slow server, quick screen');
  await composer(page).fill('Begun here');
  await expect(composer(other)).toHaveValue('Begun here');
  await other.reload();
  await expect(composer(other)).toHaveValue('Begun here');

  await expect(page.getByText('You have 99')).toBeVisible();
  await expect(page.getByRole('log').getByText('Slow server, quick screen')).toHaveCount(1);
  await expect(page.getByRole('log')).not.toContainText('Sending…');
  await expect(composer(page)).toHaveValue('Begun here');
  expect(await control.countRequests('POST', '/api/chat.php')).toBe(1);
});

test('too little credit leads to the packs, through the payment, and back to the draft, which is charged once', {
  tag: STORY,
}, async ({ page, control, guard }) => {
  // The test payment page has no favicon.
  guard.allow(/favicon\.ico/);
  await beLoggedIn(page, WITHOUT_CREDITS);
  await page.goto(`/members/${STRANGER.profileId}/chat`);
  await expect(page).toHaveURL(/\/chats\/\d+$/);
  await composer(page).fill('Worth a credit');
  await expect(page.getByText('A message costs 1 credit; you have 0. Your text is kept.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const topUp = page.getByRole('link', { name: 'Buy credits' });
  await expect(topUp).toBeFocused();
  await topUp.click();
  await expect(page.getByText('Your message is kept in the chat until you come back.')).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue to the order' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page).toHaveURL(/\/_reference\/pay\/t_/);
  await page.locator('button[value="paid"]').click();
  await page.getByRole('link', { name: 'Back to your message' }).click();
  await expect(composer(page)).toHaveValue('Worth a credit');
  await expect(page.getByText('1 credit', { exact: false }).first()).toBeVisible();
  await expect(topUp).toHaveCount(0);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText('Worth a credit')).toBeVisible();
  await expect.poll(() => control.countRequests('POST', '/api/chat.php')).toBe(1);
  await page.goto('/credits');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByText('Your message is kept in the chat until you come back.')).toHaveCount(0);
});

test('a member is reported and blocked from the chat, and markup and addresses in messages do no harm', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  const text = '<img src=x onerror=alert(1)> <b>bold</b> javascript:alert(1) https://example.org/a?b=1.';
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', text);
  const bubble = page.getByRole('log').getByText('<img src=x onerror=alert(1)>');
  await expect(bubble).toHaveText(text);
  await expect(bubble.locator('img, b')).toHaveCount(0);
  const link = bubble.getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://example.org/a?b=1');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  // Asks before leaving the site.
  await link.click();
  const leaving = page.getByRole('dialog', { name: 'Leave this site?' });
  await expect(leaving).toContainText('https://example.org/a?b=1');
  await expectAccessible(page);
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await expect(leaving).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Maya:' })).toContainText('<b>bold</b>');

  await choose(page, 'Report Maya');
  const report = page.getByRole('dialog', { name: 'Report Maya' });
  await report.getByRole('combobox').selectOption({ label: 'Spam or advertising' });
  await report.getByRole('textbox').fill('Sends addresses to everybody.');
  await report.getByRole('button', { name: 'Send the report' }).click();
  const received = page.getByRole('dialog', { name: 'Report received' });
  await expect(received).toContainText(/R-\d{8}-\d+/);
  await received.getByRole('button', { name: 'Close' }).last().click();

  await choose(page, 'Block Maya');
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('You’ve blocked Maya. You can’t find or message each other.')).toBeVisible();
  await expect(composer(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(composer(page)).toBeVisible();
});

test('the messages are one stop for Tab, and arrow keys lead through what can be done with them', async ({ page }) => {
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  const log = page.getByRole('log');
  await log.focus();
  const actions = (button: string) => log.getByRole('button', { name: button });
  await page.keyboard.press('ArrowUp');
  await expect(actions('Reply').last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(actions('Reply').nth(-2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(actions('Copy message').nth(-2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(actions('Copy message').last()).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await log.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await log.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(log).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Don’t reply to this message' })).toBeVisible();
});

test('who reads further up keeps the place while a hundred messages arrive at once', async ({ page, control }) => {
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  const log = page.getByRole('log');
  await log.hover();
  await page.mouse.wheel(0, -900);
  await expect(page.getByRole('button', { name: 'Newest messages' })).toBeVisible();
  const before = await messageInView(page);
  await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      control.receiveMessage(MAYA.profileId, 'demo@example.com', `Flood ${index + 1}`),
    ),
  );
  const jump = page.getByRole('button', { name: '100 new messages' });
  await expect(jump).toBeVisible({ timeout: 30_000 });
  const after = await messageInView(page);
  expect(after.text).toBe(before.text);
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2);
  await jump.click();
  await expect(log.getByText(/^Flood \d+$/).last()).toBeInViewport();
});

/**
 * Presses Send and resolves once the log shows the text as being sent, as it does only while the server has not
 * answered. Watched on the page: a slow test process must not miss it.
 */
async function pressSendAndSeeSending(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).evaluate(
    (button, sent) =>
      new Promise<void>((resolve) => {
        if (!(button instanceof HTMLElement)) throw new Error('Send is no button');
        button.click();
        const look = () => {
          const shown = document.querySelector('[role="log"]')?.textContent ?? '';
          if (shown.includes(sent) && shown.includes('Sending…')) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );
}

/** Returns the message in the middle of the log and the position of its top edge. */
async function messageInView(page: Page): Promise<{ text: string; top: number }> {
  return await page.getByRole('log').evaluate((log) => {
    const box = log.getBoundingClientRect();
    const middle = box.top + box.height / 2;
    for (const element of log.querySelectorAll('[dir="auto"]')) {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom >= middle) return { text: element.textContent ?? '', top };
    }
    throw new Error('No message is in view');
  });
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('banner').or(page.locator('header')).getByRole('button', { name: /Maya/ }).last().click();
  await page.getByRole('menuitem', { name: item }).click();
}

function composer(page: Page) {
  return page.getByPlaceholder('Write a message');
}

function rows(page: Page) {
  return page.getByRole('main').locator('a[href^="/chats/"]');
}
