import { expect } from 'playwright/test';
import { logIn, logOut, test } from './fixtures.ts';
import { accountDatabases, openChat } from './worker-in-browser.ts';

/** The demo account's longest conversation. */
const MAYAS_CHAT = 1;

/** For a page whose storage stands, but is refused to it. */
const REFUSE_STORAGE = `for (const name of ['open', 'deleteDatabase']) {
  IDBFactory.prototype[name] = () => {
    throw new DOMException('Storage is switched off', 'SecurityError');
  };
}`;

test('a logout without storing that the server does not hear leaves nothing of an earlier day on the device', async ({
  context,
  control,
  guard,
}) => {
  // The logout that nobody hears, in the page itself.
  guard.allow(/Failed to load resource|The logout did not get through/);
  const page = await context.newPage();
  await logIn(page);
  await openChat(page, MAYAS_CHAT);
  await page.addInitScript(REFUSE_STORAGE);
  await page.goto('/chats');
  await page.getByRole('button', { name: 'Go on without storing' }).click();
  await expect(page.getByText('Maya').first()).toBeVisible();
  await control.setFaults([{ path: '/api/logout.php', fault: 'drop' }]);
  await logOut(page);
  await expect(page).not.toHaveURL(/chats/);
  await page.close();
  await control.setFaults([]);
  await control.clearRequests();

  const later = await context.newPage();
  const painted: string[] = [];
  await later.exposeFunction('tellPainted', (text: string) => painted.push(text));
  await later.addInitScript(() => {
    const tell = () => {
      const text = document.body?.innerText ?? '';
      if (text.includes('Maya')) Reflect.get(window, 'tellPainted')(text);
    };
    new MutationObserver(tell).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await later.goto('/chats');
  await later.waitForURL('**/login**');
  await expect(later.getByLabel('Email')).toBeVisible();
  expect(painted).toEqual([]);
  await expect.poll(() => control.countRequests('GET', '/api/logout.php')).toBe(1);
  expect(await accountDatabases(later)).toEqual([]);
  await later.reload();
  await expect(later.getByLabel('Email')).toBeVisible();
});
