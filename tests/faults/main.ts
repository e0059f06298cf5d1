import { parseArgs } from 'node:util';
import { isClean, runCampaign } from './campaign.ts';

/**
 * `npm run test:faults`: lets everything go wrong that can, in an order drawn from a seed, and counts messages that were
 * lost, doubled or put out of order. The seed of a failure replays it.
 */
const USAGE = 'Usage: npm run test:faults -- [--seed TEXT] [--cycles 10000]';

const options = readOptions();
if (options === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const { seed, cycles } = options;
  say(`Seed ${seed}, ${cycles} cycles.`);
  const startedAtMs = Date.now();
  const figures = await runCampaign({
    seed,
    cycles,
    onRound(total, failure) {
      if (failure !== null) console.error(failure);
      else if (total.cycles % 600 === 0) say(`${total.cycles} cycles, ${total.accepted} messages`);
    },
  });
  const seconds = Math.round((Date.now() - startedAtMs) / 1_000);
  for (const [name, value] of Object.entries({ ...figures, seconds })) say(`${name.padEnd(20)}${value}`);
  process.exit(isClean(figures) ? 0 : 1);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readOptions(): { seed: string; cycles: number } | null {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: new Date().toISOString() },
        cycles: { type: 'string', default: '10000' },
      },
    });
    const cycles = Number(values.cycles);
    return Number.isInteger(cycles) && cycles >= 1 ? { seed: values.seed, cycles } : null;
  } catch {
    return null;
  }
}
