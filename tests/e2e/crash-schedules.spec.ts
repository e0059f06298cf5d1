import { spawnSync } from 'node:child_process';
import { expect } from 'playwright/test';
import { REPOSITORY_ROOT } from '../../scripts/build/content-hash.ts';
import { test } from './fixtures.ts';

/** A small selection from `npm run test:faults -- --schedules 200`: these two contain every kind of crash. */
const FEW = ['--cycles', '0', '--schedules', '2', '--seed', 'pace'];

// In a separate process: Playwright’s runner would wait for browsers that crash within it.
test('crashes of tabs, the worker, the browser and the server lose, double and disorder no message', () => {
  test.setTimeout(180_000);
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'tests/faults/main.ts', ...FEW], {
    cwd: REPOSITORY_ROOT,
    encoding: 'utf8',
    timeout: 170_000,
  });
  expect(run.stderr).toBe('');
  expect(run.stdout).toMatch(/^schedules +2\nshown +[1-9]\d*\nlost +0\ndoubled +0\noutOfOrder +0\nunfinished +0$/m);
  expect(run.status).toBe(0);
});
