import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { openChat, withoutSharedWorker } from './worker-in-browser.ts';

/** The member in the demo account's longest conversation, and that conversation. */
const MAYA = { profileId: 221, conversationId: 1 };
const DAY_MS = 86_400_000;

/** Shifts the clock of pages and workers, like a wrong device clock. */
const setClock = (aheadMs: number): string => `{
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [RealDate.now() + ${aheadMs}] : values, newTarget),
    get: (target, property, receiver) =>
      property === 'now' ? () => RealDate.now() + ${aheadMs} : Reflect.get(target, property, receiver),
  });
}`;

for (const [name, aheadMs] of [
  ['a day behind', -DAY_MS],
  ['a day ahead', DAY_MS],
] as const) {
  test(`on a device whose clock is ${name}, a message of now is of today`, async ({
    context,
    page,
    control,
    guard,
  }) => {
    guard.allowFailedRequests();
    await withoutSharedWorker(context);
    await context.addInitScript(setClock(aheadMs));
    await context.route('**/assets/shared-worker-*.js', async (route) => {
      const script = await (await fetch(route.request().url())).text();
      await route.fulfill({ body: `${setClock(aheadMs)}\n${script}`, contentType: 'text/javascript' });
    });
    await beLoggedIn(page);
    await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'Right now');
    await openChat(page, MAYA.conversationId);
    const log = page.getByRole('log');
    await expect(log.getByText('Right now')).toBeVisible();
    const lastDay = log.getByText(/^(Today|Yesterday)$/).last();
    await expect(lastDay).toHaveText('Today');
    await control.setFaults([{ method: 'POST', path: '/api/chat.php', fault: 'drop' }]);
    await page.getByPlaceholder('Write a message').fill('Waits');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log.getByText('Waits')).toBeVisible();
    await expect(log.getByText('Today')).toHaveCount(1);
    await expect(lastDay).toHaveText('Today');
    await page.goto('/chats');
    const row = page.getByRole('link', { name: /Maya/ }).first();
    await expect(row.locator('time')).toHaveText(/now|second|minute/i);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
