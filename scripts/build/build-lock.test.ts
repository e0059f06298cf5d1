import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withBuildLock } from './build-lock.ts';

/** Greater than the highest process id on Linux. */
const NO_PROCESS = '4999999';

let folder = '';
let lockFile = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
  lockFile = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lets one piece of work run at a time', async () => {
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withBuildLock(work, lockFile)));
  expect(most).toBe(1);
  expect(existsSync(lockFile)).toBe(false);
});

it('gives the lock back when the work fails', async () => {
  await expect(withBuildLock(() => Promise.reject(new Error('broken source')), lockFile)).rejects.toThrow('broken');
  expect(existsSync(lockFile)).toBe(false);
});

it.each([NO_PROCESS, 'no number'])('takes over a lock that holds %j', async (content) => {
  writeFileSync(lockFile, content);
  expect(await withBuildLock(async () => 'ran', lockFile)).toBe('ran');
});

it('takes over a lock so old that its process number belongs to another one', async () => {
  writeFileSync(lockFile, String(process.pid));
  utimesSync(lockFile, new Date(), new Date(Date.now() - 6 * 60_000));
  expect(await withBuildLock(async () => 'ran', lockFile)).toBe('ran');
});
