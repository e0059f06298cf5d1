import { cpus } from 'node:os';
import { type ArgumentsParse, parseArguments } from './arguments.ts';
import { addCounts, summarise } from './counts.ts';
import { slowestTests } from './figures.ts';
import {
  BROWSER_STAGES,
  MATRIX_STAGES,
  type QuietStep,
  STAGES,
  type Stage,
  type Step,
  type StepResult,
} from './steps.ts';

/**
 * `npm test`: runs every check of the project; with `--browser`, every end-to-end test; with `--matrix`, the full
 * versions of what is sampled. All steps run even if one fails. The output of a step that ran beside others stands
 * together where it ended.
 */

interface StepOutcome extends StepResult {
  step: Step;
  durationMs: number;
  /** CPU utilization of the whole machine during the step, from 0 to 1. */
  busyShare: number;
}

const SLOWEST = 15;

const STAGES_OF: ReadonlyMap<string | undefined, readonly Stage[]> = new Map([
  ['--browser', BROWSER_STAGES],
  ['--matrix', MATRIX_STAGES],
]);
const given = process.argv.slice(2);
const chosen = STAGES_OF.get(given[0]);
const all = chosen ?? STAGES;
const parse: ArgumentsParse = parseArguments(
  chosen === undefined ? given : given.slice(1),
  all.flatMap(({ steps, beside }) => [...steps, ...beside]).map((step) => step.name),
);
if (parse.ok) {
  process.exitCode = (await runStages(parse.only === null ? all : stageOf(parse.only))) ? 0 : 1;
} else {
  console.error(parse.message);
  process.exitCode = 2;
}

/** Returns a stage with one step, which prints while it runs. */
function stageOf(name: string): Stage[] {
  const steps = all.flatMap((stage) => [...stage.steps, ...stage.beside]).filter((step) => step.name === name);
  return [{ steps, beside: [] }];
}

async function runStages(stages: readonly Stage[]): Promise<boolean> {
  const startedAtMs = performance.now();
  const outcomes: StepOutcome[] = [];
  for (const { steps, beside } of stages) {
    const lanes = await Promise.all([inOrder(steps, (step) => runStep(step)), inOrder(beside, runBeside)]);
    outcomes.push(...lanes.flat());
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

async function inOrder<T extends Step>(
  steps: readonly T[],
  run: (step: T) => Promise<StepOutcome>,
): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const step of steps) outcomes.push(await run(step));
  return outcomes;
}

async function runStep(step: Step): Promise<StepOutcome> {
  console.log(`\n=== ${step.heading} (${step.name})`);
  const outcome = await measure(step, () => step.run());
  console.log(`=== ${describe(outcome)}`);
  return outcome;
}

async function runBeside(step: QuietStep): Promise<StepOutcome> {
  const kept: string[] = [];
  const outcome = await measure(step, () => step.run((text) => kept.push(text)));
  console.log(`\n=== ${step.heading} (${step.name})\n${kept.join('')}=== ${describe(outcome)}`);
  return outcome;
}

async function measure(step: Step, run: () => Promise<StepResult>): Promise<StepOutcome> {
  const startedAtMs = performance.now();
  const before = processorTimes();
  const result = await run();
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
