import { beforeEach, expect, test } from 'vitest';
import { type AccountStore, openAccountStore } from '../../tests/fixtures/account-store.ts';
import { ask, isChanged, noteChange, type Question, writeNewest } from './newest-answer.ts';
import type { WriteTarget } from './write.ts';

let store: AccountStore;
let account: WriteTarget;
let written: string[];
beforeEach(async () => {
  store = await openAccountStore();
  account = store.target;
  written = [];
});

/** Writes an answer under this name; returns how it stands. */
async function write(question: Question, name: string): Promise<unknown> {
  const result = await writeNewest(account, question, [store.database.chats], async () => void written.push(name));
  return result.status === 'written' ? result.value : result.status;
}

test('answers in the order of their questions are all written', async () => {
  const [first, second] = [ask(account, 'chats'), ask(account, 'chats')];
  expect([await write(first, 'first'), await write(second, 'second')]).toEqual(['newest', 'newest']);
  expect(written).toEqual(['first', 'second']);
});

test('an answer that a later one has overtaken is dropped, also where both come at once', async () => {
  const [first, second] = [ask(account, 'chats'), ask(account, 'chats')];
  expect(await Promise.all([write(second, 'second'), write(first, 'first')])).toEqual(['newest', 'overtaken']);
  expect(written).toEqual(['second']);
});

test('a change makes what was asked for before it old, and nothing of another resource', async () => {
  const [old, other] = [ask(account, 'member/5'), ask(account, 'member/6')];
  noteChange(account, 'member/5', 'likes');
  const young = ask(account, 'member/5');
  expect(await write(old, 'old')).toBe('changed');
  expect([await write(young, 'young'), await write(other, 'other')]).toEqual(['newest', 'newest']);
  expect(written).toEqual(['young', 'other']);
});

test('once an answer from after the change is written, the one from before it is not asked for again', async () => {
  const old = ask(account, 'user');
  noteChange(account, 'user');
  await write(ask(account, 'user'), 'young');
  expect(await write(old, 'old')).toBe('overtaken');
});

test('an answer is old too where the change came between it and a later question', async () => {
  const [first, second] = [ask(account, 'user'), ask(account, 'user')];
  await write(second, 'second');
  noteChange(account, 'user');
  expect(await write(first, 'first')).toBe('changed');
});

test('where changes never end, the fourth answer is written, so that a slow server is not asked for ever', async () => {
  const standings: unknown[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const question = ask(account, 'user');
    noteChange(account, 'user');
    standings.push(await write(question, `answer ${turn}`));
  }
  expect(standings).toEqual(['changed', 'changed', 'changed', 'newest', 'changed']);
  expect(written).toEqual(['answer 3']);
});

test('an answer that could not be written makes no other one old', async () => {
  const [first, second] = [ask(account, 'chats'), ask(account, 'chats')];
  const failed = await writeNewest(account, second, [store.database.chats], async () => {
    throw new Error('no');
  });
  expect(failed).toEqual({ status: 'storage-failed', cause: 'refused' });
  expect(isChanged(failed)).toBe(false);
  expect(await write(first, 'first')).toBe('newest');
});

test('the changes of one session say nothing of the next', async () => {
  const question = ask(account, 'user');
  noteChange({ ...account, signal: new AbortController().signal }, 'user');
  expect(await write(question, 'own')).toBe('newest');
});
