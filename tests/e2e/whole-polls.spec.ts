import { expect } from 'playwright/test';
import { passUntil } from './clock.ts';
import { beLoggedIn, openTabs, test } from './fixtures.ts';
import { openChat, titleCount, untilCounted, untilReadyForOffline } from './worker-in-browser.ts';

const MAYA = { profileId: 221, conversationId: 1 };
const ONE_POLL_SECONDS = 70;

test.describe('where the app itself is kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('two tabs keep reading while the server is down, and recover by themselves', async ({
    context,
    reference,
    control,
    guard,
    clock,
  }) => {
    guard.allowFailedRequests();
    test.setTimeout(240_000);
    await clock.prepare(context);
    const first = await context.newPage();
    await beLoggedIn(first);
    await first.goto('/home');
    await untilReadyForOffline(first);
    const second = await context.newPage();
    await openChat(second, MAYA.conversationId);
    await reference.stop();
    const banner = /can’t reach the server/i;
    await passUntil(clock, second, ONE_POLL_SECONDS, () => second.getByText(banner).first().isVisible());
    await first.goto('/chats');
    await expect(first.getByText('Maya').first()).toBeVisible();
    await expect(first.getByText(/Last updated/).first()).toBeVisible();
    await reference.start();
    await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'Back again');
    const isBack = () => second.getByRole('log').getByText('Back again').isVisible();
    await passUntil(clock, second, ONE_POLL_SECONDS, isBack);
    for (const tab of [first, second]) await expect(tab.getByText(banner)).toHaveCount(0);
  });
});

test('a message that comes in shows in two tabs within one poll, badge included', async ({
  context,
  control,
  clock,
}) => {
  test.setTimeout(180_000);
  await clock.prepare(context);
  const first = await context.newPage();
  await beLoggedIn(first);
  const [second] = await openTabs(context, 1, '/chats');
  if (second === undefined) throw new Error('no second tab');
  await first.goto('/chats');
  await untilCounted(first);
  const before = await titleCount(first);
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'Fresh from the server');
  await passUntil(clock, first, ONE_POLL_SECONDS, () => first.getByText('Fresh from the server').isVisible());
  for (const tab of [first, second]) {
    await expect(tab.getByText('Fresh from the server')).toBeVisible();
    await expect.poll(() => titleCount(tab)).toBe(before + 1);
  }
});
