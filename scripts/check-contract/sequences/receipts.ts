import { at, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { changeOf, HARD_TEXT, TEXT_ADVICE } from './hard-text.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { longReport } from './text-limits.ts';
import { holds, listIn } from './values.ts';

/** One of two times may be written without fractions. */
const SECOND_MS = 1000;

/** Each receipt has a unique reference. */
export const references: Sequence = {
  title: 'two receipts, two references',
  account: 'member',
  calls: callsOf('reportMember'),
  async run(steps) {
    if (steps.isDry) return;
    const body = { conversation: null, profile: steps.known('member') };
    const first = await steps.call('reportMember', {
      purpose: 'a first report',
      body: { ...body, kind: 'spam', text: 'A first report of the contract checker.' },
    });
    const second = await steps.call('reportMember', {
      purpose: 'a second one',
      body: { ...body, kind: 'other', text: HARD_TEXT },
    });
    if (at(first.body, 'reference') === at(second.body, 'reference'))
      steps.broken(
        second,
        'Two receipts have the same reference',
        'a reference of its own',
        String(at(second.body, 'reference')),
      );
    await complaints(steps);
    await wordsOfReport(steps, at(second.body, 'reference'));
    await longReport(steps, body.profile);
    if (!steps.has('listReports')) return;
    const list = await steps.call('listReports', { purpose: 'both reports are in the list' });
    for (const { body: receipt } of [first, second])
      if (!holds(listIn(list.body, '/reports'), '/reference', at(receipt, 'reference')))
        steps.broken(
          list,
          'A report is not in the list of its sender',
          `a report with the reference ${String(at(receipt, 'reference'))}`,
          'not there',
        );
    const shown = listIn(list.body, '/reports').map((each) => at(each, 'reference'));
    const [older, newer] = [first, second].map(({ body: receipt }) => shown.indexOf(at(receipt, 'reference')));
    if (older !== undefined && newer !== undefined && older >= 0 && older < newer)
      steps.broken(
        list,
        'Reports are not newest first',
        'the later report before the earlier one',
        'the earlier one first',
        'ORDER BY received_at DESC, id DESC',
      );
    for (const [{ body: receipt }, kind] of [
      [first, 'spam'],
      [second, 'other'],
    ] as const)
      await asSent(steps, list, receipt, { ...body, kind });
  },
};

/** An entry of the list is of the member and the kind that were sent, under the name that the member has. */
async function asSent(
  steps: Steps,
  list: Answer,
  receipt: unknown,
  body: Readonly<{ kind: string; profile: string | number }>,
): Promise<void> {
  const reference = at(receipt, 'reference');
  const receivedAtMs = Date.parse(String(at(receipt, 'received_at')));
  const entry = listIn(list.body, '/reports').find((each) => at(each, 'reference') === reference);
  if (entry === undefined) return;
  steps.same(
    list,
    'A report in the list is another one than was sent',
    [body.kind, body.profile],
    [at(entry, 'kind'), at(entry, 'profile')],
  );
  if (at(entry, 'state') === 'closed')
    steps.broken(list, 'A report that was sent just now is decided', 'received, or in_review', 'closed');
  if (Math.abs(Date.parse(String(at(entry, 'received_at'))) - receivedAtMs) > SECOND_MS)
    steps.broken(
      list,
      'A report in the list was received at another time than its receipt tells',
      new Date(receivedAtMs).toISOString(),
      String(at(entry, 'received_at')),
    );
  if (!steps.has('getProfile')) return;
  const shown = await steps.attempt('getProfile', {
    purpose: 'who was reported',
    query: { id: body.profile },
    expect: { kind: 'documented' },
  });
  if (shown.isSuccess)
    steps.same(list, 'A report tells another name than the member has', at(shown.body, 'name'), at(entry, 'name'));
}

/** Two complaints have two references. */
async function complaints(steps: Steps): Promise<void> {
  const [csrf] = steps.candidates('csrf');
  if (!steps.has('complain') || csrf === undefined) return;
  const send = (explanation: string): Promise<Answer> =>
    steps.attempt('complain', { purpose: explanation, body: { explanation, csrf }, expect: { kind: 'documented' } });
  const [first, second] = [await send('A complaint of the checker.'), await send('Another complaint of the checker.')];
  if (first.isSuccess && second.isSuccess && at(first.body, 'reference') === at(second.body, 'reference'))
    steps.broken(
      second,
      'Two complaints have the same reference',
      'a reference of its own',
      String(at(second.body, 'reference')),
    );
}

/** What was written in a report stands in the copy of all data. */
async function wordsOfReport(steps: Steps, reference: unknown): Promise<void> {
  if (!steps.has('exportAccount')) return;
  const copy = await steps.attempt('exportAccount', { purpose: 'what was reported', expect: { kind: 'documented' } });
  const entry = listIn(copy.body, '/reports').find((each) => valueAtPointer(each, '/report/reference') === reference);
  const change = entry === undefined ? null : changeOf(HARD_TEXT, at(entry, 'text'));
  if (change !== null)
    steps.broken(
      copy,
      'The copy of all data holds a report with other words',
      'the text as it was sent',
      change,
      TEXT_ADVICE,
    );
}
