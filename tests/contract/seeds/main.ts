import { type BreachGroup, seedName } from './breach.ts';
import { runSeed } from './run-seed.ts';
import { drawSeeds, isHeldBack } from './seeds.ts';

/**
 * `npm run test:seeds [-- working|held|all] [places of each class] [draw]`: reports the share of seeds that the checker
 * finds, by group. `draw` is any text; another one draws other places and holds others back.
 */

const [which = 'all', perClass = '3', draw = '2026-11'] = process.argv.slice(2);

interface Count {
  found: number;
  missed: number;
  outOfReach: number;
}

const counts = new Map<BreachGroup, Count>();
const missed: string[] = [];
const isMeant = (isHeld: boolean): boolean => which === 'all' || isHeld === (which === 'held');
for (const seed of drawSeeds(draw, Number(perClass)).filter((each) => isMeant(isHeldBack(draw, each)))) {
  const count = counts.get(seed.group) ?? { found: 0, missed: 0, outOfReach: 0 };
  counts.set(seed.group, count);
  const { report, isOutOfReach } = await runSeed(seed);
  if (isOutOfReach) count.outOfReach += 1;
  else if (report.findings.length > 0) count.found += 1;
  else {
    count.missed += 1;
    missed.push(seedName(seed));
  }
}
let found = 0;
let total = 0;
for (const [group, count] of counts) {
  const of = count.found + count.missed;
  found += count.found;
  total += of;
  const percent = of === 0 ? 100 : Math.floor((count.found / of) * 1000) / 10;
  process.stdout.write(`${group.padEnd(12)} ${count.found} of ${of} (${percent} %), ${count.outOfReach} never met\n`);
}
process.stdout.write(`${'all'.padEnd(12)} ${found} of ${total} (${Math.floor((found / total) * 1000) / 10} %)\n`);
// Names of held-back seeds are not printed, so that the checker is not tuned to them.
if (which !== 'held') for (const name of missed) process.stdout.write(`missed: ${name}\n`);
