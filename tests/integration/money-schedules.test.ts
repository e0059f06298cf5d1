import { expect, test } from 'vitest';
import { runSchedules } from '../money/run-schedules.ts';

/** `npm run test:money` runs ten thousand. */
const SCHEDULES = 25;

test(`money is charged once and for what was shown, in ${SCHEDULES} schedules of presses, tabs, cuts and returns`, {
  timeout: 240_000,
}, async () => {
  expect(await runSchedules({ count: SCHEDULES })).toBeGreaterThanOrEqual(SCHEDULES);
});
