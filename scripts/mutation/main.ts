import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';
import { OUTPUT_ROOT } from '../build/output-paths.ts';
import { ACCEPTED_SURVIVORS } from './accepted-survivors.ts';
import { mutatedFiles } from './mutated-files.ts';
import { type MutationOptions, parseOptions } from './options.ts';
import { type Mutant, type MutationScore, scoreMutants } from './score.ts';
import { textBetween } from './text-between.ts';

/**
 * `npm run test:mutation`: makes small changes to the code and checks whether a test fails. Exit codes: 0 every folder
 * reaches its score, 1 a folder does not or an accepted survivor is stale, 2 the run failed.
 */

/** Minimum percentage of mutants that the tests must kill. Other folders are only reported. */
const SCORE_MIN: Readonly<Record<string, number>> = {
  'worker/http': 85,
  'worker/session': 85,
  'worker/sync': 85,
};

const OUTPUT = join(OUTPUT_ROOT, 'mutation');
const SHOWN_CHARACTERS = 70;

type Results = Awaited<ReturnType<Stryker['runMutationTest']>>;

/** Other statuses mean that the mutant could not be tested: code that does not run says nothing about the tests. */
const FATES: Partial<Record<Results[number]['status'], Mutant['fate']>> = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'unseen',
};

const parse = parseOptions(process.argv.slice(2));
const files = parse.ok ? mutatedFiles(parse.options.paths) : [];
if (!parse.ok) {
  console.error(parse.message);
  process.exitCode = 2;
} else if (files.length === 0) {
  console.error(`Nothing is mutated in ${parse.options.paths.join(', ')}.`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = report(scoreMutants(readMutants(await mutate(files, parse.options)), ACCEPTED_SURVIVORS));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}

async function mutate(mutated: string[], { concurrency, isFresh }: MutationOptions): Promise<Results> {
  process.chdir(REPOSITORY_ROOT);
  const isTerminal = process.stdout.isTTY;
  return await new Stryker({
    mutate: mutated,
    concurrency,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    // A mutant in code that runs once, on module load, would need its own process for all tests.
    ignoreStatic: true,
    incremental: true,
    force: isFresh,
    incrementalFile: join(OUTPUT, 'incremental.json'),
    tempDirName: join(OUTPUT, 'sandbox'),
    // Tests read the messages and the contract, but no build output or stored data.
    ignorePatterns: ['.output', '.data', '.git'],
    disableTypeChecks: false,
    allowConsoleColors: isTerminal,
    reporters: ['html', isTerminal ? 'progress' : 'progress-append-only'],
    htmlReporter: { fileName: join(OUTPUT, 'report.html') },
    timeoutMS: 10_000,
    thresholds: { break: null },
  }).runMutationTest();
}

function readMutants(results: Results): Mutant[] {
  return results.flatMap(({ fileName, location, mutatorName, replacement, status }) => {
    const fate = FATES[status];
    if (fate === undefined) return [];
    const original = oneLine(textBetween(readFileSync(fileName, 'utf8'), location));
    const file = relative(REPOSITORY_ROOT, fileName).replaceAll('\\', '/');
    const { line } = location.start;
    return [{ file, line, mutator: mutatorName, original, replacement: oneLine(replacement ?? ''), fate }];
  });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function report({ folders, left, stale }: MutationScore): 0 | 1 {
  for (const { file, line, mutator, original, replacement, fate } of left) {
    console.log(`${file}:${line} ${fate}, ${mutator}: ${clip(original)} -> ${clip(replacement)}`);
  }
  console.log(`\n${'folder'.padEnd(24)}  score  least  killed  survived  unseen  accepted`);
  let isReached = true;
  for (const { folder, percent, killed, survived, unseen, accepted } of folders) {
    const least = SCORE_MIN[folder];
    const isBelow = least !== undefined && percent < least;
    if (isBelow) isReached = false;
    console.log(
      `${folder.padEnd(24)} ${percent.toFixed(1).padStart(6)} ${String(least ?? '').padStart(6)} ${String(killed).padStart(7)} ` +
        `${String(survived).padStart(9)} ${String(unseen).padStart(7)} ${String(accepted).padStart(9)}${isBelow ? '  BELOW' : ''}`,
    );
  }
  for (const { file, original, replacement } of stale) {
    console.log(`Accepted and not needed any more: ${file}: ${clip(original)} -> ${clip(replacement)}`);
  }
  console.log(`\nEach mutant in its place: ${relative(process.cwd(), join(OUTPUT, 'report.html'))}`);
  return isReached && stale.length === 0 ? 0 : 1;
}

function clip(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}
