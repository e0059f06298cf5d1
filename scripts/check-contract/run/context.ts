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

/** What every phase of a run works with. */
export interface RunContext {
  contract: Contract;
  runner: Runner;
  /** Those that the filters leave. */
  planned: readonly PlannedUse[];
  phases: readonly RunPhase[];
  isSafe: boolean;
  isDry: boolean;
  /** No limit to the number of broken requests. */
  isThorough: boolean;
  /** At most so many requests a second, so that times say nothing. */
  isRateLimited: boolean;
  /** Host of the base URL. */
  host: string;
  login: Login | null;
  member: Visitor;
  /** Makes a browser that has never been here. */
  newVisitor(name: Visitor['name']): Visitor;
  /** Why a use was not sent; the last reason counts. */
  notRun: Map<OperationUse, string>;
  /** Parts that an earlier run, or this one, has done: phases, and uses of the phase of bad requests. */
  done: Set<string>;
  /** Notes that a part is done. */
  finish(part: string): void;
  /** Sequences that could not be told. */
  skipped: Skipped;
  /** The first calls have shown that this is the API. */
  isRecognised: boolean;
  onPhase(title: string): void;
}

/** Why a use cannot be sent with this visitor; null when it can. */
export function obstacle(context: RunContext, use: OperationUse): string | null {
  if (context.isSafe && use.isChanging) return 'changes data, and safe mode is on';
  if (use.session === 'required' && !context.member.hasSession && !use.needsThrowaway)
    return context.login === null ? 'needs a login: give --login mail:password' : 'needs a login, and the login failed';
  return null;
}
