import { expect, test } from 'vitest';
import { runCampaign } from '../faults/campaign.ts';

/** `npm run test:faults` runs thousands of cycles; these are the first of two seeds. */
const CYCLES = 60;

test.each(['night train', 'grand hotel'])(
  'a campaign of faults loses, doubles and disorders no message: %s',
  { timeout: 180_000 },
  async (seed) => {
    const failures: string[] = [];
    const figures = await runCampaign({
      seed,
      cycles: CYCLES,
      onRound: (_, failure) => void (failure !== null && failures.push(failure)),
    });
    expect(failures).toEqual([]);
    expect(figures).toMatchObject({ cycles: CYCLES, lost: 0, doubled: 0, outOfOrder: 0, badRows: 0, needlessTaps: 0 });
    expect(figures.accepted).toBeGreaterThan(0);
  },
);
