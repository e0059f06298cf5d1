import { isDeepStrictEqual } from 'node:util';
import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

type Query = Readonly<Record<string, string | number>>;

interface List {
  operationId: string;
  use: string | null;
  query: Query;
  list: string;
}

const PAGE_SIZE = 12;
const MESSAGES = 50;
const LISTS: readonly List[] = [
  { operationId: 'search', use: null, query: { manual_search: '1', do_not_save: '1' }, list: '/profiles' },
  { operationId: 'listBlockedMembers', use: null, query: {}, list: '/profiles' },
  { operationId: 'listReports', use: null, query: {}, list: '/reports' },
  { operationId: 'getTransactions', use: 'listTransactions', query: {}, list: '/transactions' },
  { operationId: 'getMatches', use: null, query: { kind: 'finder' }, list: '/matches' },
];

/** Texts in the language of the domain, where none is asked for. */
const TRANSLATED: readonly (readonly [operationId: string, query: Query])[] = [
  ['getProfileFields', {}],
  ['getInterests', {}],
  ['getContent', { page: 'terms' }],
];

/** What is not asked for is as the contract says: pages of 12, messages of 50, what is near first, one language. */
export const defaults: Sequence = {
  title: 'what is left out of a request',
  account: 'member',
  calls: callsOf('getSettings'),
  async run(steps) {
    if (steps.isDry) return;
    for (const list of LISTS) if (steps.has(list.operationId, list.use)) await firstPage(steps, list);
    if (steps.has('search')) await nearbyFirst(steps);
    if (steps.has('getChats') && steps.has('getChat', 'readChat')) await longConversation(steps);
    await domainLanguage(steps);
  },
};

async function firstPage(steps: Steps, { operationId, use, query, list }: List): Promise<void> {
  const answer = await steps.call(operationId, {
    ...(use === null ? {} : { use }),
    purpose: 'without a page and its size',
    query,
  });
  steps.same(
    answer,
    'A list that is asked for without a page has another one than the first of 12',
    [1, PAGE_SIZE],
    [numberIn(answer.body, '/paging/page'), numberIn(answer.body, '/paging/pp')],
    "$pp = (int) ($_GET['pp'] ?? 12);",
  );
  const count = numberIn(answer.body, '/paging/num_results') ?? 0;
  steps.same(
    answer,
    'The first page has another number of entries than it should',
    Math.min(count, PAGE_SIZE),
    listIn(answer.body, list).length,
  );
}

async function nearbyFirst(steps: Steps): Promise<void> {
  const search = (query: Query, purpose: string): Promise<Answer> =>
    steps.call('search', { purpose, query: { manual_search: '1', do_not_save: '1', pp: 30, ...query } });
  const ids = ({ body }: Answer): readonly unknown[] => listIn(body, '/profiles').map((row) => at(row, 'id'));
  const near = await search({ order: 'nearby' }, 'those nearby first');
  const plain = await search({}, 'without an order');
  const again = await search({ order: 'nearby' }, 'those nearby once more');
  // Where members come and go, the order is of no one moment.
  if (isDeepStrictEqual(ids(near), ids(again)))
    steps.same(plain, 'A search without an order has another one than "nearby"', ids(near), ids(plain));
}

/** The conversation with the most messages, if there are more than one page holds. */
async function longConversation(steps: Steps): Promise<void> {
  const chats = await steps.call('getChats', { purpose: 'the conversations' });
  for (const chat of listIn(chats.body, '').slice(0, 6)) {
    const conversation = numberIn(chat, '/conversation/id') ?? 0;
    const read = (query: Query, purpose: string): Promise<Answer> =>
      steps.call('getChat', { use: 'readChat', purpose, query: { conversation, ...query } });
    const large = listIn((await read({ limit: 100 }, 'a large page')).body, '/messages').length;
    if (large <= MESSAGES) continue;
    const plain = await read({}, 'a page without a limit');
    steps.same(
      plain,
      'A page of messages without a limit has another number than 50',
      MESSAGES,
      listIn(plain.body, '/messages').length,
      "$limit = (int) ($_GET['limit'] ?? 50);",
    );
    return;
  }
}

async function domainLanguage(steps: Steps): Promise<void> {
  const settings = await steps.call('getSettings', { purpose: 'the language of the domain' });
  const language = String(at(settings.body, 'domain_language'));
  for (const [operationId, query] of TRANSLATED) {
    if (!steps.has(operationId)) continue;
    const named = await steps.attempt(operationId, {
      purpose: `in ${language}`,
      query: { ...query, language },
      expect: { kind: 'success', mayTryAnother: true },
    });
    const plain = await steps.attempt(operationId, {
      purpose: 'without a language',
      query,
      expect: { kind: 'success', mayTryAnother: true },
    });
    if (named.isSuccess && plain.isSuccess)
      steps.same(
        plain,
        'Texts come in another language than that of the domain where none is asked for',
        named.body,
        plain.body,
        "$language = $_GET['language'] ?? DOMAIN_LANGUAGE; whatever the browser prefers.",
      );
  }
}
