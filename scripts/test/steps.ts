import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OUTPUT_ROOT } from '../build/output-paths.ts';
import { type Counts, countCheck, countTests, readPlaywrightReport, readVitestReport } from './counts.ts';
import { findBrowser } from './find-browser.ts';
import { lintContract } from './lint-contract.ts';
import { runTool, runToolApart } from './run-tool.ts';

export interface Step {
  /** As `--only` takes it. */
  name: string;
  heading: string;
  /** Goes on beside the steps after it, and shows its output at its end. */
  isBeside?: boolean;
  run(): Promise<Counts>;
}

const TYPESCRIPT_PROJECTS = ['openapi', 'worker', 'src', 'scripts', 'tests'];
const REPORTS = join(OUTPUT_ROOT, 'reports');

/**
 * Everything that `npm test` does, in order: what is cheap and tells most comes first. The tests that watch polls take
 * minutes and are mostly waiting: they begin as soon as there is a build, and go on beside what comes after them.
 */
export const STEPS: readonly Step[] = [
  check('generate', 'Generated files are up to date', () =>
    runTool('tsx', ['scripts/generate-contract/main.ts', '--check']),
  ),
  check('build', 'Build and size budget', () => runTool('tsx', ['scripts/build/main.ts'])),
  { name: 'polls', heading: 'Polls of one and of many tabs over minutes', isBeside: true, run: watchPolls },
  check('types', 'Types', checkTypes),
  check('lint', 'Style and import arrows', () => runTool('biome', ['check', '--error-on-warnings', '.'])),
  check('dead-code', 'Dead code and unused packages', () => runTool('knip', [])),
  check('contract-lint', 'The contract is valid OpenAPI', lintContract),
  vitestStep('unit', 'Unit tests'),
  vitestStep('contract', 'Contract tests'),
  vitestStep('integration', 'Integration tests'),
  { name: 'e2e', heading: 'End-to-end tests', run: runEndToEnd },
];

function check(name: string, heading: string, run: () => Promise<boolean>): Step {
  return { name, heading, run: async () => countCheck(await run()) };
}

/** One project at a time: two of them at once need more memory than they save time on two cores. */
async function checkTypes(): Promise<boolean> {
  let ok = true;
  for (const project of TYPESCRIPT_PROJECTS) {
    if (!(await runTool('tsc', ['-p', project]))) ok = false;
  }
  return ok;
}

function vitestStep(project: string, heading: string): Step {
  return {
    name: project,
    heading,
    run: async () => {
      const report = prepareReport(`${project}.json`);
      const ok = await runTool('vitest', [
        'run',
        // By itself it leaves one core idle, which is half of two.
        ...['--maxWorkers', '2'],
        ...['--project', project, '--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`],
      ]);
      return countTests(readVitestReport(readJson(report)), ok);
    },
  };
}

async function runEndToEnd(): Promise<Counts> {
  return inBrowser('all-others', (values, environment) => runTool('playwright', values, environment));
}

async function watchPolls(): Promise<Counts> {
  return inBrowser('long', async (values, environment) => {
    const { ok, output } = await runToolApart('playwright', values, environment);
    console.log(output.trim());
    return ok;
  });
}

/** Runs one project of the end-to-end tests; two of them can run at once. */
async function inBrowser(
  project: string,
  run: (values: readonly string[], environment: Readonly<Record<string, string>>) => Promise<boolean>,
): Promise<Counts> {
  const browser = findBrowser();
  if (!browser.ok) {
    console.error(browser.message);
    return countCheck(false);
  }
  console.log(`Browser: ${browser.executablePath}`);
  const report = prepareReport(`e2e-${project}.json`);
  const ok = await run(
    [
      ...['test', '-c', 'tests/e2e/playwright.config.ts', '--project', project],
      ...['--reporter', 'list,json', '--output', join(OUTPUT_ROOT, `e2e-${project}`)],
    ],
    { CHROMIUM_PATH: browser.executablePath, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return countTests(readPlaywrightReport(readJson(report)), ok);
}

/** A report of an earlier run must not be taken for one of this run. */
function prepareReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
