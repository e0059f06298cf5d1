import type { HeaderList } from './model/exchange.ts';
import type { OperationSource } from './model/operation.ts';
import type { ReportTarget } from './reports/write-reports.ts';
import { RUN_PHASES, type RunPhase } from './run/plan.ts';

export interface CheckArguments {
  /** Without a trailing slash. */
  baseUrl: string;
  contractFile: string | null;
  login: { email: string; password: string } | null;
  valuesFile: string | null;
  only: readonly string[];
  skip: readonly string[];
  source: OperationSource | null;
  phases: readonly RunPhase[];
  isSafe: boolean;
  isDry: boolean;
  isThorough: boolean;
  /** The languages that the site offers; empty for all of the contract. */
  languages: readonly string[];
  /** Whether unproven operations do not fail the run. */
  isUnprovenAllowed: boolean;
  isInsecure: boolean;
  /** Whether to print the ten most important causes instead of every finding. */
  isFixFirst: boolean;
  /** Format of the annotations that a forge shows next to the code; null for none. */
  annotations: 'github' | null;
  /** File of known findings; null for none. */
  baselineFile: string | null;
  /** File to write the findings of this run to as known; null for none. */
  newBaselineFile: string | null;
  /** File that records the completed parts, so that an interrupted run can resume; null for none. */
  resumeFile: string | null;
  /** Null for no limit. */
  ratePerSecond: number | null;
  timeoutMs: number;
  maxBodyBytes: number;
  headers: HeaderList;
  reports: readonly ReportTarget[];
  noColour: boolean;
  isQuiet: boolean;
}

export type ParsedArguments =
  | { kind: 'check'; options: CheckArguments }
  /** Runs a proxy between a client and the server. `endsAfterMs` null: until interrupted. */
  | { kind: 'proxy'; port: number; endsAfterMs: number | null; options: CheckArguments }
  | { kind: 'diff'; oldFile: string; newFile: string }
  /** Writes the guard for a development backend. */
  | { kind: 'guard'; file: string; contractFile: string | null }
  | { kind: 'help' }
  | { kind: 'version' }
  /** `message` is one human-readable line. */
  | { kind: 'problem'; message: string };

const REPORT_KINDS: readonly ReportTarget['kind'][] = ['junit', 'json', 'har', 'html', 'sarif', 'gitlab'];
const SWITCHES = [
  '--safe',
  '--dry-run',
  '--thorough',
  '--allow-unproven',
  '--fix-first',
  '--insecure',
  '--no-color',
  '--quiet',
  '--help',
  '--version',
];
const WITH_VALUE = [
  '--base-url',
  '--contract',
  '--login',
  '--values',
  '--only',
  '--skip',
  '--source',
  '--phase',
  '--languages',
  '--rate',
  '--timeout-ms',
  '--max-body-mb',
  '--header',
  '--report',
  '--annotate',
  '--baseline',
  '--write-baseline',
  '--resume',
  '--guard',
  '--proxy-for-seconds',
];
const REPEATABLE = ['--only', '--skip', '--phase', '--header', '--report'];
const DEFAULT_PROXY_PORT = 8081;
const DEFAULT_TIMEOUT_MS = 15_000;
const DEFAULT_MAX_BODY_MB = 20;

/** Invalid usage of the command; `message` is one line. */
class UsageProblem extends Error {}

/** Parses the arguments (without node and script). */
export function parseArguments(args: readonly string[]): ParsedArguments {
  if (args.includes('--help') || args.includes('-h')) return { kind: 'help' };
  if (args.includes('--version')) return { kind: 'version' };
  try {
    return read(args);
  } catch (error) {
    if (error instanceof UsageProblem) return { kind: 'problem', message: error.message };
    throw error;
  }
}

function read(args: readonly string[]): ParsedArguments {
  const switches = new Set<string>();
  const values = new Map<string, string[]>();
  let proxyPort: number | null = null;
  let diff: { oldFile: string; newFile: string } | null = null;
  for (let index = 0; index < args.length; index += 1) {
    const [name = '', ...joined] = (args[index] ?? '').split('=');
    const given = joined.length > 0 ? joined.join('=') : null;
    const next = args[index + 1];
    if (SWITCHES.includes(name)) {
      if (given !== null) throw new UsageProblem(`${name} takes no value.`);
      switches.add(name);
    } else if (WITH_VALUE.includes(name)) {
      const value = given ?? next;
      if (value === undefined || (given === null && value.startsWith('--')))
        throw new UsageProblem(`${name} needs a value.`);
      if (given === null) index += 1;
      const known = values.get(name) ?? [];
      if (known.length > 0 && !REPEATABLE.includes(name)) throw new UsageProblem(`${name} is given twice.`);
      values.set(name, [...known, value]);
    } else if (name === '--proxy') {
      const text = given ?? (next !== undefined && /^\d+$/.test(next) ? next : null);
      if (given === null && text !== null) index += 1;
      proxyPort = text === null ? DEFAULT_PROXY_PORT : portOf(text);
    } else if (name === '--diff') {
      const newFile = args[index + 2];
      if (next === undefined || newFile === undefined || given !== null)
        throw new UsageProblem('--diff needs two contract files: --diff OLD NEW.');
      diff = { oldFile: next, newFile };
      index += 2;
    } else throw new UsageProblem(unknown(args[index] ?? ''));
  }
  const guardFile = values.get('--guard')?.[0];
  if (guardFile !== undefined)
    return { kind: 'guard', file: guardFile, contractFile: values.get('--contract')?.[0] ?? null };
  if (diff !== null) return { kind: 'diff', ...diff };
  const options = readOptions(switches, values);
  const seconds = values.get('--proxy-for-seconds')?.[0] ?? null;
  const endsAfterMs = seconds === null ? null : positive('--proxy-for-seconds', seconds) * 1000;
  if (proxyPort !== null) return { kind: 'proxy', port: proxyPort, endsAfterMs, options };
  if (seconds !== null) throw new UsageProblem('--proxy-for-seconds goes with --proxy only.');
  return { kind: 'check', options };
}

function unknown(arg: string): string {
  return arg.startsWith('-')
    ? `Unknown option ${arg}. --help lists the options.`
    : `Unexpected argument "${arg}". --help shows how the command is used.`;
}

function readOptions(switches: ReadonlySet<string>, values: ReadonlyMap<string, readonly string[]>): CheckArguments {
  const one = (name: string): string | null => values.get(name)?.[0] ?? null;
  const all = (name: string): readonly string[] => values.get(name) ?? [];
  const baseUrl = one('--base-url');
  if (baseUrl === null) throw new UsageProblem('--base-url is missing, for example --base-url http://localhost:8080.');
  const phases = all('--phase')
    .flatMap((text) => text.split(','))
    .map(phaseOf);
  return {
    baseUrl: urlOf(baseUrl),
    contractFile: one('--contract'),
    login: loginOf(one('--login')),
    valuesFile: one('--values'),
    only: all('--only'),
    skip: all('--skip'),
    source: sourceOf(one('--source')),
    phases: phases.length === 0 ? RUN_PHASES : phases,
    isSafe: switches.has('--safe'),
    isDry: switches.has('--dry-run'),
    isThorough: switches.has('--thorough'),
    languages: one('--languages')?.split(',') ?? [],
    isUnprovenAllowed: switches.has('--allow-unproven'),
    isInsecure: switches.has('--insecure'),
    isFixFirst: switches.has('--fix-first'),
    annotations: annotationsOf(one('--annotate')),
    baselineFile: one('--baseline'),
    newBaselineFile: one('--write-baseline'),
    resumeFile: one('--resume'),
    ratePerSecond: one('--rate') === null ? null : positive('--rate', one('--rate')),
    timeoutMs: one('--timeout-ms') === null ? DEFAULT_TIMEOUT_MS : positive('--timeout-ms', one('--timeout-ms')),
    maxBodyBytes:
      (one('--max-body-mb') === null ? DEFAULT_MAX_BODY_MB : positive('--max-body-mb', one('--max-body-mb'))) *
      1_048_576,
    headers: all('--header').map(headerOf),
    reports: all('--report').map(reportOf),
    noColour: switches.has('--no-color'),
    isQuiet: switches.has('--quiet'),
  };
}

function urlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new UsageProblem(`--base-url must be an http or https URL, not "${text}".`);
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    throw new UsageProblem('--base-url takes no query, fragment or credentials; a login goes in --login.');
  return url.href.replace(/\/+$/, '');
}

function loginOf(text: string | null): CheckArguments['login'] {
  if (text === null) return null;
  const colon = text.indexOf(':');
  if (colon <= 0 || colon === text.length - 1) throw new UsageProblem('--login must be mail:password.');
  return { email: text.slice(0, colon), password: text.slice(colon + 1) };
}

function sourceOf(text: string | null): OperationSource | null {
  if (text === null || text === 'specified' || text === 'proposed') return text;
  throw new UsageProblem(`--source must be specified or proposed, not "${text}".`);
}

function annotationsOf(text: string | null): CheckArguments['annotations'] {
  if (text === null || text === 'github') return text;
  throw new UsageProblem(`--annotate must be github, not "${text}"; for GitLab: --report gitlab=PATH.`);
}

function phaseOf(text: string): RunPhase {
  const phase = RUN_PHASES.find((each) => each === text);
  if (phase === undefined) throw new UsageProblem(`--phase must be one of ${RUN_PHASES.join(', ')}, not "${text}".`);
  return phase;
}

function headerOf(text: string): readonly [string, string] {
  const match = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):\s*([^\r\n]*)$/.exec(text);
  if (match === null) throw new UsageProblem(`--header must be "Name: value", not "${text}".`);
  return [match[1] ?? '', (match[2] ?? '').trimEnd()];
}

function reportOf(text: string): ReportTarget {
  const [name = '', ...rest] = text.split('=');
  const kind = REPORT_KINDS.find((each) => each === name);
  const path = rest.join('=');
  if (kind === undefined || path === '')
    throw new UsageProblem(`--report must be kind=path with a kind of ${REPORT_KINDS.join(', ')}, not "${text}".`);
  return { kind, path };
}

function positive(name: string, text: string | null): number {
  const value = Number(text);
  if (text === null || text.trim() === '' || !Number.isFinite(value) || value <= 0)
    throw new UsageProblem(`${name} must be a number above 0, not "${text ?? ''}".`);
  return value;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new UsageProblem(`--proxy must be a port from 0 to 65535, not "${text}".`);
  return port;
}
