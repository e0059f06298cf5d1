import type { Table } from 'dexie';
import { expect, test } from 'vitest';
import type { AccountDatabase } from '../../worker/public/database.ts';
import { isMetaRow } from '../../worker/public/row-doors.ts';
import type { Tab } from '../fixtures/device.ts';
import { until } from '../fixtures/until.ts';
import { logIn, readAll, setStage } from './stage.ts';

const stage = setStage();

/** Values that a tool, another version or a disk error may leave behind. */
const DAMAGES: readonly unknown[] = [null, 42, Number.NaN, 10n, {}, [], 'x', '\ud800', new Date(0), circle()];

function circle(): unknown {
  const row: Record<string, unknown> = {};
  row['self'] = row;
  return row;
}

/** Replaces everything except the key with `damage` in all rows of a table. */
async function damageTable(database: AccountDatabase, name: string, damage: unknown): Promise<void> {
  const table: Table<Record<string, unknown>, unknown> = database.table(name);
  const key = String(table.schema.primKey.keyPath);
  const rows = await table.toArray();
  await table.bulkPut(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([property, value]) => [property, property === key ? value : damage])),
    ),
  );
}

async function poll(tab: Tab): Promise<void> {
  const before = await callCount();
  await tab.api.refresh();
  await stage.device.passUntil('the lists', async () => (await callCount()) >= before + 2);
  await stage.device.settle();
}

async function callCount(): Promise<number> {
  const requests = await stage.control.requests();
  return requests.filter(({ path }) => path === '/api/chats.php' || path === '/api/likes.php').length;
}

async function visitPages(tab: Tab): Promise<void> {
  await tab.api.loadMember(221);
  await tab.api.loadAnswer({ key: 'members-newest', network: null });
  for (const key of ['transactions', 'notifications', 'blocked-members'] as const) await tab.api.loadAnswer({ key });
  for (const key of ['credits', 'premium'] as const)
    await tab.api.loadAnswer({ key, terms: { tracking: null, code: null } });
  await tab.api.loadAnswer({ key: 'profile-fields', locale: 'en' });
  await stage.device.settle();
}

test('what this version has stored is taken for sound, and a poll leaves it', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  await visitPages(tab);
  await tab.api.saveDraft(1, 'A draft');
  const before = await readAll(database);
  expect(await database.answers.count()).toBe(7);
  await poll(tab);
  const after = await readAll(database);
  for (const name of ['answers', 'searches', 'members', 'drafts', 'messages'])
    expect(after[name]).toEqual(before[name]);
});

test('lists with a value of any type heal by the next poll, and what pages had stored is dropped', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  const before = await readAll(database);
  for (const damage of DAMAGES) {
    await visitPages(tab);
    await tab.api.saveDraft(1, 'A draft');
    for (const name of ['user', 'chats', 'likes', 'members', 'answers', 'drafts']) {
      await damageTable(database, name, damage);
    }
    await poll(tab);
    const after = await readAll(database);
    for (const name of ['user', 'chats', 'likes'])
      expect(after[name], `${name} after ${typeof damage}`).toEqual(before[name]);
    for (const name of ['members', 'answers', 'drafts']) expect(after[name], name).toEqual([]);
  }
});

test('damaged notes of the database are dropped, and those of the polls are written anew', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  // What a login fetches ahead of need asks for the same lists that a poll does.
  await stage.device.passUntil('all messages', async () => {
    const [chats, conversations] = await Promise.all([database.chats.count(), database.conversations.count()]);
    return chats > 0 && conversations === chats;
  });
  await stage.device.settle();
  // Noted once: that all messages have their words, and the last visit.
  const notPolled = ['message-words', 'visit'];
  const before = await database.meta.where('key').noneOf(notPolled).toArray();
  for (const damage of DAMAGES) {
    await tab.api.keepSignup({ step: 3, draft: { city: 'Gent' } });
    await tab.api.saveProfileDraft({ personal: 'Half a sentence' }, null);
    const rows = await database.meta.filter(({ key }) => key !== 'epoch').toArray();
    await database
      .table<unknown>('meta')
      .bulkPut(
        rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, name === 'key' ? value : damage])),
        ),
      );
    await poll(tab);
    // The last thing that a poll stores; without a step of the clock, so that no later one can.
    await until('the note of the poll', async () => isMetaRow(await database.meta.get('sync')));
    const after = await database.meta.toArray();
    // A draft replaced with nothing at all counts as a draft without changes.
    expect(after.filter((row) => !isMetaRow(row))).toEqual([]);
    expect(
      after.flatMap(({ key }) => (key === 'profile-draft' || notPolled.includes(key) ? [] : key)),
      typeof damage,
    ).toEqual(before.map(({ key }) => key));
    expect(after.find(({ key }) => key === 'sync')).toMatchObject({ state: 'ok' });
    expect(await tab.api.keepSignup({ step: 2, draft: {} })).toMatchObject({ result: { status: 'accepted' } });
    expect(await database.meta.get('signup')).toMatchObject({ step: 2 });
    await tab.api.keepSignup(null);
  }
});

test('notes that this version has written are taken for sound', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  await tab.api.keepSignup({
    step: 4,
    draft: {
      city: null,
      countryregion: 5,
      fields: { smoking: ['never'] },
      dateParts: { year: '1990', month: '', day: '' },
    },
  });
  await tab.api.saveProfileDraft(
    { personal: 'Half a sentence', notes: { ideal_evening: 'A walk' }, gender: null },
    null,
  );
  const before = await database.meta.toArray();
  await poll(tab);
  expect(await database.meta.toArray()).toEqual(before);
  expect(before.map(({ key }) => key)).toEqual(expect.arrayContaining(['profile-draft', 'signup', 'sync', 'epoch']));
});

test('a damaged message of the conversation on screen is fetched again, and what is unsent stays', async () => {
  const tab = await stage.device.openTab({ conversationId: 1 });
  const { database } = await logIn(stage, tab);
  await stage.control.setFaults([{ method: 'POST', path: '/api/chat.php', fault: 'drop' }]);
  await tab.api.sendMessage({ conversationId: 1, messageId: 'c0ffee00-0000-4000-8000-000000000001', text: 'Waits' });
  await stage.device.settle();
  const ofConversation = () =>
    database.messages
      .where('[conversationId+order]')
      .between([1, 0], [1, 2 ** 53])
      .toArray();
  const before = await ofConversation();
  const [first] = before;
  if (first === undefined) throw new Error('There is no message to damage');
  await database.table<unknown>('messages').put({ ...first, text: {} });
  await poll(tab);
  await stage.device.passUntil('the messages', async () => (await ofConversation()).length >= before.length);
  expect(await ofConversation()).toEqual(before);
});
