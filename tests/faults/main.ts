import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/build/ensure-built.ts';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import { isClean, runCampaign } from './campaign.ts';
import { areSchedulesClean, runSchedules } from './schedules.ts';

/**
 * `npm run test:faults`: injects every kind of failure in an order drawn from a seed, and counts messages that were
 * lost, duplicated or reordered. The log of a failed round is printed, and `--seed TEXT --round N --cycles 60` replays
 * it, provided that the machine's timing is similar; `--cycles 0 --schedules 1 --schedule N` does so for crashes in the
 * browser.
 */
const USAGE =
  'Usage: npm run test:faults -- [--seed TEXT] [--cycles 10000] [--round 0] [--schedules 0] [--schedule 0] [--at-once 2]';

interface Options {
  seed: string;
  /** Acts of the campaign in Node. */
  cycles: number;
  /** First round of the campaign. */
  round: number;
  /** Schedules of crashes in a real browser. */
  schedules: number;
  /** First schedule. */
  schedule: number;
  /** Number of concurrent browsers. */
  atOnce: number;
}

const options = readOptions();
if (options === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  say(`Seed ${options.seed}`);
  const areClean = [await campaign(options), await crashes(options)];
  process.exit(areClean.every(Boolean) ? 0 : 1);
}

async function campaign({ seed, cycles, round }: Options): Promise<boolean> {
  if (cycles === 0) return true;
  const startedAtMs = Date.now();
  const figures = await runCampaign({
    seed,
    cycles,
    firstRound: round,
    onRound(total, failure) {
      if (failure !== null) console.error(failure);
      else if (total.cycles % 600 === 0) say(`${total.cycles} cycles, ${total.accepted} messages`);
    },
  });
  sayFigures({ ...figures, seconds: secondsSince(startedAtMs) });
  return isClean(figures);
}

async function crashes({ seed, schedules, schedule, atOnce }: Options): Promise<boolean> {
  if (schedules === 0) return true;
  const browser = findBrowser();
  if (!browser.ok) throw new Error(browser.message);
  await ensureBuilt();
  const startedAtMs = Date.now();
  const { executablePath } = browser;
  const figures = await runSchedules({
    seed,
    first: schedule,
    schedules,
    atOnce,
    executablePath,
    onSchedule(total, failure) {
      if (failure !== null) console.error(failure);
      else if (total.schedules % 10 === 0) say(`${total.schedules} schedules, ${total.shown} messages`);
    },
  });
  sayFigures({ ...figures, seconds: secondsSince(startedAtMs) });
  return areSchedulesClean(figures);
}

function secondsSince(startedAtMs: number): number {
  return Math.round((Date.now() - startedAtMs) / 1_000);
}

function sayFigures(figures: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(figures)) say(`${name.padEnd(20)} ${value}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: new Date().toISOString() },
        cycles: { type: 'string', default: '10000' },
        round: { type: 'string', default: '0' },
        schedules: { type: 'string', default: '0' },
        schedule: { type: 'string', default: '0' },
        'at-once': { type: 'string', default: '2' },
      },
    });
    const counts = {
      cycles: Number(values.cycles),
      round: Number(values.round),
      schedules: Number(values.schedules),
      schedule: Number(values.schedule),
      atOnce: Number(values['at-once']),
    };
    const areCounts = Object.values(counts).every((count) => Number.isInteger(count) && count >= 0);
    return areCounts && counts.atOnce > 0 ? { seed: values.seed, ...counts } : null;
  } catch {
    return null;
  }
}
