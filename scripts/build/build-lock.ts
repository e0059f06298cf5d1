import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BUILD_LOCK } from './output-paths.ts';

const LOOK_AGAIN_MS = 100;
/** No build takes this long: the process id has been reused. */
const ABANDONED_AFTER_MS = 5 * 60_000;

/**
 * Runs `work` while no other process runs anything under this lock. The lock file contains the id of the process that
 * holds it, so that the lock of a killed process can be taken over. Rejects with the error of `work`.
 */
export async function withBuildLock<Result>(
  work: () => Promise<Result>,
  lockFile: string = BUILD_LOCK,
): Promise<Result> {
  mkdirSync(dirname(lockFile), { recursive: true });
  while (!tryLock(lockFile)) {
    if (!isHeld(lockFile)) rmSync(lockFile, { force: true });
    else await sleep(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function tryLock(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function isHeld(lockFile: string): boolean {
  let holder: number;
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > ABANDONED_AFTER_MS) return false;
    const text = readFileSync(lockFile, 'utf8');
    // The lock file has been created but not written yet: the holder is about to write it.
    if (text === '') return true;
    holder = Number(text);
  } catch {
    return false;
  }
  if (!Number.isInteger(holder) || holder <= 0) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    // The process exists but belongs to another user, so it cannot be signalled.
    return errorCode(error) === 'EPERM';
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
