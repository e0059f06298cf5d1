import { beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../tests/fixtures/manual-clock.ts';
import { createSilence, parseSilenceOrder, type Silence, type SilenceOrder } from './silence.ts';

const START_MS = 50_000_000;
let clock: ManualClock;
let asked: SilenceOrder[];
let silence: Silence;

beforeEach(() => {
  clock = createManualClock(START_MS);
  asked = [];
  silence = createSilence(clock, (order) => asked.push(order));
});

test('what one call was told holds for every call, to the end', () => {
  silence.ask('GET /api/likes.php', 503, 30_000);
  clock.advance(29_999);
  expect(silence.orderFor('GET /api/chat.php')).toMatchObject({ status: 503, untilMs: START_MS + 30_000 });
  clock.advance(1);
  expect(silence.orderFor('GET /api/chat.php')).toBeNull();
});

test('a shorter order does not shorten a longer one', () => {
  silence.ask('GET /api/likes.php', 503, 30_000);
  silence.ask('GET /api/chats.php', 429, 5_000);
  clock.advance(6_000);
  expect(silence.orderFor('GET /api/chats.php')).toMatchObject({ status: 503 });
  expect(asked).toHaveLength(1);
});

test('too many logins hold the login back, and nothing else', () => {
  silence.ask('POST /api/login.php', 429, 30_000);
  expect(silence.orderFor('POST /api/login.php')).toMatchObject({ status: 429 });
  expect(silence.orderFor('GET /api/chats.php')).toBeNull();
  expect(asked).toEqual([]);
});

test('a password that was tried too often keeps the account from being ended, not from being read', () => {
  silence.ask('DELETE /api/user.php', 429, 30_000);
  expect(silence.orderFor('DELETE /api/user.php')).toMatchObject({ status: 429 });
  expect(silence.orderFor('GET /api/user.php')).toBeNull();
});

test('an order that was kept holds after a restart, one of a clock set back does not', () => {
  silence.adopt({ status: 503, sinceMs: START_MS - 5_000, untilMs: START_MS + 5_000 });
  expect(silence.orderFor('GET /api/chats.php')).not.toBeNull();
  const after = createSilence(clock, () => {});
  after.adopt({ status: 503, sinceMs: START_MS + 1, untilMs: START_MS + 5_000 });
  expect(after.orderFor('GET /api/chats.php')).toBeNull();
});

test('an order from elsewhere is read only when it is whole', () => {
  const order = { status: 429, sinceMs: 1, untilMs: 2 };
  expect(parseSilenceOrder(order)).toEqual(order);
  for (const broken of [null, 'x', {}, { ...order, status: 200 }, { ...order, untilMs: 'soon' }]) {
    expect(parseSilenceOrder(broken)).toBeNull();
  }
});
