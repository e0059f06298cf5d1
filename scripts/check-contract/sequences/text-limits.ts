import { at, valueAtPointer } from '../contract/json.ts';
import { longText } from '../requests/long-text.ts';
import { changeOf, TEXT_ADVICE } from './hard-text.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn } from './values.ts';

const LIMITS = { personal: 10_000, name: 150, city: 255 } as const;

/** The longest texts that the contract allows are taken whole; one letter more is not. */
export const textLimits: Sequence = {
  title: 'the longest texts of a profile',
  account: 'throwaway',
  calls: callsOf('getUser', 'saveProfile'),
  async run(steps) {
    if (steps.isDry) return;
    const before = at((await steps.call('getUser', { purpose: 'as it stands' })).body, 'profile');
    for (const [name, length] of Object.entries(LIMITS)) {
      await longest(steps, { [name]: longText(length) }, `/profile/${name}`, longText(length));
      await steps.attempt('saveProfile', {
        purpose: `${name}, as it was`,
        body: { [name]: at(before, name) },
        isWholeBody: true,
        expect: { kind: 'documented' },
      });
    }
    await notes(steps, before);
  },
};

async function notes(steps: Steps, before: unknown): Promise<void> {
  if (!steps.has('getProfileFields')) return;
  const fields = await steps.call('getProfileFields', { purpose: 'how long a note may be' });
  const [note] = Object.entries(Object(at(fields.body, 'notes')));
  if (note === undefined) return;
  const [name, length] = [note[0], Number(note[1])];
  const text = longText(length);
  await longest(steps, { notes: { [name]: text } }, `/profile/notes/${name}`, text);
  if (length < 10_000)
    await steps.attempt('saveProfile', {
      purpose: 'a note with one letter more',
      body: { notes: { [name]: `${text}x` } },
      isWholeBody: true,
      expect: { kind: 'status', statuses: [422], because: 'A note that is too long is not refused' },
    });
  await steps.attempt('saveProfile', {
    purpose: 'the note as it was',
    body: { notes: { [name]: valueAtPointer(before, `/notes/${name}`) ?? '' } },
    isWholeBody: true,
    expect: { kind: 'documented' },
  });
}

async function longest(
  steps: Steps,
  body: Readonly<Record<string, unknown>>,
  place: string,
  text: string,
): Promise<void> {
  const what = Object.keys(body).join();
  const saved = await steps.attempt('saveProfile', {
    purpose: `the longest ${what}`,
    body,
    isWholeBody: true,
    expect: {
      kind: 'status',
      statuses: [200],
      because: `A text as long as the contract allows is refused ("${what}")`,
    },
  });
  if (!saved.isSuccess) return;
  const read = await steps.call('getUser', { purpose: `the longest ${what}, as read back` });
  const change = changeOf(text, valueAtPointer(read.body, place));
  if (change !== null)
    steps.broken(
      read,
      `The longest "${what}" is not read back whole`,
      `${[...text].length} characters`,
      change,
      TEXT_ADVICE,
    );
}

/** Reports are as long as the contract allows, too. */
export async function longReport(steps: Steps, profile: unknown): Promise<void> {
  const text = longText(2000);
  const sent = await steps.attempt('reportMember', {
    purpose: 'the longest report',
    body: { profile, conversation: null, kind: 'other', text },
    expect: {
      kind: 'status',
      statuses: [200, 429],
      because: 'A text as long as the contract allows is refused ("text")',
    },
  });
  if (!sent.isSuccess || !steps.has('exportAccount')) return;
  const copy = await steps.call('exportAccount', { purpose: 'the longest report in the copy of all data' });
  const entry = listIn(copy.body, '/reports').find(
    (each) => valueAtPointer(each, '/report/reference') === at(sent.body, 'reference'),
  );
  const change = entry === undefined ? null : changeOf(text, at(entry, 'text'));
  if (change !== null)
    steps.broken(copy, 'The longest report is not kept whole', `${[...text].length} characters`, change, TEXT_ADVICE);
}
