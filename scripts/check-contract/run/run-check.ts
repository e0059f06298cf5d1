import { checkAnswerHeaders } from '../access/answer-headers.ts';
import { checkBannedAccount } from '../access/banned-account.ts';
import { checkEndOfAccount } from '../access/end-of-account.ts';
import { checkErrorCodes } from '../access/error-codes.ts';
import { checkIdempotency } from '../access/idempotency.ts';
import { newAccount } from '../access/new-account.ts';
import { ANY_PATH, checkSessionsOfOne, tellIfKept } from '../access/sessions-of-one.ts';
import { checkToldSecrets } from '../access/told-secrets.ts';
import { checkTwoMembers } from '../access/two-members.ts';
import { ContractFileError } from '../contract/document.ts';
import { coverageOf, operationReports } from '../coverage/coverage.ts';
import { whyUnproven } from '../coverage/unproven.ts';
import type { OperationContract, OperationUse } from '../model/operation.ts';
import type { RunReport } from '../model/run-report.ts';
import { deleteAccount, logOut } from '../sequences/account.ts';
import { runSequence, runSequences } from '../sequences/run-sequences.ts';
import { withdrawals } from '../sequences/withdrawals.ts';
import { exerciseUse, runConformance } from './conformance.ts';
import { obstacle, type RunContext } from './context.ts';
import { createContext, type RunOptions, type RunParts } from './create-context.ts';
import { leaveOutOfSite } from './left-out-of-site.ts';
import { learnCsrf, logIn } from './log-in.ts';
import { breakUnusedLinks, runNegative } from './negative.ts';
import type { RunPhase } from './plan.ts';
import { runProbes } from './probes.ts';
import { recogniseApi } from './recognise.ts';
import { RunAborted } from './run-aborted.ts';
import { runSession } from './session.ts';
import { noteOnSlowAnswers } from './slow-answers.ts';
import { runThrowawayUses, signUpThrowaway, type Throwaway } from './throwaway.ts';

/** Checks one server against the contract. Never throws because of the server's behavior: the report contains it. */
export async function runCheck(options: RunOptions, parts: RunParts): Promise<RunReport> {
  const startedAtMs = parts.clock.nowMs();
  const context = createContext(options, parts);
  let abortedBecause: string | null = null;
  try {
    await runPhases(context, options);
  } catch (error) {
    if (!(error instanceof RunAborted || error instanceof ContractFileError)) throw error;
    abortedBecause = error.message;
  }
  return createReport(context, options, { startedAtMs, durationMs: parts.clock.nowMs() - startedAtMs, abortedBecause });
}

async function runPhases(context: RunContext, options: RunOptions): Promise<void> {
  const { member, phases, planned } = context;
  context.onPhase('Getting to know the server');
  await recogniseApi(context);
  context.isRecognised = true;
  const done = new Set(['getSettings']);
  if (options.login !== null && needsLogin(context)) {
    context.onPhase('Logging in');
    if (!context.runner.exchanges.some(({ operation }) => operation?.operationId === 'getSettings'))
      await learnCsrf(context, member);
    const before = member.jar.header(ANY_PATH);
    await logIn(context, member, options.login);
    const entry = context.runner.exchanges.at(-1);
    if (entry !== undefined && before !== null && phases.includes('session') && !context.isDry)
      tellIfKept(context, entry, before, member, 'Logging in');
    await learnCsrf(context, member);
    done.add('logIn');
  }
  if (options.login === null) done.add('logIn');
  await leaveOutOfSite(context);
  // A valid request of each use may use up the only order that can be withdrawn from.
  if (phases.includes('sequences') && !context.done.has('sequences')) await runSequence(context, withdrawals, member);
  if (phases.includes('negative')) await breakUnusedLinks(context);
  if (phases.includes('conformance')) {
    await runConformance(context, done);
    context.finish('conformance');
  }
  const throwaway = await openThrowaway(context);
  const other = throwaway?.kind === 'made' ? throwaway.visitor : null;
  const parts: Readonly<Record<Exclude<RunPhase, 'conformance'>, () => Promise<void>>> = {
    negative: () => runNegative(context, other),
    session: async () => {
      await runSession(context);
      if (other !== null) await checkSessionsOfOne(context, other);
      await checkBannedAccount(context);
    },
    // Before the two members interact.
    members: async () => (other === null ? undefined : checkTwoMembers(context, other)),
    sequences: () => runSequences(context, other),
    idempotency: async () => (context.isSafe || context.isDry ? undefined : checkIdempotency(context, other)),
    php: () => runProbes(context),
  };
  for (const phase of PHASES_IN_TURN) {
    if (!phases.includes(phase) || context.done.has(phase)) continue;
    await parts[phase]();
    context.finish(phase);
  }
  await endThrowaway(context, throwaway);
  await endSession(context);
  if (phases.includes('session')) checkAnswerHeaders(context);
  if (phases.includes('session')) checkToldSecrets(context);
  if (phases.includes('negative')) checkErrorCodes(context);
  for (const { use, operation } of planned)
    if (operation.operationId === 'logIn' && options.login === null)
      context.notRun.set(use, 'needs a login: give --login mail:password');
}

const PHASES_IN_TURN = ['negative', 'session', 'members', 'sequences', 'idempotency', 'php'] as const;

function needsLogin({ planned, contract }: RunContext): boolean {
  return planned.some(
    ({ operation, use }) =>
      use.session !== 'none' || operation.operationId === 'logIn' || contract.operations.length === 0,
  );
}

/** Returns null if nothing in this run needs an account of its own. */
async function openThrowaway(context: RunContext): Promise<Throwaway | null> {
  const { planned, phases, contract } = context;
  const isWanted =
    phases.includes('conformance') && planned.some(({ use }) => use.needsThrowaway || use === contract.signUp?.use);
  if (!isWanted) return null;
  context.onPhase('An account of its own');
  const throwaway = await signUpThrowaway(context);
  if (throwaway.kind === 'made' && phases.includes('sequences'))
    await runSequence(context, newAccount, throwaway.visitor);
  await runThrowawayUses(context, throwaway);
  return throwaway;
}

/** Deletes the account that the checker created. */
async function endThrowaway(context: RunContext, throwaway: Throwaway | null): Promise<void> {
  if (throwaway === null || throwaway.kind === 'failed') return;
  const { visitor } = throwaway;
  if (context.phases.includes('session')) await checkEndOfAccount(context, visitor);
  if (context.phases.includes('sequences') && visitor.hasSession) await runSequence(context, deleteAccount, visitor);
  const planned = context.planned.find(({ operation }) => operation.operationId === 'deleteAccount');
  if (planned !== undefined && visitor.hasSession) await exerciseUse(context, visitor, planned);
}

async function endSession(context: RunContext): Promise<void> {
  const planned = context.planned.find(({ operation }) => operation.operationId === 'logOut');
  if (planned === undefined) return;
  const reason = obstacle(context, planned.use);
  if (reason !== null) context.notRun.set(planned.use, reason);
  if (reason !== null) return;
  if (context.phases.includes('sequences')) await runSequence(context, logOut, context.member);
  const isDone = context.runner.exchanges.some(
    ({ operation, phase }) => operation === planned.operation && phase === 'sequence',
  );
  if (!isDone && context.phases.includes('conformance')) await exerciseUse(context, context.member, planned);
}

/** Returns why the operation's first unproven use is unproven; null if there is none. */
function reasonUnproven(context: RunContext, operation: OperationContract): string | null {
  const { contract, runner, isDry, phases, planned } = context;
  if (isDry || !phases.includes('conformance')) return null;
  const uses = planned.filter((each) => each.operation === operation);
  for (const { use } of uses) {
    if (context.provenBefore.has(use.name)) continue;
    const untried = context.untriedKeys.get(use);
    const reason =
      whyUnproven(contract.document, operation, use, runner.exchanges) ??
      (untried === undefined ? null : `its idempotency key was never repeated: ${untried}`);
    if (reason !== null) return uses.length === 1 ? reason : `${use.name}: ${reason}`;
  }
  return null;
}

function createReport(
  context: RunContext,
  { contract, baseUrl, isSafe }: RunOptions,
  run: Pick<RunReport, 'startedAtMs' | 'durationMs' | 'abortedBecause'>,
): RunReport {
  const { runner, planned, notRun } = context;
  // If the server is unreachable or another site, only that is worth reporting.
  if (run.abortedBecause !== null && !context.isRecognised) runner.findings.length = 0;
  const reasons = new Map<string, string>();
  const reasonOf = (use: OperationUse): string | undefined => notRun.get(use);
  for (const { operation, use } of planned) {
    const reason = reasonOf(use);
    if (reason !== undefined) reasons.set(operation.operationId, reason);
  }
  const covered = {
    operations: contract.operations.filter((operation) => planned.some((each) => each.operation === operation)),
    uses: new Set(planned.map(({ use }) => use)),
    exchanges: runner.exchanges,
    findings: runner.findings,
    reasonUnproven: (operation: OperationContract) => reasonUnproven(context, operation),
    reasonNotRun: ({ operationId }: { operationId: string }) =>
      reasons.get(operationId) ??
      (run.abortedBecause === null ? 'not part of the phases of this run' : 'the run ended before'),
  };
  const lost = [...context.untriedKeys.keys()].filter(({ name }) => context.provenBefore.has(name));
  if (lost.length > 0)
    runner.notes.add(
      `The keys of ${lost.map(({ name }) => name).join(', ')} were not repeated: an earlier part of this run has used up what they need.`,
    );
  const slow = noteOnSlowAnswers(runner.exchanges);
  const operations = operationReports(covered);
  return {
    contract: { title: contract.title, version: contract.version, sha256: contract.sha256 },
    baseUrl,
    mode: isSafe ? 'safe' : 'full',
    ...run,
    operations,
    coverage: coverageOf(operations, covered),
    exchanges: runner.exchanges,
    findings: runner.findings,
    notes: [...runner.notes, ...(slow === null ? [] : [slow]), ...context.skipped.notes()],
  };
}
