import type { Random } from '../../scripts/reference-api/demo/random.ts';
import type { Fault } from '../fixtures/control.ts';
import { FOREIGN_ANSWERS } from './network.ts';
import { CONVERSATION_IDS, type World } from './world.ts';

export interface Act {
  name: string;
  /** Relative probability of being drawn. */
  weight: number;
  run(world: World, random: Random, cycle: number): Promise<void> | void;
}

const PATHS = ['/api/user.php', '/api/chats.php', '/api/likes.php', '/api/chat.php'] as const;
const HOUR_MS = 3_600_000;

/** Affects at most two calls, since more failures in a row would become a refusal. */
function fault(name: string, kinds: readonly string[], paths: readonly string[] = PATHS): Act {
  return {
    name,
    weight: 2,
    async run({ server }, random) {
      const rule: Fault = { path: random.pick(paths), fault: random.pick(kinds), times: random.integer(1, 2) };
      await server.control.setFaults([rule]).catch(ignoreStoppedServer);
    },
  };
}

export const ACTS: readonly Act[] = [
  {
    name: 'a message is written',
    weight: 30,
    async run(world, random, cycle) {
      const tab = world.tabs.length === 0 ? await world.openTab() : random.pick(world.tabs);
      // A member who wants to write logs in again if possible.
      if (!(await world.isLoggedIn())) await world.logIn();
      const conversationId = random.pick(CONVERSATION_IDS);
      await world.send(tab, conversationId, `cycle ${cycle} in ${conversationId}`);
    },
  },
  {
    name: 'a member is liked or not any more',
    weight: 4,
    async run(world, random) {
      const profileId = random.pick([221, 214, 226]);
      await world.tabs[0]?.api.setLike({ profileId, liked: random.chance(0.5) });
    },
  },
  fault('the server fails', ['status:500', 'status:502']),
  fault('the server asks for silence', ['status:503:20', 'status:429:40']),
  fault('the server is busy', ['status:503', 'status:429', 'status:408']),
  fault('a request is cut', ['drop']),
  fault('an answer is cut after the server has acted', ['drop-after', 'truncate']),
  fault('an answer is spoilt', ['bom', 'mutate', 'html200']),
  fault('an answer redirects', ['login302']),
  fault('an answer is slow', ['delay:40', 'delay:120']),
  fault('the session has ended', ['status:403', 'status:401']),
  {
    name: 'the server refuses a message',
    weight: 1,
    run: ({ server }) =>
      server.control
        .setFaults([{ method: 'POST', path: '/api/chat.php', fault: 'status:422', times: 1 }])
        .catch(ignoreStoppedServer),
  },
  {
    name: 'something answers in the place of the server',
    weight: 3,
    run: ({ network }, random) => network.answerWith(random.pick(FOREIGN_ANSWERS)),
  },
  { name: 'the network is the right one again', weight: 5, run: ({ network }) => network.answerWith(null) },
  { name: 'the device loses its network', weight: 2, run: ({ device }) => device.setOnline(false) },
  {
    name: 'the device has its network again',
    weight: 4,
    async run({ device, tabs }) {
      device.setOnline(true);
      for (const tab of tabs) await tab.api.wake();
    },
  },
  { name: 'the server is stopped', weight: 1, run: ({ server }) => server.stop() },
  { name: 'the server is started', weight: 4, run: ({ server }) => server.start() },
  {
    name: 'a tab is opened',
    weight: 3,
    async run(world, random) {
      if (world.tabs.length < 3) await world.openTab(random.chance(0.5));
    },
  },
  {
    name: 'a worker crashes with its tab',
    weight: 4,
    run(world, random) {
      if (world.tabs.length > 0) world.killTab(random.pick(world.tabs));
    },
  },
  {
    name: 'the clock is set back',
    weight: 1,
    async run({ device, tabs }, random) {
      device.clock.setBack(HOUR_MS * random.integer(1, 24));
      for (const tab of tabs) await tab.api.wake();
    },
  },
  {
    name: 'the device sleeps',
    weight: 1,
    async run({ device, tabs }, random) {
      device.clock.jump(HOUR_MS * random.integer(1, 24));
      for (const tab of tabs) await tab.api.wake();
    },
  },
  {
    name: 'a row of another version lies in the outbox',
    weight: 1,
    async run(world, _random, cycle) {
      await world.read(async (database) => {
        const row = { idempotencyKey: `strange ${cycle}`, lane: 'chat:1', state: 'queued', intent: { kind: 'wave' } };
        await database.table('outbox').add(row);
      });
    },
  },
  {
    name: 'the member logs in where that is needed',
    weight: 4,
    async run(world) {
      if (!(await world.isLoggedIn())) await world.logIn();
    },
  },
];

/** A stopped server does not accept faults. */
function ignoreStoppedServer(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}
