import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parsePushPayload } from './push-payload.ts';

const message = {
  version: 2,
  account: 9,
  badge: 3,
  kind: 'message',
  conversation: 1,
  message: 40,
  profile: 221,
  name: 'Maya',
  text: 'Hello',
};
const read = (value: unknown) => parsePushPayload(JSON.stringify(value)).kind;

test('a push of this version is read', () => {
  expect(parsePushPayload(JSON.stringify(message))).toEqual({
    kind: 'message',
    account: 9,
    badge: 3,
    conversation: 1,
    message: 40,
    name: 'Maya',
    isFictional: false,
    picture: null,
    text: 'Hello',
  });
  expect(parsePushPayload(JSON.stringify({ ...message, fictional: true }))).toMatchObject({ isFictional: true });
  for (const picture of ['/media/maya.jpg', 'https://img.example.com/maya.jpg'])
    expect(parsePushPayload(JSON.stringify({ ...message, picture }))).toMatchObject({ picture });
  for (const picture of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:,x', 7])
    expect(parsePushPayload(JSON.stringify({ ...message, picture }))).toMatchObject({ picture: null });
  expect(read({ version: 2, account: 9, badge: 0, kind: 'like', profile: 5, name: 'Noa' })).toBe('like');
  expect(read({ version: 2, account: 9, badge: 0, kind: 'test' })).toBe('test');
});

test('empty, broken, foreign, old and oversized pushes are unreadable, not an error', () => {
  expect(parsePushPayload(null).kind).toBe('unreadable');
  for (const text of ['', 'new message', '{', 'null', '[]', '7'])
    expect(parsePushPayload(text).kind).toBe('unreadable');
  const broken: unknown[] = [
    { ...message, version: 1 },
    { ...message, version: 3 },
    { ...message, account: '9' },
    { ...message, badge: -1 },
    { ...message, badge: 1.5 },
    { ...message, conversation: 0 },
    { ...message, name: '' },
    { ...message, text: null },
    { ...message, kind: 'advert' },
    { ...message, text: 'x'.repeat(5000) },
  ];
  expect(broken.map(read)).toEqual(broken.map(() => 'unreadable'));
});

test('a long text is cut between characters', () => {
  const cut = parsePushPayload(JSON.stringify({ ...message, text: '😀'.repeat(400) }));
  expect(cut.kind === 'message' ? [...cut.text].length : 0).toBe(300);
});

test('the table of the README names what is read, and nothing else', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const section = readme.split('**Push.**')[1]?.split('\n**')[0] ?? '';
  const told = [...section.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
  // By what is asked of the payload, not by the words of the code: those are others while a mutation run changes it.
  const asked = vi.spyOn(Map.prototype, 'get');
  for (const kind of ['message', 'like', 'test']) parsePushPayload(JSON.stringify({ ...message, kind }));
  const read = asked.mock.calls.map(([name]) => String(name));
  asked.mockRestore();
  expect([...new Set(told)].sort()).toEqual([...new Set(read)].sort());
});
