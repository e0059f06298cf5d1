import type { Diagnose } from '../checks/php-diagnosis.ts';
import { SchemaChecker } from '../checks/schema-checker.ts';
import type { Contract } from '../contract/contract.ts';
import { isProven } from '../coverage/unproven.ts';
import { CookieJar } from '../http/cookie-jar.ts';
import { type Clock, createPace } from '../http/pace.ts';
import type { Transport } from '../http/transport.ts';
import type { Exchange, HeaderList } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import type { OperationContract } from '../model/operation.ts';
import { ResourcePool, type ResourceValue } from '../requests/resource-pool.ts';
import { languagesOf } from '../requests/site-languages.ts';
import type { Login, RunContext } from './context.ts';
import { renewSession } from './log-in.ts';
import { type RunPhase, type Selection, selectUses } from './plan.ts';
import type { Resume } from './resume.ts';
import { Runner } from './runner.ts';
import { Skipped } from './skipped.ts';
import type { Visitor } from './visitor.ts';

export interface RunOptions {
  contract: Contract;
  /** Without a trailing slash. */
  baseUrl: string;
  login: Login | null;
  /** By resource, from `--values`. */
  values: ReadonlyMap<string, ResourceValue>;
  selection: Selection;
  phases: readonly RunPhase[];
  isSafe: boolean;
  isDry: boolean;
  isThorough: boolean;
  /** The languages that the site offers; empty for all of the contract. */
  languages: readonly string[];
  ratePerSecond: number | null;
  extraHeaders: HeaderList;
  /** The state of an interrupted run; null to start from scratch. */
  resume: Resume | null;
  /** Notes to add to the report in advance. */
  notes: readonly string[];
}

export interface RunParts {
  transport: Transport;
  clock: Clock;
  diagnose: Diagnose;
  signal: AbortSignal;
  onPhase(title: string): void;
  onExchange(exchange: Exchange, findings: readonly Finding[]): void;
  /** Called when a part of the run is done, with all that was done so far. */
  onDone(done: Resume): void;
}

/** Returns the state of a run that has sent nothing yet. */
export function createContext(
  options: RunOptions,
  { transport, clock, diagnose, signal, onPhase, onExchange, onDone }: RunParts,
): RunContext {
  const { contract, baseUrl, extraHeaders, isDry, isSafe, isThorough, login, phases } = options;
  const pace = createPace(isDry ? null : options.ratePerSecond, clock);
  const checker = SchemaChecker.of(contract.document);
  const planned = selectUses(contract, options.selection);
  const isReported = (operation: OperationContract): boolean => planned.some((each) => each.operation === operation);
  const runner = new Runner({
    isReported,
    checker,
    diagnose,
    transport,
    clock,
    pace,
    baseUrl,
    extraHeaders,
    signal,
    isDry,
    isSafe,
    renewSession: (visitor) => renewSession(context, visitor),
    onExchange,
  });
  for (const note of options.notes) runner.notes.add(note);
  for (const finding of options.resume?.findings ?? []) runner.restore(finding);
  const known = new ResourcePool();
  for (const [resource, value] of options.values) known.fix(resource, value);
  const newVisitor = (name: Visitor['name'], parent: ResourcePool = known): Visitor => ({
    name,
    jar: new CookieJar(() => clock.nowMs()),
    pool: new ResourcePool(parent),
    hasSession: false,
  });
  const member = newVisitor('member');
  const proven = new Set(options.resume?.proven);
  const context: RunContext = {
    contract,
    runner,
    planned,
    phases,
    isSafe,
    isDry,
    isThorough,
    isRateLimited: options.ratePerSecond !== null,
    languages: options.languages.length === 0 ? languagesOf(contract.document) : options.languages,
    host: new URL(baseUrl).hostname,
    login,
    member,
    // Other visitors share what the member has learned about the site, but not the member's own resources.
    newVisitor: (name) => newVisitor(name, publicKnowledge(member.pool, known)),
    notRun: new Map(),
    untriedKeys: new Map(),
    skipped: new Skipped(),
    done: new Set(options.resume?.done),
    provenBefore: new Set(options.resume?.proven),
    finish(part) {
      this.done.add(part);
      for (const { operation, use } of planned)
        if (!proven.has(use.name) && isProven(contract.document, operation, use, runner.exchanges))
          proven.add(use.name);
      onDone({ done: this.done, proven, findings: runner.findings });
    },
    isRecognised: false,
    onPhase,
  };
  return context;
}

/** Returns a pool with only what every visitor may see. */
function publicKnowledge(own: ResourcePool, known: ResourcePool): ResourcePool {
  const shared = new ResourcePool(known);
  for (const resource of [
    'member',
    'region',
    'pack',
    'plan',
    'payment_method',
    'cam_account',
    'match_question',
    'match_answer',
  ])
    for (const value of own.all(resource)) shared.learn(resource, value);
  if (own.regions !== null) shared.regions = own.regions;
  return shared;
}
