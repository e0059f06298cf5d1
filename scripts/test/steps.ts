import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';
import { OUTPUT_ROOT } from '../build/output-paths.ts';
import { addCounts, type Counts, countCheck, countTests, readPlaywrightReport, readVitestReport } from './counts.ts';
import { readTestFigures, readVitestFigures, type TestFigures } from './figures.ts';
import { findBrowser, findHeadlessShell } from './find-browser.ts';
import { lintContract } from './lint-contract.ts';
import { testsOfRun } from './listed-tests.ts';
import { readTool, runNode, runTool } from './run-tool.ts';
import { partOf, turnOf } from './turns.ts';

export interface StepResult {
  counts: Counts;
  /** Null for a check without tests. */
  figures: TestFigures | null;
}

export interface Step {
  /** The value for `--only`. */
  name: string;
  heading: string;
  /** The step that it may run beside, whose tools leave a part of the processors idle. */
  beside?: string;
  /** It waits for a network more than it computes: what else runs beside that step need not queue behind it. */
  waits?: boolean;
  run(): Promise<StepResult>;
}

const TYPESCRIPT_PROJECTS = [
  'openapi',
  'worker',
  'src',
  'scripts',
  'scripts/bench/pages',
  'scripts/film/page',
  'tests',
];
/** As many as keep `npm test` within its minutes. */
const FURTHER_SHARES = 64;
const STORY_SHARES = 8;
const CHECKER_SHARES = 12;
/** Projects that are parts of `e2e`, for choosing; run as one, since a worker and its browser serve one project only. */
const PARTS_OF_E2E = ['core', 'stories', 'further'];
const REPORTS = join(OUTPUT_ROOT, 'reports');
const PLAYWRIGHT = 'tests/e2e/playwright.config.ts';
const FAILED: StepResult = { counts: countCheck(false), figures: null };

/** The steps of `npm test`, in order: cheap and informative ones first, beside the build that the last one needs. */
export const STEPS: readonly Step[] = [
  check('build', 'Build and size budget', () => runTool('tsx', ['scripts/build/main.ts'])),
  {
    ...besideTheBuild('programs', 'Browser and PHP for the tests', () =>
      runTool('tsx', ['scripts/test/install-programs.ts']),
    ),
    waits: true,
  },
  besideTheBuild('generate', 'Generated files are up to date', () =>
    runTool('tsx', ['scripts/generate-contract/main.ts', '--check']),
  ),
  besideTheBuild('types', 'Types', checkTypes),
  besideTheBuild('lint', 'Style and import arrows', () => runTool('biome', ['check', '--error-on-warnings', '.'])),
  besideTheBuild('dead-code', 'Dead code and unused packages', () => runTool('knip', [])),
  besideTheBuild('contract-lint', 'The contract is valid OpenAPI', lintContract),
  vitestStep('unit', 'Unit tests'),
  { name: 'contract', heading: 'Contract tests', run: runContract },
  vitestStep('integration', 'Integration tests'),
  { name: 'e2e', heading: 'End-to-end tests of every run, and those whose turn it is', run: runEndToEnd },
];

/** The step of `npm run test:e2e`. */
export const BROWSER_STEPS: readonly Step[] = [
  { name: 'e2e', heading: 'Every end-to-end test', run: () => runInBrowser(['e2e', 'polls']) },
];

/** The steps of `npm run test:matrix`: the full versions of the checks that `npm test` samples. Takes hours. */
export const MATRIX_STEPS: readonly Step[] = [
  {
    name: 'validators',
    heading: 'Validators and Ajv on thousands of values for every schema',
    run: () => runVitest('contract', ['validators-agree-with-ajv'], { AGREEMENT: 'whole' }),
  },
  {
    name: 'routes',
    heading: 'Every route in every combination',
    run: () => runInBrowser(['e2e'], ['every-route', 'late-parts'], { EVERY_ROUTE: 'all' }),
  },
  { name: 'polls', heading: 'Polls in real minutes', run: () => runInBrowser(['real-time']) },
  { name: 'fourth-template', heading: 'A template more', run: () => runInBrowser(['fourth-template']) },
];

function check(name: string, heading: string, run: () => Promise<boolean>): Step {
  return { name, heading, run: async () => ({ counts: countCheck(await run()), figures: null }) };
}

function besideTheBuild(name: string, heading: string, run: () => Promise<boolean>): Step {
  return { ...check(name, heading, run), beside: 'build' };
}

/**
 * Uses the native compiler: package.json has it beside the one that openapi-typescript needs, and both provide a `tsc`.
 * Incremental build information is kept between runs.
 */
async function checkTypes(): Promise<boolean> {
  const compiler = join(REPOSITORY_ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
  let ok = true;
  for (const project of TYPESCRIPT_PROJECTS) {
    const known = join(OUTPUT_ROOT, 'types', `${project}.tsbuildinfo`);
    if (!(await runNode(compiler, ['-p', project, '--incremental', '--tsBuildInfoFile', known]))) ok = false;
  }
  return ok;
}

function vitestStep(project: string, heading: string): Step {
  return { name: project, heading, run: () => runVitest(project) };
}

async function runVitest(
  project: string,
  files: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const report = prepareReport(`${project}.json`);
  const ok = await runTool(
    'vitest',
    [
      'run',
      // By default, Vitest leaves one core idle, which is half of a two-core machine; tests of servers wait as well.
      ...['--maxWorkers', project === 'unit' ? '2' : '3'],
      ...['--project', project, '--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`],
      ...files,
    ],
    environment,
  );
  const read = readJson(report);
  return { counts: countTests(readVitestReport(read), ok), figures: readVitestFigures(read, REPOSITORY_ROOT) };
}

/** Runs them with the share of breaches and habits for the checker that this commit takes, or that `CHECKER_TURN` chooses. */
async function runContract(): Promise<StepResult> {
  const turn = turnOf(CHECKER_SHARES, await countCommits(), process.env['CHECKER_TURN']);
  if (turn === null) {
    console.error(
      `CHECKER_TURN=${process.env['CHECKER_TURN']} names no share of what the checker finds, such as 1 or 1/3.`,
    );
    return FAILED;
  }
  const share = `${turn.part}/${turn.of}`;
  console.log(
    `Share ${share} of what the checker has to find; the same again: CHECKER_TURN=${share} npm test -- --only contract`,
  );
  return runVitest('contract', [], { CHECKER_TURN: share });
}

async function countCommits(): Promise<number> {
  return Number(await readTool('git', ['rev-list', '--count', 'HEAD'])) || 0;
}

/**
 * Runs the end-to-end tests of every run, with the share of the others that this commit takes, or that `E2E_TURN`
 * chooses. In one run of Playwright: a second one starts four browsers anew, and each has an end at which a core is idle.
 */
async function runEndToEnd(): Promise<StepResult> {
  const turn = turnOf(FURTHER_SHARES, await countCommits(), process.env['E2E_TURN']);
  if (turn === null) {
    console.error(`E2E_TURN=${process.env['E2E_TURN']} names no share of the tests, such as 3 or 3/16.`);
    return FAILED;
  }
  const browser = findBrowser();
  if (!browser.ok) {
    console.error(browser.message);
    return FAILED;
  }
  const listing = await readTool(
    'playwright',
    ['test', '-c', PLAYWRIGHT, '--list', ...projectArguments(['polls', ...PARTS_OF_E2E])],
    { CHROMIUM_PATH: browser.executablePath },
  );
  const tests = testsOfRun(listing ?? '', { stories: STORY_SHARES, further: turn.of }, turn);
  if (tests.length === 0) {
    console.error(`Playwright lists no test:\n${listing}`);
    return FAILED;
  }
  const share = `${turn.part}/${turn.of}`;
  const stories = partOf(turn, STORY_SHARES);
  console.log(
    `Share ${share} of the further tests, ${stories.part}/${stories.of} of the stories; the same again: E2E_TURN=${share} npm test -- --only e2e`,
  );
  const list = prepareReport('e2e-tests.txt');
  writeFileSync(list, tests.map(asPartOfE2e).join('\n'));
  const shell = findHeadlessShell(browser.executablePath);
  console.log(
    shell === null ? 'No headless shell of Chromium: slower in the browser itself.' : `Headless shell: ${shell}`,
  );
  const result = await runInBrowser(
    ['polls', 'e2e'],
    ['--test-list', list],
    shell === null ? {} : { HEADLESS_SHELL_PATH: shell },
  );
  const { passed, failed, skipped } = result.counts;
  if (passed + failed + skipped >= tests.length) return result;
  console.error(`Of ${tests.length} listed tests only ${passed + failed + skipped} were run.`);
  return { ...result, counts: addCounts([result.counts, countCheck(false)]) };
}

/** @param line such as `[core] › chat.spec.ts:71:1 › title` */
function asPartOfE2e(line: string): string {
  return line.replace(new RegExp(`^\\[(?:${PARTS_OF_E2E.join('|')})\\]`), '[e2e]');
}

/** @param further files to run, or options of Playwright */
async function runInBrowser(
  projects: readonly string[],
  further: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const browser = findBrowser();
  if (!browser.ok) {
    console.error(browser.message);
    return FAILED;
  }
  console.log(`Browser: ${browser.executablePath}`);
  const report = prepareReport('e2e.json');
  const figures = prepareReport('e2e-figures.json');
  const ok = await runTool(
    'playwright',
    [
      ...['test', '-c', PLAYWRIGHT, ...further],
      ...projectArguments(projects),
      ...['--reporter', 'list,json,./scripts/test/playwright-figures.ts', '--output', join(OUTPUT_ROOT, 'e2e')],
    ],
    {
      ...environment,
      CHROMIUM_PATH: browser.executablePath,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      FIGURES_FILE: figures,
    },
  );
  return {
    counts: countTests(readPlaywrightReport(readJson(report)), ok),
    figures: readTestFigures(readJson(figures)),
  };
}

function projectArguments(projects: readonly string[]): string[] {
  return projects.map((project) => `--project=${project}`);
}

/** Deletes the report of an earlier run, so that it cannot be mistaken for one of this run. */
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
