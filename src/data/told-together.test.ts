import { expect, test } from 'vitest';
import { ToldTogether } from './told-together.ts';

function readingOf<Result>() {
  let end: (result: Result) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const read = new Promise<Result>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { read: () => read, end, fail };
}

function stage() {
  const limits = new Set<() => void>();
  const together = new ToldTogether((run) => {
    limits.add(run);
    return () => limits.delete(run);
  });
  const told: string[] = [];
  const follow = async (reading: { read: () => Promise<string> }) => {
    const result = await together.read(reading.read);
    together.tell(() => told.push(result));
  };
  return { limits, told, follow };
}

test('what is read at the same time is told at the same time, in the order in which it was read', async () => {
  const { limits, told, follow } = stage();
  const [slow, quick] = [readingOf<string>(), readingOf<string>()];
  const both = [follow(slow), follow(quick)];
  quick.end('quick');
  await both[1];
  expect(told).toEqual([]);
  slow.end('slow');
  await both[0];
  expect(told).toEqual(['quick', 'slow']);
  expect(limits.size).toBe(0);
});

test('what is read alone is told at once', async () => {
  const { limits, told, follow } = stage();
  const only = readingOf<string>();
  const followed = follow(only);
  only.end('only');
  await followed;
  expect(told).toEqual(['only']);
  expect(limits.size).toBe(0);
});

test('nobody waits for a read that fails longer than the limit, nor for one that never ends', async () => {
  const { limits, told, follow } = stage();
  const [failing, hanging, quick] = [readingOf<string>(), readingOf<string>(), readingOf<string>()];
  const failed = follow(failing);
  void follow(hanging);
  const followed = follow(quick);
  quick.end('quick');
  await followed;
  failing.fail(new Error('The database was closed'));
  await expect(failed).rejects.toThrow('The database was closed');
  expect(told).toEqual([]);
  for (const end of limits) end();
  expect(told).toEqual(['quick']);
  expect(limits.size).toBe(0);
});
