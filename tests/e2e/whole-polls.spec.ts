import { expect } from 'playwright/test';
import { logIn, openTabs, test } from './fixtures.ts';
import { openChat, titleCount, untilReadyForOffline } from './worker-in-browser.ts';

const MAYA = { profileId: 221, conversationId: 1 };
const WITHIN_ONE_POLL_MS = 70_000;

test.describe('where the app itself is kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('two tabs keep reading while the server is down, and recover by themselves', async ({
    context,
    reference,
    control,
    guard,
  }) => {
    guard.allowFailedRequests();
    test.setTimeout(240_000);
    const first = await context.newPage();
    await logIn(first);
    await untilReadyForOffline(first);
    const second = await context.newPage();
    await openChat(second, MAYA.conversationId);
    await reference.stop();
    const banner = /can’t reach the server/i;
    await expect(second.getByText(banner).first()).toBeVisible({ timeout: WITHIN_ONE_POLL_MS });
    await first.goto('/chats');
    await expect(first.getByText('Maya').first()).toBeVisible();
    await expect(first.getByText(/Last updated/).first()).toBeVisible();
    await reference.start();
    await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'Back again');
    await expect(second.getByRole('log')).toContainText('Back again', { timeout: WITHIN_ONE_POLL_MS });
    for (const tab of [first, second]) {
      await expect(tab.getByText(banner)).toHaveCount(0, { timeout: WITHIN_ONE_POLL_MS });
    }
  });
});

test('a message that comes in shows in two tabs within one poll, badge included', async ({ context, control }) => {
  test.setTimeout(180_000);
  const first = await context.newPage();
  await logIn(first);
  const [second] = await openTabs(context, 1, '/chats');
  if (second === undefined) throw new Error('no second tab');
  await first.goto('/chats');
  await expect.poll(() => titleCount(first)).toBeGreaterThan(0);
  const before = await titleCount(first);
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'Fresh from the server');
  for (const tab of [first, second]) {
    await expect(tab.getByText('Fresh from the server')).toBeVisible({ timeout: WITHIN_ONE_POLL_MS });
    await expect.poll(() => titleCount(tab)).toBe(before + 1);
  }
});
