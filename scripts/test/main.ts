import { cpus } from 'node:os';
import { type ArgumentsParse, parseArguments } from './arguments.ts';
import { addCounts, summarise } from './counts.ts';
import { slowestTests } from './figures.ts';
import { collectOutput } from './run-tool.ts';
import { BROWSER_STEPS, MATRIX_STEPS, STEPS, type Step, type StepResult } from './steps.ts';

/**
 * `npm test`: runs every check of the project; with `--browser`, every end-to-end test; with `--matrix`, the full
 * versions of what is sampled. All steps run even if one fails.
 */

interface StepOutcome extends StepResult {
  step: Step;
  durationMs: number;
  /** CPU utilization of the whole machine during the step, from 0 to 1. */
  busyShare: number;
}

const SLOWEST = 15;

const STEPS_OF: ReadonlyMap<string | undefined, readonly Step[]> = new Map([
  ['--browser', BROWSER_STEPS],
  ['--matrix', MATRIX_STEPS],
]);
const given = process.argv.slice(2);
const chosen = STEPS_OF.get(given[0]);
const all = chosen ?? STEPS;
const parse: ArgumentsParse = parseArguments(
  chosen === undefined ? given : given.slice(1),
  all.map((step) => step.name),
);
if (parse.ok) {
  const steps = all.filter((step) => parse.only === null || step.name === parse.only);
  process.exitCode = (await runSteps(steps)) ? 0 : 1;
} else {
  console.error(parse.message);
  process.exitCode = 2;
}

async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const startedAtMs = performance.now();
  const outcomes: StepOutcome[] = [];
  const isBesideAnother = ({ beside }: Step) => steps.some(({ name }) => name === beside);
  for (const step of steps.filter((one) => !isBesideAnother(one))) {
    const others = steps.filter(({ beside }) => beside === step.name);
    console.log(`\n=== ${step.heading} (${step.name})`);
    const lanes = [others.filter(({ waits }) => waits), others.filter(({ waits }) => !waits)];
    const [outcome, ...beside] = await Promise.all([runStep(step), ...lanes.map(runHeldBack)]);
    const heldBack = beside.flat();
    console.log(`=== ${describe(outcome)}`);
    for (const { result, output } of heldBack) {
      console.log(`\n=== ${result.step.heading} (${result.step.name})\n${output}=== ${describe(result)}`);
    }
    outcomes.push(outcome, ...heldBack.map(({ result }) => result));
  }
  const figures = outcomes.flatMap((outcome) => outcome.figures ?? []);
  const assertions = figures.reduce((sum, one) => sum + one.assertions, 0);
  const total = addCounts(outcomes.map(({ counts }) => counts));
  console.log(`\n=== The slowest tests\n${slowestTests(figures, SLOWEST).join('\n')}`);
  console.log(`\n=== Summary\n${outcomes.map(describe).join('\n')}`);
  console.log(`${'whole run'.padEnd(16)} ${seconds(performance.now() - startedAtMs)}  ${assertions} assertions\n`);
  console.log(summarise(total));
  return total.failed === 0;
}

/** Runs one after another, and returns what they print. */
async function runHeldBack(steps: readonly Step[]): Promise<{ result: StepOutcome; output: string }[]> {
  const runs: { result: StepOutcome; output: string }[] = [];
  for (const step of steps) runs.push(await collectOutput(() => runStep(step)));
  return runs;
}

async function runStep(step: Step): Promise<StepOutcome> {
  const startedAtMs = performance.now();
  const before = processorTimes();
  const result = await step.run();
  const after = processorTimes();
  const busyShare = (after.busyMs - before.busyMs) / Math.max(1, after.allMs - before.allMs);
  return { ...result, step, durationMs: performance.now() - startedAtMs, busyShare };
}

/** Returns the CPU times of the whole machine since boot. */
function processorTimes(): { busyMs: number; allMs: number } {
  const times = cpus().map((cpu) => cpu.times);
  const allMs = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { allMs, busyMs: allMs - times.reduce((sum, { idle }) => sum + idle, 0) };
}

function describe({ step, counts, figures, durationMs, busyShare }: StepOutcome): string {
  const verdict = counts.failed === 0 ? 'ok    ' : 'FAILED';
  const assertions = figures === null ? '' : `, ${figures.assertions} assertions`;
  const busy = `${Math.round(busyShare * 100)} % busy`.padStart(10);
  return `${step.name.padEnd(16)} ${seconds(durationMs)} ${busy}  ${verdict}  ${summarise(counts)}${assertions}`;
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1).padStart(6)} s`;
}
