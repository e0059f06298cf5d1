import { expect, test } from 'vitest';
import type { EngineName, Tab } from './engine.ts';
import { readWords } from './page-reads.ts';
import {
  clickNamed,
  logIn,
  MAYA,
  openChat,
  openTab,
  PATIENCE,
  POLL_PATIENCE,
  untilReadyForOffline,
  untilWords,
  writeMessage,
} from './steps.ts';
import { describeEngine } from './world.ts';

/** Only rows in view are rendered, and the offline notice takes up some space. */
const NAMES_IN_VIEW = 6;
/** A refused connection is retried with exponential backoff, after a minute at most (specification, section 9). */
const SEND_PATIENCE = { timeout: 75_000, interval: 250 };

const UNSENT = /Sending|Waiting for a connection|once you’re online/;

export function testOffline(engineName: EngineName): void {
  describeEngine(engineName, 'offline', {}, (world) => {
    test('a cold start without network shows the cached chats and their messages', async () => {
      const { profile, reference, allowProblems } = world();
      allowProblems();
      const warm = await profile.openTab();
      await logIn(warm);
      await untilReadyForOffline(warm);
      const cold = await profile.openTab();
      await warm.close();
      await reference.stop();
      await cold.goto('/chats');
      await untilWords(cold, 'main', /Maya/);
      await untilWords(cold, '[role="status"], [role="alert"]', /can’t reach|offline/i);
      await cold.goto(`/chats/${MAYA.conversationId}`);
      await untilWords(cold, '[role="log"]', /thank you for last night/);
    });

    test('a message written offline goes out exactly once when the network is back', async () => {
      const { profile, reference, control, allowProblems } = world();
      allowProblems();
      const tab = await profile.openTab();
      await logIn(tab);
      await untilReadyForOffline(tab);
      await openChat(tab, MAYA.conversationId);
      await reference.stop();
      await writeMessage(tab, 'Sent from the tunnel');
      await untilWords(tab, '[role="log"]', /Sent from the tunnel/);
      await untilWords(tab, '[role="log"]', UNSENT);
      await tab.reload();
      await untilWords(tab, '[role="log"]', /Sent from the tunnel/);
      await reference.start();
      await expect.poll(() => control.countRequests('POST', '/api/chat.php'), SEND_PATIENCE).toBe(1);
      await expect.poll(() => tab.ask(readWords, '[role="log"]'), PATIENCE).not.toMatch(UNSENT);
      await tab.reload();
      await untilWords(tab, '[role="log"]', /Sent from the tunnel/);
      expect(await countInLog(tab, 'Sent from the tunnel')).toBe(1);
    });

    test('a message is sent and charged once when the connection is cut after the server has acted', async () => {
      const { profile, control, allowProblems } = world();
      allowProblems();
      const tab = await profile.openTab();
      await logIn(tab);
      await openChat(tab, MAYA.conversationId);
      await untilWords(tab, 'form', /You have 100/);
      await control.setFaults([{ method: 'POST', path: '/api/chat.php', fault: 'drop-after', times: 2 }]);
      await writeMessage(tab, 'Cut off, but heard');
      await untilWords(tab, 'form', /You have 99/);
      await tab.reload();
      await untilWords(tab, '[role="log"]', /Cut off, but heard/);
      expect(await countInLog(tab, 'Cut off, but heard')).toBe(1);
      await untilWords(tab, 'form', /You have 99/);
    });

    test('answers that are no JSON, cut off, changed or a redirect leave the cached chats as they were', async () => {
      const { profile, control, allowProblems } = world();
      allowProblems();
      const tab = await profile.openTab();
      await logIn(tab);
      await tab.goto('/chats');
      await untilWords(tab, 'main', /Maya/);
      const before = await settledNames(tab);
      for (const fault of ['html200', 'truncate', 'mutate', 'login302']) {
        await control.setFaults([
          { path: '/api/chats.php', fault },
          { path: '/api/likes.php', fault },
        ]);
        await control.clearRequests();
        await tab.reload();
        await expect.poll(() => control.countRequests('GET', '/api/likes.php'), POLL_PATIENCE).toBeGreaterThan(0);
        await untilWords(tab, 'body', /can’t reach the server|doesn’t let us through/i);
        await expect.poll(() => names(tab), { ...PATIENCE, message: fault }).toEqual(before);
      }
    });

    test('a like given offline stands in every tab, and goes out once when the network is back', async () => {
      const { profile, reference, control, allowProblems } = world();
      allowProblems();
      const first = await profile.openTab();
      await logIn(first);
      await untilReadyForOffline(first);
      await first.goto('/likes/given');
      await untilWords(first, 'main article', /./);
      const given = await first.ask(readWords, 'main article h2, main article h3');
      // In front: background tabs cannot be clicked.
      const front = await openTab(profile, '/likes/received');
      await untilWords(front, 'main article', /./);
      await reference.stop();
      await clickNamed(front, 'main article button', 'Like');
      await expect.poll(() => first.ask(readWords, 'main article h2, main article h3'), PATIENCE).not.toBe(given);
      await reference.start();
      await expect.poll(() => countLikes(control), SEND_PATIENCE).toBe(1);
    });
  });
}

async function countLikes(control: { countRequests: (method: string, path: string) => Promise<number> }) {
  return (
    (await control.countRequests('POST', '/api/likes.php')) + (await control.countRequests('PUT', '/api/likes.php'))
  );
}

async function countInLog(tab: Tab, words: string): Promise<number> {
  return String(await tab.ask(readWords, '[role="log"]')).split(words).length - 1;
}

/** Returns the names once the list is stable. */
async function settledNames(tab: Tab): Promise<string[]> {
  let last: string[] = [];
  await expect
    .poll(async () => {
      const before = last;
      last = await names(tab);
      return last.length > 0 && last.join() === before.join();
    }, PATIENCE)
    .toBe(true);
  return last;
}

async function names(tab: Tab): Promise<string[]> {
  return String(await tab.ask(readWords, 'a[href^="/chats/"]'))
    .split('\n')
    .filter((line) => /^[A-Z]\w+$/.test(line) && line !== 'Online')
    .slice(0, NAMES_IN_VIEW);
}
