import { expect, test } from 'vitest';
import { createCannedServer } from '../../tests/fixtures/canned-server.ts';
import { benchEnvironment } from '../../tests/fixtures/engine-bench.ts';
import { createLockQueue } from '../../tests/fixtures/locks-and-channels.ts';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import { tabLockName } from '../public/tab-lock.ts';
import { createTabs } from './tabs.ts';

const life = new AbortController().signal;
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('of a tab that ends without a word nothing is left, and who keeps its view is told', async () => {
  const queue = createLockQueue();
  const tabLife = new AbortController();
  void queue.hold(tabLockName('a'), tabLife.signal, tabLife.signal, () => new Promise<void>(() => {}));
  const environment = {
    ...benchEnvironment({ server: createCannedServer(), clock: createManualClock(0) }),
    locks: {
      hold: (name: string, signal: AbortSignal, whileHeld: () => Promise<void>) =>
        queue.hold(name, signal, life, whileHeld),
      steal: async () => 'released' as const,
      held: async () => [],
    },
  };
  const gone: string[] = [];
  const tabs = createTabs(
    environment,
    () => {},
    (tabId) => gone.push(tabId),
  );
  tabs.report('a', { visible: true, conversationId: 3, pushSubscribed: true });
  await turn();
  expect([tabs.count(), gone]).toEqual([1, []]);
  tabLife.abort();
  await turn();
  expect(gone).toEqual(['a']);
  expect([tabs.count(), tabs.isAnyVisible(), tabs.isPushSubscribed(), [...tabs.visibleConversations()]]).toEqual([
    0,
    false,
    false,
    [],
  ]);
});
