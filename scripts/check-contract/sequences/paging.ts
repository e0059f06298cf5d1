import { valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

interface PagedList {
  operationId: string;
  use: string | null;
  /** JSON pointers to the list in the body, and to the id of an entry. */
  list: string;
  id: string;
  query: Readonly<Record<string, string | number>>;
}

const LISTS: readonly PagedList[] = [
  {
    operationId: 'search',
    use: null,
    list: '/profiles',
    id: '/id',
    query: { manual_search: '1', do_not_save: '1', order: 'newest' },
  },
  { operationId: 'listBlockedMembers', use: null, list: '/profiles', id: '/id', query: {} },
  { operationId: 'listReports', use: null, list: '/reports', id: '/reference', query: {} },
  { operationId: 'getTransactions', use: 'listTransactions', list: '/transactions', id: '/id', query: {} },
  { operationId: 'getMatches', use: null, list: '/matches', id: '/profile/id', query: { kind: 'finder' } },
];

/** Sequences for all paged lists. */
export const pagingSequences: readonly Sequence[] = LISTS.map((list) => ({
  title: `the pages of ${list.use ?? list.operationId}`,
  account: 'member',
  calls: callsOf(list.use === null ? list.operationId : `${list.operationId}.${list.use}`),
  run: async (steps) => {
    if (list.operationId === 'listBlockedMembers') return withBlocks(steps, list);
    if (list.operationId === 'listReports') await sendReports(steps);
    return checkPages(steps, list);
  },
}));

/** Most accounts have reported nobody. */
async function sendReports(steps: Steps): Promise<void> {
  if (steps.isDry || !steps.has('reportMember')) return;
  for (const profile of steps.candidates('member').slice(0, 3))
    await steps.attempt('reportMember', {
      purpose: `member ${profile}, for the pages`,
      body: { profile },
      expect: { kind: 'documented' },
    });
}

/** Most accounts block hardly anyone, so block some members first. */
async function withBlocks(steps: Steps, list: PagedList): Promise<void> {
  const profiles = steps.has('blockMember') && steps.has('unblockMember') ? steps.candidates('member').slice(0, 3) : [];
  const change = async (operationId: string, profile: unknown): Promise<void> => {
    await steps.attempt(operationId, {
      purpose: `member ${profile}, for the pages`,
      body: { profile },
      expect: { kind: 'documented' },
    });
  };
  for (const profile of profiles) await change('blockMember', profile);
  try {
    await checkPages(steps, list);
  } finally {
    for (const profile of profiles) await change('unblockMember', profile);
  }
}

async function checkPages(steps: Steps, { operationId, use, list, id, query }: PagedList): Promise<void> {
  if (steps.isDry) return;
  const page = async (number: number, pp: number): Promise<{ answer: Answer; ids: readonly unknown[] }> => {
    const answer = await steps.call(operationId, {
      ...(use === null ? {} : { use }),
      purpose: `page ${number} with ${pp} entries`,
      query: { ...query, page: number, pp },
    });
    return { answer, ids: listIn(answer.body, list).map((entry) => valueAtPointer(entry, id)) };
  };
  const whole = await page(1, 100);
  const count = numberIn(whole.answer.body, '/paging/num_results') ?? 0;
  if (new Set(whole.ids).size < whole.ids.length)
    steps.broken(
      whole.answer,
      'A list holds an entry twice',
      'each entry once',
      'repetitions',
      'A JOIN multiplies rows: SELECT DISTINCT, or GROUP BY the id.',
    );
  if (whole.ids.length !== Math.min(count, 100))
    steps.broken(
      whole.answer,
      'The number of entries does not agree with the list',
      `${Math.min(count, 100)} entries on a page of 100, by num_results`,
      `${whole.ids.length} entries`,
      'num_results counts the entries on all pages: SELECT count(*) with the same WHERE and without LIMIT.',
    );
  // Short lists get pages of a single entry.
  const pp = count >= 9 ? 3 : 1;
  if (count < 2) return;
  const first = await page(1, pp);
  const second = await page(2, pp);
  for (const [number, { answer, ids }] of [
    [1, first],
    [2, second],
  ] as const) {
    const told = ['page', 'pp', 'num_results'].map((name) => numberIn(answer.body, `/paging/${name}`));
    steps.same(answer, '"paging" does not tell the page that was asked for', [number, pp, count], told);
    if (ids.length > pp)
      steps.broken(
        answer,
        'A page holds more entries than were asked for',
        `at most ${pp}`,
        String(ids.length),
        'LIMIT :pp is missing.',
      );
  }
  const shown = [...first.ids, ...second.ids];
  const expected = whole.ids.slice(0, pp * 2);
  if (new Set(shown).size < shown.length)
    steps.broken(
      second.answer,
      'Pages overlap: an entry of one page stands on the next one too',
      'each entry on one page',
      `${shown.length - new Set(shown).size} entries twice`,
      'OFFSET is (page - 1) * pp, and ORDER BY ends with an id, so that equal entries keep their places.',
    );
  else if (!expected.every((each) => shown.includes(each)) && (await isStill(page, whole.ids)))
    steps.broken(
      second.answer,
      'Two small pages are not the beginning of the large one',
      expected.join(', '),
      shown.join(', '),
    );
  const last = Math.ceil(count / pp);
  const beyond = await page(last + 1, pp);
  if (beyond.ids.length > 0)
    steps.broken(
      beyond.answer,
      'A page beyond the end is not empty',
      'an empty list',
      `${beyond.ids.length} entries`,
      'Do not turn a page that is too high into the last or the first one.',
    );
}

/** Returns whether the list has not changed in the meantime. */
async function isStill(
  page: (number: number, pp: number) => Promise<{ ids: readonly unknown[] }>,
  before: readonly unknown[],
): Promise<boolean> {
  const { ids } = await page(1, 100);
  return ids.length === before.length && ids.every((id, index) => id === before[index]);
}
