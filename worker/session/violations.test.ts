import { beforeEach, expect, test } from 'vitest';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import type { Outcome } from '../http/outcome.ts';
import { DeviceDatabase } from '../public/database.ts';
import { recordSetAside, recordViolations } from './violations.ts';

let device: DeviceDatabase;
beforeEach(() => {
  takeEmptyStorage();
  device = new DeviceDatabase();
});

const broken = (count: number, operation = 'GET /a'): Outcome<never> => ({
  kind: 'contract',
  operation,
  violations: Array.from({ length: count }, (_, index) => ({ path: `/${index}`, expected: 'a', actual: 'b' })),
});

test('an answer that broke the contract is recorded with its time and places', async () => {
  await recordViolations(device, broken(2), 5_000);
  expect(await device.violations.toArray()).toEqual([
    { id: 1, atMs: 5_000, operation: 'GET /a', path: '/0', expected: 'a', actual: 'b' },
    { id: 2, atMs: 5_000, operation: 'GET /a', path: '/1', expected: 'a', actual: 'b' },
  ]);
});

test('no other outcome is recorded', async () => {
  await recordViolations(device, { kind: 'network' }, 1);
  await recordViolations(device, { kind: 'ok', data: null }, 1);
  expect(await device.violations.count()).toBe(0);
});

test('of one answer twenty places are kept, of all answers the latest two hundred', async () => {
  await recordViolations(device, broken(21), 1);
  expect(await device.violations.count()).toBe(20);
  for (let answer = 0; answer < 9; answer += 1) await recordViolations(device, broken(20), 2);
  expect(await device.violations.count()).toBe(200);
  await recordViolations(device, broken(5, 'GET /new'), 3);
  const kept = await device.violations.toArray();
  expect(kept).toHaveLength(200);
  expect(kept[0]).toMatchObject({ id: 6 });
  expect(kept.at(-1)).toMatchObject({ operation: 'GET /new' });
});

test('where nothing can be stored nothing is recorded, and nothing fails', async () => {
  device.close({ disableAutoOpen: true });
  await recordViolations(device, broken(1), 1);
});

test('what answers in the place of the server is recorded too', async () => {
  const violations = [{ path: '', expected: 'JSON', actual: 'HTML' }];
  await recordViolations(device, { kind: 'foreign', operation: 'GET /a', violations }, 5_000);
  expect(await device.violations.count()).toBe(1);
});

const setAside = async () => (await device.violations.toArray()).map(({ actual }) => actual);

test('a row of the outbox that is set aside is recorded with its kind', async () => {
  await recordSetAside(device, { sequence: 3, intent: { kind: 'send-wave', text: 'hello' } }, 5_000);
  expect(await device.violations.toArray()).toEqual([
    {
      id: 1,
      atMs: 5_000,
      operation: 'outbox',
      path: '/intent',
      expected: 'an intent that this version knows; it is set aside',
      actual: 'the kind send-wave',
    },
  ]);
});

test('of a row of the outbox that is none nothing is recorded that could be private', async () => {
  const name = 'x'.repeat(41);
  const intents = [
    null,
    'like',
    {},
    { kind: 4 },
    { kind: 'Ann' },
    { kind: 'ann 44' },
    { kind: '' },
    { kind: ['ann'] },
    { kind: name },
  ];
  for (const row of [null, 'row', {}, ...intents.map((intent) => ({ intent }))]) await recordSetAside(device, row, 1);
  expect(new Set(await setAside())).toEqual(new Set(['a row that is none']));
  expect(await setAside()).toHaveLength(intents.length + 3);
});
