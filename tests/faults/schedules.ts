import { createRandom } from '../../scripts/reference-api/demo/random.ts';
import { type Reference, startReference } from '../e2e/reference.ts';
import { BrowserSchedule } from './browser-schedule.ts';
import { makeProfile, type Profile } from './profile.ts';

export interface ScheduleFigures {
  schedules: number;
  /** Messages that were shown in the chat, and therefore stored. */
  shown: number;
  lost: number;
  doubled: number;
  outOfOrder: number;
  /** Schedules that could not be completed: the browser did not start, or a page never showed its chat. */
  unfinished: number;
}

export interface ScheduleOptions {
  seed: string;
  /** Number of the first schedule; the seed and the number determine what a schedule does. */
  first: number;
  schedules: number;
  /** Number of concurrent schedules, each with its own server and browser. */
  atOnce: number;
  executablePath: string;
  onSchedule(figures: ScheduleFigures, failure: string | null): void;
}

/**
 * Writes messages in a real browser while tabs, workers, the browser and the server are killed in an order drawn from a
 * seed.
 */
export async function runSchedules(options: ScheduleOptions): Promise<ScheduleFigures> {
  const { first, schedules, atOnce, executablePath } = options;
  const total: ScheduleFigures = { schedules: 0, shown: 0, lost: 0, doubled: 0, outOfOrder: 0, unfinished: 0 };
  let next = first;
  const runLane = async () => {
    const reference = await startReference();
    try {
      const profile = await makeProfile(reference, executablePath);
      try {
        for (let number = next++; number < first + schedules; number = next++) {
          const failure = await runOne(reference, profile, number, options, total);
          options.onSchedule(total, failure);
        }
      } finally {
        profile.remove();
      }
    } finally {
      await reference.dispose();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, schedules) }, runLane));
  return total;
}

/** Adds the outcome of one schedule to `total`; returns what went wrong, or null. */
async function runOne(
  reference: Reference,
  profile: Profile,
  number: number,
  { seed, executablePath }: ScheduleOptions,
  total: ScheduleFigures,
): Promise<string | null> {
  await profile.restoreServer();
  const random = createRandom(`${seed}/${number}`);
  const schedule = new BrowserSchedule(reference, executablePath, profile.copy(), random);
  const what = (): string => `schedule ${number} of the seed ${seed}: ${schedule.done.join(', ')}`;
  const end = await schedule.run().catch((error: unknown) => String(error));
  total.schedules += 1;
  if (typeof end === 'string') {
    total.unfinished += 1;
    return `${what()}; ${end}`;
  }
  const { shown, arrived } = end;
  const distinct = [...new Set(arrived)];
  const lost = shown.filter((text) => !distinct.includes(text)).length;
  const doubled = arrived.length - distinct.length;
  const inOrder = distinct.toSorted((one, other) => numberOf(one) - numberOf(other));
  const outOfOrder = distinct.filter((text, index) => inOrder[index] !== text).length;
  total.shown += shown.length;
  total.lost += lost;
  total.doubled += doubled;
  total.outOfOrder += outOfOrder;
  if (lost + doubled + outOfOrder === 0) return null;
  return `${what()}; shown: ${shown.join(', ')}; arrived: ${arrived.join(', ')}`;
}

export function areSchedulesClean({ shown, lost, doubled, outOfOrder, unfinished }: ScheduleFigures): boolean {
  return shown > 0 && lost + doubled + outOfOrder + unfinished === 0;
}

/** Returns the number in a message's text; messages are numbered in the order of writing. */
function numberOf(text: string): number {
  return Number.parseInt(text.replace('message ', ''), 10);
}
