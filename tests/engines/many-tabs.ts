import { expect, test } from 'vitest';
import type { EngineName } from './engine.ts';
import { openNewerDatabase, readAccountDatabases, readPollerHolder } from './page-reads.ts';
import {
  fillLogin,
  logIn,
  logOut,
  MAYA,
  OTHER,
  openChat,
  openTab,
  PATIENCE,
  POLL_PATIENCE,
  titleCount,
  untilWords,
} from './steps.ts';
import { describeEngine } from './world.ts';

export function testManyTabs(engineName: EngineName, variant: 'with SharedWorker' | 'without SharedWorker'): void {
  describeEngine(
    engineName,
    `many tabs, ${variant}`,
    { withoutSharedWorker: variant === 'without SharedWorker' },
    (world) => {
      test('a tab that polls is closed and the others go on getting messages', async () => {
        const { profile, control } = world();
        const first = await profile.openTab();
        await logIn(first);
        // Otherwise the second tab may be the quicker one.
        await expect.poll(() => first.ask(readPollerHolder), PATIENCE).not.toBeNull();
        const second = await profile.openTab();
        await openChat(second, MAYA.conversationId);
        const before = await second.ask(readPollerHolder);
        expect(before).not.toBeNull();
        await first.close();
        if (variant === 'without SharedWorker') {
          await expect.poll(() => second.ask(readPollerHolder), PATIENCE).not.toBe(before);
        } else {
          expect(await second.ask(readPollerHolder)).toBe(before);
        }
        await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'Still there?');
        await untilWords(second, '[role="log"]', /Still there\?/);
      });

      test('four tabs make the calls of one', async () => {
        const { profile, control } = world();
        await logIn(await profile.openTab());
        for (const path of ['/home', '/likes', '/profile']) await openTab(profile, path);
        await expect.poll(() => control.countRequests('GET', '/api/likes.php'), PATIENCE).toBeGreaterThan(0);
        await control.clearRequests();
        await expect.poll(() => control.countRequests('GET', '/api/likes.php'), POLL_PATIENCE).toBe(1);
        expect(await control.countRequests('GET', '/api/user.php')).toBe(1);
        expect(await control.countRequests('GET', '/api/chats.php')).toBe(1);
      });

      test('the badge is the same in all tabs and falls in all when a chat is opened in one', async () => {
        const { profile } = world();
        const first = await profile.openTab();
        await logIn(first);
        const second = await openTab(profile, '/chats');
        // The last tab is in front: what is opened in a background tab does not count as read.
        const front = await openTab(profile, '/likes');
        const tabs = [first, second, front];
        // Each of the two lists comes with an answer of its own: the count is settled only once both are there.
        await untilWords(first, 'a[href="/likes"], a[href="/likes/received"]', /\d/);
        await untilWords(first, 'a[href="/chats"]', /\d/);
        const before = await settledCount(first);
        for (const tab of tabs) await expect.poll(() => titleCount(tab), PATIENCE).toBe(before);
        await openChat(front, MAYA.conversationId);
        await expect.poll(() => titleCount(front), PATIENCE).toBeLessThan(before);
        const after = await settledCount(front);
        for (const tab of tabs) await expect.poll(() => titleCount(tab), PATIENCE).toBe(after);
      });

      test('logout in one tab logs out all and leaves no row behind', async () => {
        const { profile } = world();
        const first = await profile.openTab();
        await logIn(first);
        const second = await openTab(profile, '/chats');
        const front = await openTab(profile, '/likes');
        const tabs = [first, second, front];
        expect(await first.ask(readAccountDatabases)).toHaveLength(1);
        await logOut(front);
        for (const tab of tabs) await expect.poll(() => tab.path(), PATIENCE).toMatch(/^\/login/);
        await expect.poll(() => first.ask(readAccountDatabases), PATIENCE).toEqual([]);
      });

      test('the next account sees nothing of the last', async () => {
        const { profile } = world();
        const tab = await profile.openTab();
        await logIn(tab);
        await tab.goto('/chats');
        await untilWords(tab, 'main', /Maya/);
        const before = await tab.ask(readAccountDatabases);
        await logOut(tab);
        await expect.poll(() => tab.path(), PATIENCE).toMatch(/^\/login/);
        await logIn(tab, OTHER);
        await tab.goto('/chats');
        await untilWords(tab, 'a[href^="/chats/"]', /./);
        await tab.goto(`/chats/${MAYA.conversationId}`);
        await untilWords(tab, 'main', /This chat doesn’t exist/);
        // WebKit may keep a page that was left, and its connection: the emptied database then goes at the next start.
        await expect.poll(() => tab.ask(readAccountDatabases), PATIENCE).toHaveLength(1);
        expect(await tab.ask(readAccountDatabases)).not.toEqual(before);
      });

      test('a session that the server has ended leads to login and back to the same page', async () => {
        const { profile, control, allowProblems } = world();
        allowProblems();
        const tab = await profile.openTab();
        await logIn(tab);
        await tab.goto('/likes/given');
        await untilWords(tab, 'main article', /./);
        expect(await tab.path()).toBe('/likes/given');
        await control.setFaults([{ path: '/api/user.php', fault: 'status:403' }]);
        await tab.reload();
        await expect.poll(() => tab.path(), POLL_PATIENCE).toBe('/login?next=%2Flikes%2Fgiven');
        await control.setFaults([]);
        await fillLogin(tab);
        await expect.poll(() => tab.path(), PATIENCE).toBe('/likes/given');
      });

      test('who goes on before a page is there gets where they want to', async () => {
        const { profile } = world();
        const tab = await profile.openTab();
        await logIn(tab);
        for (const path of ['/likes', `/chats/${MAYA.conversationId}`, '/search', '/profile', '/chats']) {
          await tab.goto(path);
          expect(await tab.path()).toMatch(new RegExp(`^${path}`));
        }
        await untilWords(tab, 'main', /Maya/);
      });

      test('a new database version with an old tab open does not hang, and the old tabs say so', async () => {
        const { profile } = world();
        const first = await profile.openTab();
        await logIn(first);
        const second = await openTab(profile, '/chats');
        await untilWords(second, 'main', /Maya/);
        const [name] = databaseNames(await second.ask(readAccountDatabases));
        expect(await first.ask(openNewerDatabase, name ?? '')).toBe('opened');
        for (const tab of [first, second]) await untilWords(tab, 'h1', /A newer version is open/);
      });
    },
  );
}

function databaseNames(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Returns the count once it is positive and stable, i.e. once both chats and likes have arrived. */
async function settledCount(tab: Parameters<typeof titleCount>[0]): Promise<number> {
  let last = -1;
  await expect
    .poll(async () => {
      const before = last;
      last = await titleCount(tab);
      return last > 0 && last === before;
    }, PATIENCE)
    .toBe(true);
  return last;
}
