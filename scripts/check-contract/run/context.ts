import type { Contract } from '../contract/contract.ts';
import type { OperationUse } from '../model/operation.ts';
import type { PlannedUse, RunPhase } from './plan.ts';
import type { Runner } from './runner.ts';
import type { Skipped } from './skipped.ts';
import type { Visitor } from './visitor.ts';

export interface Login {
  email: string;
  password: string;
}

/** State and settings shared by all phases of a run. */
export interface RunContext {
  contract: Contract;
  runner: Runner;
  /** The uses left by the filters. */
  planned: readonly PlannedUse[];
  phases: readonly RunPhase[];
  isSafe: boolean;
  isDry: boolean;
  /** Whether to send all broken requests, without a limit. */
  isThorough: boolean;
  /** Whether requests per second are limited, which makes timings meaningless. */
  isRateLimited: boolean;
  /** The languages that the site offers: those of `--languages`, or all of the contract. */
  languages: readonly string[];
  /** Host of the base URL. */
  host: string;
  login: Login | null;
  member: Visitor;
  /** Creates a browser without cookies. */
  newVisitor(name: Visitor['name']): Visitor;
  /** Why a use was not sent; the last reason wins. */
  notRun: Map<OperationUse, string>;
  /** Writes whose idempotency key could not be tried, with the reason. */
  untriedKeys: Map<OperationUse, string>;
  /** Parts completed by this run or an earlier one: phases, and uses within the phase of bad requests. */
  done: Set<string>;
  /** Names of uses that an earlier run, which this one goes on after, has shown to work. */
  provenBefore: ReadonlySet<string>;
  /** Records that a part is done. */
  finish(part: string): void;
  /** Sequences that could not be run. */
  skipped: Skipped;
  /** Whether the first calls have shown that this is the API. */
  isRecognised: boolean;
  onPhase(title: string): void;
}

/** Returns why a use cannot be sent, or null if it can. */
export function obstacle(context: RunContext, use: OperationUse): string | null {
  if (context.isSafe && use.isChanging) return 'changes data, and safe mode is on';
  if (use.session === 'required' && !context.member.hasSession && !use.needsThrowaway)
    return context.login === null ? 'needs a login: give --login mail:password' : 'needs a login, and the login failed';
  return null;
}
