import { type CheckedResponse, checkResponse } from '../checks/check-response.ts';
import type { Diagnose } from '../checks/php-diagnosis.ts';
import type { ParsedBody } from '../checks/response-problem.ts';
import type { SchemaChecker } from '../checks/schema-checker.ts';
import { ToldTwice } from '../facts/told-twice.ts';
import type { Clock } from '../http/pace.ts';
import type { Transport } from '../http/transport.ts';
import type { Exchange, HeaderList, Phase, SentRequest } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import type { OperationContract, OperationUse } from '../model/operation.ts';
import { repairedBody } from '../php/repaired-body.ts';
import type { Draft } from '../requests/draft.ts';
import { learnResources } from '../requests/learn-resources.ts';
import { writeRequest } from '../requests/write-request.ts';
import { contradictionText } from './contradiction-text.ts';
import { DoneWrites } from './done-writes.ts';
import { dryOutcome } from './dry-outcome.ts';
import type { Expectation } from './expectation.ts';
import type { FindingText } from './finding-text.ts';
import { FindingsLog } from './findings-log.ts';
import { judgeStatus } from './judge.ts';
import { RateLimit } from './rate-limit.ts';
import { RunAborted } from './run-aborted.ts';
import { ServerHealth } from './server-health.ts';
import { endsSession, SESSION_ENDED, SessionRenewal } from './session-renewal.ts';
import type { Visitor } from './visitor.ts';

/** Requests that the contract does not describe: only their status or headers count. */
const UNDOCUMENTED: readonly Expectation['kind'][] = ['wrong-method', 'preflight', 'file'];
/** Phases in which a 429 is an acceptable response. */
const IMPATIENT: readonly Phase[] = ['negative', 'session', 'idempotency'];
export interface DeskOptions {
  checker: SchemaChecker;
  diagnose: Diagnose;
  transport: Transport;
  clock: Clock;
  pace: (signal?: AbortSignal) => Promise<void>;
  baseUrl: string;
  extraHeaders: HeaderList;
  signal: AbortSignal;
  /** Whether to send nothing and assume the responses of a conforming server. */
  isDry: boolean;
  /** Whether the filters include an operation; others are used only for preparation and not reported. */
  isReported: (operation: OperationContract) => boolean;
  /** Whether to never repeat a request. */
  isSafe: boolean;
  /** Renews a refused session by logging the visitor in again; returns false if that fails. */
  renewSession: (visitor: Visitor) => Promise<boolean>;
  onExchange: (exchange: Exchange, findings: readonly Finding[]) => void;
}

export interface Order {
  phase: Phase;
  draft: Draft;
  purpose: string;
  /** Whose cookies and knowledge to use; null for a browser without cookies. */
  visitor: Visitor | null;
  /** Overrides the visitor's cookies. */
  cookie?: string;
  expectation: Expectation;
  /** Whether to accept a 429 as the response instead of waiting. */
  isImpatient?: boolean;
}

export interface Answer {
  exchange: Exchange;
  /** Null if there was no response. */
  status: number | null;
  /** The parsed JSON body; undefined if there is none. */
  body: unknown;
  isSuccess: boolean;
  isRateLimited: boolean;
  findingCount: number;
}

/**
 * Sends requests, checks each response against the contract and the expectation, and records exchanges and findings.
 */
export class Runner {
  readonly exchanges: Exchange[] = [];
  readonly notes = new Set<string>();
  readonly doneWrites = new DoneWrites();
  readonly options: DeskOptions;
  #sequence = 0;
  readonly #log: FindingsLog;
  readonly #health: ServerHealth;
  readonly #rateLimit: RateLimit;
  readonly #sessions: SessionRenewal;
  /** What each visitor was told about each record. */
  readonly #told = new Map<Visitor, ToldTwice>();
  readonly #awaitedPhotos = new Set<unknown>();

  constructor(options: DeskOptions) {
    this.options = options;
    this.#log = new FindingsLog(options);
    this.#health = new ServerHealth(options);
    this.#rateLimit = new RateLimit(options, this.notes);
    this.#sessions = new SessionRenewal(options);
  }

  get findings(): Finding[] {
    return this.#log.findings;
  }

  /** Returns whether an operation is missing or failed repeatedly, so that it must be skipped. */
  isMuted(operationId: string): boolean {
    return this.#health.isMuted(operationId);
  }

  /** Skips an operation from here on. */
  mute(operationId: string): void {
    this.#health.mute(operationId);
  }

  /** Asks for a path that is not there, so that missing operations are recognised by the page for it. */
  async learnNowhere(draft: Draft): Promise<void> {
    if (!this.options.isDry) await this.#health.learnNowhere(draft);
  }

  /** Throws `RunAborted` if the server is gone or the run was interrupted. */
  async send(order: Order): Promise<Answer> {
    let answer = await this.#sendOnce(order);
    const isPatient = !this.options.isSafe && !IMPATIENT.includes(order.phase) && order.isImpatient !== true;
    for (let repeat = 0; repeat < 2 && answer.isRateLimited && isPatient; repeat += 1) {
      if (!(await this.#rateLimit.wait(answer.exchange))) break;
      answer = await this.#sendOnce(order);
    }
    this.doneWrites.keep(order, answer);
    return answer;
  }

  /** Reports a finding that takes several responses to detect, such as a message that is charged twice. */
  report(phase: Phase, exchange: Exchange, text: FindingText): void {
    this.#log.report(phase, exchange, text);
  }

  /** Restores a finding of an earlier part of this run. */
  restore(finding: Finding): void {
    this.#log.restore(finding);
  }

  async #sendOnce(order: Order): Promise<Answer> {
    const { clock, pace, signal, isDry } = this.options;
    if (signal.aborted) throw new RunAborted('it was interrupted');
    await pace(signal);
    const request = this.#request(order);
    this.#sequence += 1;
    const sequence = this.#sequence;
    const sent = isDry
      ? { outcome: dryOutcome(this.options.checker.document, order), startedAtMs: clock.nowMs(), durationMs: 0 }
      : await this.options.transport.send(request, signal);
    const { operation, use } = order.draft;
    const exchange = { sequence, phase: order.phase, operation, use, purpose: order.purpose, request, ...sent };
    this.exchanges.push(exchange);
    if (signal.aborted) throw new RunAborted('it was interrupted');
    return this.#take(order, exchange);
  }

  #request({ draft, visitor, cookie }: Order): SentRequest {
    const { baseUrl, extraHeaders } = this.options;
    const path = new URL(baseUrl).pathname.replace(/\/$/, '') + draft.operation.path;
    return writeRequest(draft, { baseUrl, extraHeaders, cookie: cookie ?? visitor?.jar.header(path) ?? null });
  }

  async #take(order: Order, exchange: Exchange): Promise<Answer> {
    const { checker, isDry } = this.options;
    const { operation, use } = order.draft;
    const checked: CheckedResponse =
      UNDOCUMENTED.includes(order.expectation.kind) && exchange.outcome.kind === 'answered'
        ? { problems: [], parsedBody: { kind: 'opaque' }, documentedAs: null }
        : withoutOldMoments(order.phase, checkResponse(checker, operation, use, exchange));
    const { outcome } = exchange;
    const body = readableBody(checked.parsedBody, outcome);
    if (outcome.kind === 'failed') {
      const findings = this.#log.keep(order.phase, exchange, checked, null);
      await this.#health.countFailure(order.draft, exchange, this.exchanges);
      return {
        exchange,
        status: null,
        body: undefined,
        isSuccess: false,
        isRateLimited: false,
        findingCount: findings,
      };
    }
    const { status, headers } = outcome;
    const presence = this.#health.presenceOf(operation, outcome);
    this.#health.answered(operation.operationId, status);
    if (order.cookie === undefined) order.visitor?.jar.store(headers);
    const isRateLimited = status === 429 && checked.documentedAs !== null;
    const hasSession = order.cookie === undefined && order.visitor?.hasSession === true;
    const verdict = isDry
      ? null
      : judgeStatus({ status, checked, draft: order.draft, expectation: order.expectation, hasSession, presence });
    const isOver = verdict?.code === 'wrong-refusal' && (await this.#isSessionOver(order.visitor));
    if (verdict?.code === 'session-refused' || isOver) {
      const instead = await this.#tryRenewed(order);
      if (instead !== null) return instead;
    }
    if (hasSession && order.visitor !== null && status < 400) this.#sessions.remember(order.visitor, exchange);
    const isMissing = verdict?.code === 'operation-missing';
    if (isMissing) this.#health.mute(operation.operationId);
    // The other problems of such a response are not the operation's own.
    const findingCount = isDry
      ? 0
      : this.#log.keep(order.phase, exchange, isMissing ? { ...checked, problems: [] } : checked, verdict);
    if (isDry) this.options.onExchange(exchange, []);
    const isSuccess = status < 400;
    const schema = this.#successSchema(operation.responses.get(checked.documentedAs ?? ''), use, status);
    if (isSuccess && order.visitor !== null && body !== undefined && schema !== null) {
      learnResources(checker, operation.operationId, schema, body, order.visitor.pool);
      if (!isDry) this.#compare(order.visitor, exchange, schema, checked);
    }
    return { exchange, status, body, isSuccess, isRateLimited, findingCount };
  }

  /** Returns whether an earlier call has ended the session, so that a refusal says nothing of its own request. */
  async #isSessionOver(visitor: Visitor | null): Promise<boolean> {
    const question = visitor === null ? null : this.#sessions.question(visitor);
    if (question === null) return false;
    const { outcome } = await this.options.transport.send(question, this.options.signal);
    return outcome.kind === 'answered' && (outcome.status === 401 || outcome.status === 403);
  }

  /** Retries the request after a new login; returns null if that is impossible or refused too. */
  async #tryRenewed(order: Order): Promise<Answer | null> {
    const { visitor } = order;
    if (visitor === null) return null;
    return this.#sessions.retry(visitor, this.exchanges, async (guilty) => {
      const answer = await this.#sendOnce(order);
      if (answer.status === 401 || answer.status === 403) return null;
      if (guilty !== null && !endsSession(guilty)) this.report(guilty.phase, guilty, SESSION_ENDED);
      return answer;
    });
  }

  /** Compares what a response tells of each record to what this visitor was told before. */
  #compare(visitor: Visitor, exchange: Exchange, schema: string, checked: CheckedResponse): void {
    if (checked.parsedBody.kind !== 'json') return;
    for (const told of this.#told.values()) told.forget(exchange.use?.name ?? '');
    if (checked.problems.length > 0) return;
    const told = this.#told.get(visitor) ?? new ToldTwice(this.options.checker, this.#awaitedPhotos);
    this.#told.set(visitor, told);
    for (const each of told.take(exchange, schema, checked.parsedBody.value))
      this.#log.keepText(exchange, contradictionText(each, exchange));
  }

  #successSchema(
    response: { content: ReadonlyMap<string, string | null> } | undefined,
    use: OperationUse,
    status: number,
  ): string | null {
    if (response === undefined) return null;
    return (status < 300 ? use.success : null) ?? [...response.content.values()][0] ?? null;
  }
}

/** A repeated key is answered with the first answer, whose time may be minutes old in a slow run. */
function withoutOldMoments(phase: Phase, checked: CheckedResponse): CheckedResponse {
  if (phase !== 'idempotency') return checked;
  const problems = checked.problems.filter(
    (each) => each.kind !== 'wrong-moment' || each.moment.problem !== 'other-clock',
  );
  return { ...checked, problems };
}

/** Returns the JSON of a body, even if PHP habits corrupted it, so that the run can continue with it. */
function readableBody(parsed: ParsedBody, outcome: Exchange['outcome']): unknown {
  if (parsed.kind === 'json') return parsed.value;
  return parsed.kind === 'unreadable' && outcome.kind === 'answered' ? repairedBody(outcome.body) : undefined;
}
