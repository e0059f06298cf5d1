import { headerValue } from '../checks/check-headers.ts';
import { type CheckedResponse, checkResponse } from '../checks/check-response.ts';
import type { Diagnose } from '../checks/php-diagnosis.ts';
import type { ParsedBody } from '../checks/response-problem.ts';
import type { SchemaChecker } from '../checks/schema-checker.ts';
import type { Clock } from '../http/pace.ts';
import type { Transport } from '../http/transport.ts';
import type { Exchange, HeaderList, Phase, SentRequest } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import type { OperationContract, OperationUse } from '../model/operation.ts';
import { repairedBody } from '../php/repaired-body.ts';
import type { Draft } from '../requests/draft.ts';
import { learnResources } from '../requests/learn-resources.ts';
import { writeRequest } from '../requests/write-request.ts';
import { dryOutcome } from './dry-outcome.ts';
import type { Expectation } from './expectation.ts';
import { type FindingText, findingTexts } from './finding-text.ts';
import { judgeStatus } from './judge.ts';
import { RunAborted } from './run-aborted.ts';
import type { Visitor } from './visitor.ts';

/** Total per run. */
const RATE_LIMIT_WAIT_TOTAL_MS = 60_000;
const RATE_LIMIT_WAIT_MAX_MS = 30_000;
const RATE_LIMIT_WAIT_DEFAULT_MS = 1000;
/** After this many, a harmless request checks whether the server is still alive. */
const FAILURES_IN_A_ROW = 3;
/** After this many for one operation, the operation is skipped. */
const FAILURES_OF_OPERATION = 2;
/** Problems that all refusals of an operation share if one has them. */
const OF_REFUSALS = [
  'undocumented-status',
  'wrong-content-type',
  'missing-body',
  'not-json',
  'unexpected-body',
  'inside-told',
];
/** Phases in which a 429 is an acceptable response. */
const IMPATIENT: readonly Phase[] = ['negative', 'session', 'idempotency'];
/** New logins per run after sessions that ended by mistake. */
const RENEWALS_MAX = 8;

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
  readonly findings: Finding[] = [];
  readonly notes = new Set<string>();
  readonly documentedStatuses = new Map<string, Set<string>>();
  readonly options: DeskOptions;
  #sequence = 0;
  #rateLimitWaitMs = 0;
  #failuresInARow = 0;
  readonly #failuresOf = new Map<string, number>();
  readonly #seen = new Set<string>();
  /** The last successful call of each visitor with a session. */
  readonly #lastOf = new Map<Visitor, Exchange>();
  #renewals = 0;
  #isRenewing = false;
  readonly #missing = new Set<string>();

  constructor(options: DeskOptions) {
    this.options = options;
  }

  /** Returns whether an operation is missing or failed repeatedly, so that it must be skipped. */
  isMuted(operationId: string): boolean {
    return this.#missing.has(operationId) || (this.#failuresOf.get(operationId) ?? 0) >= FAILURES_OF_OPERATION;
  }

  /** Throws `RunAborted` if the server is gone or the run was interrupted. */
  async send(order: Order): Promise<Answer> {
    let answer = await this.#sendOnce(order);
    const isPatient = !this.options.isSafe && !IMPATIENT.includes(order.phase) && order.isImpatient !== true;
    for (let repeat = 0; repeat < 2 && answer.isRateLimited && isPatient; repeat += 1) {
      if (!(await this.#waitForRateLimit(answer.exchange))) break;
      answer = await this.#sendOnce(order);
    }
    return answer;
  }

  /** Reports a finding that takes several responses to detect, such as a message that is charged twice. */
  report(phase: Phase, exchange: Exchange, text: FindingText): void {
    if (this.options.isDry) return;
    const finding = findingOf(phase, exchange, text);
    this.findings.push(finding);
    this.options.onExchange(exchange, [finding]);
  }

  /** Restores a finding of an earlier part of this run. */
  restore(finding: Finding): void {
    if (this.#isNew(finding)) this.findings.push(finding);
  }

  /** Returns whether a finding has not been reported for the same operation yet, and records it. */
  #isNew(finding: Finding): boolean {
    const { code, operationId, place, exchange } = finding;
    // PHP habits have a single cause whatever the request, as do statuses and formats shared by all refusals of an
    // operation.
    const isOfRefusals = exchange.phase === 'negative' && OF_REFUSALS.includes(code);
    const occasion = place ?? (isOfRefusals ? finding.actual : code.startsWith('php-') ? '' : exchange.purpose);
    const name = [code, operationId, exchange.use?.name, occasion].join(' ');
    if (this.#seen.has(name)) return false;
    this.#seen.add(name);
    return true;
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
    // For a method that the path does not support, only the status counts.
    const checked: CheckedResponse =
      order.expectation.kind === 'wrong-method' && exchange.outcome.kind === 'answered'
        ? { problems: [], parsedBody: { kind: 'opaque' }, documentedAs: null }
        : checkResponse(checker, operation, use, exchange);
    const { outcome } = exchange;
    const body = readableBody(checked.parsedBody, outcome);
    if (outcome.kind === 'failed') {
      const findings = this.#keep(order, exchange, checked, null);
      await this.#countFailure(order, exchange);
      return {
        exchange,
        status: null,
        body: undefined,
        isSuccess: false,
        isRateLimited: false,
        findingCount: findings,
      };
    }
    this.#failuresInARow = 0;
    const { status, headers } = outcome;
    if (order.cookie === undefined) order.visitor?.jar.store(headers);
    this.#countStatus(operation.operationId, checked.documentedAs);
    const isRateLimited = status === 429 && checked.documentedAs !== null;
    const hasSession = order.cookie === undefined && order.visitor?.hasSession === true;
    const verdict = isDry
      ? null
      : judgeStatus({ status, checked, draft: order.draft, expectation: order.expectation, hasSession });
    if (verdict?.code === 'session-refused') {
      const instead = await this.#tryRenewed(order);
      if (instead !== null) return instead;
    }
    if (hasSession && order.visitor !== null && status < 400) this.#lastOf.set(order.visitor, exchange);
    const isMissing = verdict?.code === 'operation-missing';
    if (isMissing) this.#missing.add(operation.operationId);
    // The other problems of such a response are not the operation's own.
    const findingCount = isDry
      ? 0
      : this.#keep(order, exchange, isMissing ? { ...checked, problems: [] } : checked, verdict);
    if (isDry) this.options.onExchange(exchange, []);
    const isSuccess = status < 400;
    const schema = this.#successSchema(operation.responses.get(checked.documentedAs ?? ''), use, status);
    if (isSuccess && order.visitor !== null && body !== undefined && schema !== null)
      learnResources(checker, operation.operationId, schema, body, order.visitor.pool);
    return { exchange, status, body, isSuccess, isRateLimited, findingCount };
  }

  /**
   * Retries the request after a new login. If it succeeds, an earlier call has ended the session: reports that call
   * once. Returns null if the retry is impossible or refused too.
   */
  async #tryRenewed(order: Order): Promise<Answer | null> {
    const { visitor } = order;
    if (visitor === null || this.#isRenewing || this.#renewals >= RENEWALS_MAX || this.options.isSafe) return null;
    this.#renewals += 1;
    this.#isRenewing = true;
    try {
      const guilty = this.#lastAskedOf(visitor);
      if (!(await this.options.renewSession(visitor))) return null;
      const answer = await this.#sendOnce(order);
      if (answer.status === 401 || answer.status === 403) return null;
      if (guilty !== null)
        this.report(guilty.phase, guilty, {
          code: 'session-ended',
          title: 'A call ends the session of the member',
          place: null,
          expected: 'a session that lives until the member logs out',
          actual: 'the next call was refused as without a session; after a new login it was answered',
          advice:
            'Look for session_destroy(), session_regenerate_id(true) or an emptied $_SESSION on the way of this call.',
        });
      return answer;
    } finally {
      this.#isRenewing = false;
    }
  }

  /** Returns the previous call that used the visitor's session. */
  #lastAskedOf(visitor: Visitor): Exchange | null {
    const cookie = (exchange: Exchange): string | undefined =>
      exchange.request.headers.find(([name]) => name.toLowerCase() === 'cookie')?.[1];
    const last = this.#lastOf.get(visitor);
    if (last === undefined) return null;
    const own = this.exchanges
      .filter((each) => each.sequence >= last.sequence && cookie(each) === cookie(last))
      .slice(0, -1);
    return own.at(-1) ?? null;
  }

  #successSchema(
    response: { content: ReadonlyMap<string, string | null> } | undefined,
    use: OperationUse,
    status: number,
  ): string | null {
    if (response === undefined) return null;
    return (status < 300 ? use.success : null) ?? [...response.content.values()][0] ?? null;
  }

  /** Turns problems into findings, preferring PHP diagnoses, and returns their number. */
  #keep(order: Order, exchange: Exchange, checked: CheckedResponse, verdict: FindingText | null): number {
    const { problems, parsedBody } = checked;
    const { operation, use } = order.draft;
    const diagnosis = this.options.diagnose({ operation, use, exchange, problems, parsedBody });
    const generic = findingTexts(problems.filter((problem) => !diagnosis.explained.has(problem)));
    // A problem of the response as a whole also explains its status.
    const isExplained = diagnosis.findings.some((finding) => finding.place === null);
    const texts = verdict === null || isExplained ? generic : [verdict, ...generic];
    const found = [...diagnosis.findings, ...texts.map((text) => findingOf(order.phase, exchange, text))];
    const fresh = this.options.isReported(operation) ? found.filter((finding) => this.#isNew(finding)) : [];
    this.findings.push(...fresh);
    this.options.onExchange(exchange, fresh);
    return found.length;
  }

  #countStatus(operationId: string, key: string | null): void {
    if (key === null) return;
    const known = this.documentedStatuses.get(operationId) ?? new Set();
    this.documentedStatuses.set(operationId, known.add(key));
  }

  async #countFailure(order: Order, { outcome }: Exchange): Promise<void> {
    if (outcome.kind !== 'failed' || outcome.reason === 'too-large') return;
    const { operationId } = order.draft.operation;
    this.#failuresOf.set(operationId, (this.#failuresOf.get(operationId) ?? 0) + 1);
    this.#failuresInARow += 1;
    const isFirst = !this.exchanges.some((each) => each.outcome.kind === 'answered');
    if (isFirst || outcome.reason === 'certificate') throw new RunAborted(outcome.message);
    const limit = outcome.reason === 'refused' ? 1 : FAILURES_IN_A_ROW;
    if (this.#failuresInARow < limit) return;
    const sent = await this.options.transport.send(this.#lifeSign(order), this.options.signal);
    if (sent.outcome.kind === 'failed') throw new RunAborted(`the server no longer answers: ${outcome.message}`);
    this.#failuresInARow = 0;
  }

  /** Returns a request for the root path: it changes nothing, and any response will do. */
  #lifeSign({ draft }: Order): SentRequest {
    const { baseUrl, extraHeaders } = this.options;
    const root = { ...draft.operation, path: '/' };
    const bare: Draft = { ...draft, operation: root, method: 'GET', query: [], body: { kind: 'none' } };
    return writeRequest(bare, { baseUrl, extraHeaders, cookie: null });
  }

  /** Returns false if the server demands a longer wait than the run allows. */
  async #waitForRateLimit({ outcome }: Exchange): Promise<boolean> {
    if (outcome.kind !== 'answered') return false;
    const seconds = Number(headerValue(outcome.headers, 'retry-after') ?? Number.NaN);
    const waitMs = Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : RATE_LIMIT_WAIT_DEFAULT_MS;
    if (waitMs > RATE_LIMIT_WAIT_MAX_MS || this.#rateLimitWaitMs + waitMs > RATE_LIMIT_WAIT_TOTAL_MS) {
      this.notes.add(
        'Some calls were rate limited (429) for longer than this run waits; they are not checked further.',
      );
      return false;
    }
    this.#rateLimitWaitMs += waitMs;
    this.notes.add('Some calls were rate limited (429); the run waited as Retry-After says and sent them again.');
    await this.options.clock.wait(waitMs, this.options.signal);
    return true;
  }
}

/** Returns the JSON of a body, even if PHP habits corrupted it, so that the run can continue with it. */
function readableBody(parsed: ParsedBody, outcome: Exchange['outcome']): unknown {
  if (parsed.kind === 'json') return parsed.value;
  return parsed.kind === 'unreadable' && outcome.kind === 'answered' ? repairedBody(outcome.body) : undefined;
}

function findingOf(phase: Phase, exchange: Exchange, text: FindingText): Finding {
  const { operation, use } = exchange;
  return {
    code: text.code,
    phase,
    operationId: operation?.operationId ?? null,
    source: use?.source ?? operation?.source ?? null,
    title: text.title,
    place: text.place,
    count: text.count ?? 1,
    expected: text.expected,
    actual: text.actual,
    advice: text.advice,
    exchange,
  };
}
