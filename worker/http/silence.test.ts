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

test('a longer order takes the place of a shorter one, and one with the same end is no news', () => {
  silence.ask('GET /api/likes.php', 503, 5_000);
  silence.ask('GET /api/chats.php', 429, 30_000);
  clock.advance(6_000);
  expect(silence.orderFor('GET /api/likes.php')).toMatchObject({ status: 429 });
  silence.ask('GET /api/likes.php', 503, 24_000);
  expect(silence.orderFor('GET /api/likes.php')).toMatchObject({ status: 429 });
  expect(asked.map(({ status }) => status)).toEqual([503, 429]);
});

test('a server that is ready at once asks for no silence', () => {
  silence.ask('GET /api/likes.php', 503, 0);
  expect(silence.orderFor('GET /api/likes.php')).toBeNull();
  expect(asked).toEqual([]);
});

test('a server that is down while somebody logs in is down for all, and too many calls of no form are too many', () => {
  silence.ask('POST /api/login.php', 503, 5_000);
  expect(silence.orderFor('GET /api/chats.php')).toMatchObject({ status: 503 });
  clock.advance(5_000);
  silence.ask('GET /api/chats.php', 429, 5_000);
  expect(silence.orderFor('GET /api/likes.php')).toMatchObject({ status: 429 });
  expect(asked).toHaveLength(2);
});

test('of the limit of a form and an order to all, the one that ends later holds the form back', () => {
  silence.ask('POST /api/login.php', 429, 30_000);
  silence.ask('GET /api/chats.php', 503, 5_000);
  expect(silence.orderFor('POST /api/login.php')).toMatchObject({ status: 429 });
  expect(silence.orderFor('GET /api/chats.php')).toMatchObject({ status: 503 });
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

test('an order lasts an hour at most: a later end can only come from a clock that was set back', () => {
  silence.ask('GET /api/chats.php', 503, 3_600_000);
  expect(silence.orderFor('GET /api/chats.php')).not.toBeNull();
  const other = createSilence(clock, () => {});
  other.adopt({ status: 503, sinceMs: START_MS - 5_000, untilMs: START_MS + 3_600_001 });
  expect(other.orderFor('GET /api/chats.php')).toBeNull();
});

test('an order from elsewhere is read only when it is whole', () => {
  const order = { status: 429, sinceMs: 1, untilMs: 2 };
  expect(parseSilenceOrder(order)).toEqual(order);
  expect(parseSilenceOrder({ ...order, status: 503 })).toEqual({ ...order, status: 503 });
  const changes = [{ status: 200 }, { status: '429' }, { sinceMs: undefined }, { sinceMs: '1' }, { untilMs: 'soon' }];
  for (const broken of [null, 'x', {}, ...changes.map((change) => ({ ...order, ...change }))]) {
    expect(parseSilenceOrder(broken)).toBeNull();
  }
});
