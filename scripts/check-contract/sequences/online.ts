import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

/** So many members are no coincidence: few come or go between two calls. */
const MEMBERS_MIN = 3;
const PAGE = 100;

interface Found {
  answer: Answer;
  isWhole: boolean;
  rows: readonly unknown[];
}

/** Who is told as online in the search is found by its filter, and is online on the profile. */
export const onlineMembers: Sequence = {
  title: 'who is online',
  account: 'member',
  calls: callsOf('search'),
  async run(steps) {
    if (steps.isDry) return;
    const all = await found(steps, 'everybody', {});
    const online = await found(steps, 'who is online', { online: 1 });
    const again = await found(steps, 'everybody once more', {});
    const ids = new Set(online.rows.map(idOf));
    // Who comes or goes in between is told otherwise in one of both.
    const toldOnline = all.rows.filter(
      (row) => isOnline(row) && again.rows.some((each) => idOf(each) === idOf(row) && isOnline(each)),
    );
    const unknown = toldOnline.filter((row) => !ids.has(idOf(row)));
    if (online.isWhole && unknown.length >= MEMBERS_MIN && unknown.length * 2 > toldOnline.length)
      steps.broken(
        all.answer,
        'Members are told as online whom the filter for members online does not find',
        `online false for member ${unknown.slice(0, 3).map(idOf).join(', ')}, or found with online=1`,
        `${unknown.length} of ${toldOnline.length} are not found`,
        'One condition for both: last_seen > NOW() - INTERVAL 5 MINUTE.',
      );
    if (steps.has('getProfile')) await onProfiles(steps, all, again);
  },
};

async function onProfiles(steps: Steps, all: Found, again: Found): Promise<void> {
  for (const state of [true, false]) {
    const stayed = all.rows.filter(
      (row) =>
        isOnline(row) === state && again.rows.some((each) => idOf(each) === idOf(row) && isOnline(each) === state),
    );
    const others: Answer[] = [];
    for (const row of stayed.slice(0, MEMBERS_MIN)) {
      const profile = await steps.attempt('getProfile', {
        purpose: `whether member ${idOf(row)} is online`,
        query: { id: idOf(row) ?? 0 },
        expect: { kind: 'success', mayTryAnother: true },
      });
      if (profile.isSuccess && at(profile.body, 'online') === !state) others.push(profile);
    }
    const [first] = others;
    if (first !== undefined && others.length >= MEMBERS_MIN)
      steps.broken(
        first,
        'Profiles tell otherwise than the search who is online',
        `online ${state}, as in the search`,
        `online ${!state} for ${others.length} of ${others.length} members`,
        'One function for both answers.',
      );
  }
}

async function found(steps: Steps, purpose: string, query: Readonly<Record<string, number>>): Promise<Found> {
  const answer = await steps.call('search', { purpose, query: { ...query, order: 'newest', pp: PAGE } });
  const rows = listIn(answer.body, '/profiles');
  return { answer, rows, isWhole: (numberIn(answer.body, '/paging/num_results') ?? PAGE + 1) <= rows.length };
}

const idOf = (row: unknown): number | null => numberIn(row, '/id');
const isOnline = (row: unknown): boolean => at(row, 'online') === true;
