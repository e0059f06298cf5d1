import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type BreachGroup, seedName } from './breach.ts';
import { runSeed } from './run-seed.ts';
import { drawSeeds, isHeldBack } from './seeds.ts';

/**
 * `npm run test:seeds [-- working|held|all] [places of each class] [draw]`: reports the share of seeds that the checker
 * finds, by group, and its progress on the error output. `draw` is any text; another one draws other places and holds
 * others back. The names of missed seeds that were held back go into a file, to be read when the draw is spent.
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
const drawn = drawSeeds(draw, Number(perClass)).filter((each) => isMeant(isHeldBack(draw, each)));
for (const [index, seed] of drawn.entries()) {
  if (index % 20 === 0) process.stderr.write(`${index} of ${drawn.length}, ${missed.length} missed\n`);
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
if (which === 'held') {
  const path = `.output/seeds/missed-${createHash('sha256').update(draw).digest('hex').slice(0, 8)}.txt`;
  mkdirSync('.output/seeds', { recursive: true });
  writeFileSync(path, missed.map((name) => `${name}\n`).join(''));
  process.stdout.write(`missed ones, for when this draw is spent: ${path}\n`);
} else for (const name of missed) process.stdout.write(`missed: ${name}\n`);
