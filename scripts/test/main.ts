import { type ArgumentsParse, parseArguments } from './arguments.ts';
import { addCounts, type Counts, summarise } from './counts.ts';
import { STEPS, type Step } from './steps.ts';

/** `npm test`: every check of the project. A step that fails does not hide what the others have to say. */

interface StepOutcome {
  step: Step;
  counts: Counts;
  durationMs: number;
}

const parse: ArgumentsParse = parseArguments(
  process.argv.slice(2),
  STEPS.map((step) => step.name),
);
if (parse.ok) {
  const steps = STEPS.filter((step) => parse.only === null || step.name === parse.only);
  process.exitCode = (await runSteps(steps)) ? 0 : 1;
} else {
  console.error(parse.message);
  process.exitCode = 2;
}

async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const startedAtMs = performance.now();
  const running: Promise<StepOutcome>[] = [];
  for (const [index, step] of steps.entries()) {
    const outcome = runStep(step, `${index + 1}/${steps.length}`);
    running.push(outcome);
    if (step.isBeside !== true) await outcome;
  }
  const outcomes = await Promise.all(running);
  const total = addCounts(outcomes.map((outcome) => outcome.counts));
  console.log(`\n=== Summary\n${outcomes.map(describe).join('\n')}`);
  console.log(`${'whole run'.padEnd(16)} ${seconds(performance.now() - startedAtMs)}\n`);
  console.log(summarise(total));
  return total.failed === 0;
}

async function runStep(step: Step, place: string): Promise<StepOutcome> {
  console.log(`\n=== ${place} ${step.heading} (${step.name})${step.isBeside === true ? ', beside the next ones' : ''}`);
  const startedAtMs = performance.now();
  const counts = await step.run();
  const outcome = { step, counts, durationMs: performance.now() - startedAtMs };
  console.log(`=== ${describe(outcome)}`);
  return outcome;
}

function describe({ step, counts, durationMs }: StepOutcome): string {
  const verdict = counts.failed === 0 ? 'ok    ' : 'FAILED';
  return `${step.name.padEnd(16)} ${seconds(durationMs)}  ${verdict}  ${summarise(counts)}`;
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1).padStart(6)} s`;
}
