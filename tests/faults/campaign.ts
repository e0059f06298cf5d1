import { createRandom, type Random } from '../../scripts/reference-api/demo/random.ts';
import { ACTS, type Act } from './acts.ts';
import { readTexts } from './read-texts.ts';
import { CONVERSATION_IDS, type Server, startServer, World } from './world.ts';

/** The demo account has 100 credits; a message costs one. */
const CYCLES_PER_ROUND = 60;
const PASSED_MS = 40_000;

export interface Figures {
  cycles: number;
  accepted: number;
  lost: number;
  doubled: number;
  outOfOrder: number;
  /** Rows on the device that differ from the server's after recovery. */
  badRows: number;
  /** Messages shown as not sent although the server had not refused them. */
  needlessTaps: number;
  unhandledRejections: number;
  brokenSilences: number;
}

const NOTHING: Figures = {
  cycles: 0,
  accepted: 0,
  lost: 0,
  doubled: 0,
  outOfOrder: 0,
  badRows: 0,
  needlessTaps: 0,
  unhandledRejections: 0,
  brokenSilences: 0,
};

/** Whether nothing went wrong. */
export function isClean({ cycles: _, accepted, ...wrong }: Figures): boolean {
  return accepted > 0 && Object.values(wrong).every((count) => count === 0);
}

export interface CampaignOptions {
  seed: string;
  cycles: number;
  /** Each round has its own seed, so a failed one can be replayed alone. Defaults to 0. */
  firstRound?: number;
  /** Called after each round, with the round's log if it failed. */
  onRound(figures: Figures, failure: string | null): void;
}

/**
 * Runs random acts and faults in rounds, each with a fresh device and its own seed, and counts the outcomes of
 * messages.
 */
export async function runCampaign({ seed, cycles, firstRound = 0, onRound }: CampaignOptions): Promise<Figures> {
  let total = NOTHING;
  const unhandled: string[] = [];
  const onUnhandled = (reason: unknown) => {
    total = { ...total, unhandledRejections: total.unhandledRejections + 1 };
    unhandled.push(`UNHANDLED: ${reason instanceof Error ? reason.stack : String(reason)}`);
  };
  process.on('unhandledRejection', onUnhandled);
  const server = await startServer();
  try {
    for (let round = firstRound; total.cycles < cycles; round += 1) {
      const length = Math.min(CYCLES_PER_ROUND, cycles - total.cycles);
      const before = total.unhandledRejections;
      const { figures, lines } = await runRound(server, createRandom(`${seed}/${round}`), length);
      total = add(total, figures);
      const isWrong = !isClean({ ...figures, accepted: 1, unhandledRejections: total.unhandledRejections - before });
      onRound(
        total,
        isWrong ? `round ${round} of the seed ${seed}:\n${[...lines, ...unhandled.splice(0)].join('\n')}` : null,
      );
    }
  } finally {
    await server.dispose();
    process.off('unhandledRejection', onUnhandled);
  }
  return total;
}

interface Round {
  figures: Figures;
  /** The round's log, in order. */
  lines: readonly string[];
}

async function runRound(server: Server, random: Random, cycles: number): Promise<Round> {
  await server.start();
  await server.control.reset();
  const world = new World(server);
  const { log } = world;
  try {
    await world.openTab();
    if (!(await world.logIn())) throw new Error('The login failed');
    await world.heal();
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const act = draw(random);
      log.note(`-- ${cycle}: ${act.name}`);
      await act.run(world, random, cycle);
      await goOn(world, random);
    }
    const needlessTaps = await countNeedlessTaps(world);
    log.note('-- all is well again');
    await world.heal();
    const figures = { ...(await compare(world)), cycles, needlessTaps, brokenSilences: world.silence.broken() };
    return { figures, lines: log.lines() };
  } catch (error) {
    log.note(`FAILED: ${error instanceof Error ? error.message : String(error)}`);
    return { figures: { ...NOTHING, cycles, lost: 1 }, lines: log.lines() };
  } finally {
    world.close();
  }
}

/** Sometimes waits until everything is settled, sometimes lets the next act interrupt. */
async function goOn(world: World, random: Random): Promise<void> {
  const turns = random.integer(0, 11);
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  if (random.chance(1 / 3)) {
    await world.settle();
    world.device.clock.advance(random.integer(0, PASSED_MS));
  }
}

async function countNeedlessTaps(world: World): Promise<number> {
  const rows = await world.read((database) => database.outbox.where('state').equals('rejected').toArray());
  const needless = rows.filter(({ rejection }) => rejection?.reason !== 'invalid');
  for (const { idempotencyKey, rejection } of needless) {
    world.log.note(`NEEDLESS TAP: ${idempotencyKey} ${JSON.stringify(rejection)}`);
  }
  return needless.length;
}

async function compare(world: World): Promise<Figures> {
  let found = NOTHING;
  for (const id of CONVERSATION_IDS) {
    const wanted = (world.accepted.get(id) ?? []).map(({ text }) => text);
    const all = await readTexts(world.server.url, id);
    const arrived = all.filter((text) => text.startsWith('cycle '));
    const distinct = [...new Set(arrived)];
    const inOrder = wanted.filter((text) => distinct.includes(text));
    const rows = await world.read((database) =>
      database.messages
        .where('[conversationId+order]')
        .between([id, 0], [id, Number.MAX_SAFE_INTEGER])
        .filter((row) => row.fromMe && row.text.startsWith('cycle '))
        .toArray(),
    );
    // A login can discard the device's rows of a conversation, which are fetched again when it is opened.
    const isHeld = (await world.read((database) => database.conversations.get(id))) !== undefined;
    const isSame = !isHeld || JSON.stringify(rows.map((row) => row.text)) === JSON.stringify(arrived);
    const unsent = rows.filter((row) => row.delivery.state !== 'sent');
    world.log.note(`in ${id} written: ${wanted.join(', ')}; arrived: ${arrived.join(', ')}`);
    if (!isSame) world.log.note(`BAD ROWS in ${id}: ${rows.map((row) => `${row.text} (${row.order})`).join(', ')}`);
    for (const row of unsent) world.log.note(`NOT SENT in ${id}: ${JSON.stringify(row)}`);
    found = add(found, {
      ...NOTHING,
      accepted: wanted.length,
      lost: wanted.filter((text) => !distinct.includes(text)).length,
      doubled: arrived.length - distinct.length,
      outOfOrder: distinct.filter((text, index) => inOrder[index] !== text).length,
      badRows: (isSame ? 0 : 1) + unsent.length,
    });
  }
  return found;
}

function draw(random: Random): Act {
  const tickets = ACTS.flatMap((act) => Array.from({ length: act.weight }, () => act));
  return random.pick(tickets);
}

function add(one: Figures, other: Figures): Figures {
  return {
    cycles: one.cycles + other.cycles,
    accepted: one.accepted + other.accepted,
    lost: one.lost + other.lost,
    doubled: one.doubled + other.doubled,
    outOfOrder: one.outOfOrder + other.outOfOrder,
    badRows: one.badRows + other.badRows,
    needlessTaps: one.needlessTaps + other.needlessTaps,
    unhandledRejections: one.unhandledRejections + other.unhandledRejections,
    brokenSilences: one.brokenSilences + other.brokenSilences,
  };
}
