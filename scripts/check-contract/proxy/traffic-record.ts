import { type CheckedResponse, checkResponse } from '../checks/check-response.ts';
import type { Diagnose } from '../checks/php-diagnosis.ts';
import type { ResponseProblem } from '../checks/response-problem.ts';
import type { SchemaChecker } from '../checks/schema-checker.ts';
import type { Contract } from '../contract/contract.ts';
import type { Exchange } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import type { OperationContract, OperationUse } from '../model/operation.ts';
import type { RunReport } from '../model/run-report.ts';
import { type FindingText, findingTexts } from '../run/finding-text.ts';
import { findingOf as createFinding } from '../run/findings-log.ts';
import { checkRequest } from './check-request.ts';
import { matchOperation, matchUse } from './match-operation.ts';
import type { Passed } from './start-proxy.ts';
import { TrafficCoverage } from './traffic-coverage.ts';

/** Limits, so that memory does not grow with the running time of the proxy. */
const EXCHANGES_MAX = 500;
const FINDINGS_MAX = 500;
const STORED_BODY_BYTES_MAX = 32_768;

/** Problems that cannot be judged for a truncated body. */
const OF_WHOLE_BODIES: readonly ResponseProblem['kind'][] = ['schema', 'not-json', 'not-utf8', 'missing-body'];

export interface TrafficOptions {
  contract: Contract;
  checker: SchemaChecker;
  diagnose: Diagnose;
  baseUrl: string;
  startedAtMs: number;
}

/** Checks traffic as it passes and keeps each finding once. */
export class TrafficRecord {
  readonly #options: TrafficOptions;
  readonly #coverage: TrafficCoverage;
  readonly #exchanges: Exchange[] = [];
  readonly #findings = new Map<string, { finding: Finding; timesSeen: number }>();
  #sequence = 0;

  constructor(options: TrafficOptions) {
    this.#options = options;
    this.#coverage = new TrafficCoverage(options.contract.operations);
  }

  /** How many requests to paths of the contract passed. */
  get checkedCount(): number {
    return this.#sequence;
  }

  /** Checks one exchange. Returns the new findings. */
  add(passed: Passed): readonly Finding[] {
    const { contract } = this.#options;
    const { method } = passed.request;
    const match = matchOperation(contract.operations, method, passed.path);
    if (match.kind === 'none') return [];
    if (match.kind === 'other-method') {
      // Browsers and their tools send these on their own.
      if (method === 'OPTIONS' || method === 'HEAD') return [];
      const exchange = this.#store(passed, null, null);
      return this.#keep([clientFinding(exchange, unknownMethod(method, match.methods))]);
    }
    const { operation, pathValues } = match;
    const use = matchUse(operation, new URL(passed.request.url).searchParams);
    const exchange = this.#store(passed, operation, use);
    const texts = checkRequest(this.#options.checker, operation, use, {
      request: passed.request,
      pathValues,
      isBodyWhole: passed.isRequestWhole,
    });
    const checked = this.#checkAnswer(passed, operation, use, exchange);
    this.#coverage.add(operation, use, passed.request, checked.documentedAs);
    return this.#keep([
      ...texts.map((text) => clientFinding(exchange, text)),
      ...checked.findings,
      ...acceptedInSpiteOf(exchange, texts),
    ]);
  }

  /** Returns the report so far. */
  report(nowMs: number): RunReport {
    const { contract, baseUrl, startedAtMs } = this.#options;
    const findings = [...this.#findings.values()].map(({ finding, timesSeen }) =>
      timesSeen === 1 ? finding : { ...finding, actual: `${finding.actual} (in ${timesSeen} exchanges)` },
    );
    return {
      contract: { title: contract.title, version: contract.version, sha256: contract.sha256 },
      baseUrl,
      mode: 'proxy',
      startedAtMs,
      durationMs: nowMs - startedAtMs,
      operations: this.#coverage.operations(findings),
      coverage: this.#coverage.coverage(),
      exchanges: this.#exchanges,
      findings,
      abortedBecause: null,
    };
  }

  #checkAnswer(
    passed: Passed,
    operation: OperationContract,
    use: OperationUse | null,
    exchange: Exchange,
  ): { findings: readonly Finding[]; documentedAs: string | null } {
    const { checker, diagnose } = this.#options;
    const whole = { ...exchange, outcome: passed.outcome };
    const checkedUse = use ?? anyUse(operation);
    if (checkedUse === null) return { findings: [], documentedAs: null };
    const { problems, parsedBody, documentedAs }: CheckedResponse = checkResponse(
      checker,
      operation,
      checkedUse,
      whole,
    );
    const countable = problems.filter((one) => passed.isAnswerWhole || !OF_WHOLE_BODIES.includes(one.kind));
    const diagnosis = diagnose({ operation, use: checkedUse, exchange: whole, problems: countable, parsedBody });
    const rest = findingTexts(countable.filter((one) => !diagnosis.explained.has(one)));
    return {
      findings: [
        ...diagnosis.findings.map((one) => ({ ...one, title: `Server: ${one.title}`, exchange })),
        ...rest.map((text) => findingOf(exchange, text, 'Server')),
      ],
      documentedAs,
    };
  }

  #store(passed: Passed, operation: OperationContract | null, use: OperationUse | null): Exchange {
    this.#sequence += 1;
    const { request, outcome } = passed;
    const exchange: Exchange = {
      sequence: this.#sequence,
      phase: 'proxy',
      operation,
      use,
      purpose: 'sent by the client',
      request: { ...request, body: request.body === null ? null : cut(request.body) },
      outcome: outcome.kind === 'failed' ? outcome : { ...outcome, body: cut(outcome.body) },
      startedAtMs: passed.startedAtMs,
      durationMs: passed.durationMs,
    };
    this.#exchanges.push(exchange);
    if (this.#exchanges.length > EXCHANGES_MAX) this.#exchanges.shift();
    return exchange;
  }

  #keep(found: readonly Finding[]): readonly Finding[] {
    return found.filter((finding) => {
      const { code, operationId, place, title } = finding;
      const key = JSON.stringify([code, operationId, place, title]);
      const known = this.#findings.get(key);
      if (known !== undefined) {
        known.timesSeen += 1;
        return false;
      }
      if (this.#findings.size >= FINDINGS_MAX) return false;
      this.#findings.set(key, { finding, timesSeen: 1 });
      return true;
    });
  }
}

/** Returns a stand-in use for requests that match none, so that the response can still be checked. */
function anyUse(operation: OperationContract): OperationUse | null {
  const [first] = operation.uses;
  return first === undefined ? null : { ...first, name: operation.operationId, success: null };
}

function unknownMethod(method: string, methods: readonly string[]): FindingText {
  return {
    code: 'request-unknown-method',
    title: 'The path has no such method',
    place: null,
    expected: methods.join(' or '),
    actual: method,
    advice: null,
  };
}

/**
 * Reports invalid requests that the server accepted. Merely undocumented parts do not count: a server may ignore them.
 */
function acceptedInSpiteOf(exchange: Exchange, texts: readonly FindingText[]): readonly Finding[] {
  const broken = texts.filter((text) => !/undocumented|unknown-parameter|unexpected-body/.test(text.code));
  const { outcome } = exchange;
  if (broken.length === 0 || outcome.kind === 'failed' || outcome.status >= 300) return [];
  const text: FindingText = {
    code: 'bad-request-accepted',
    title: 'A bad request is accepted',
    place: broken[0]?.place ?? null,
    expected: 'a documented refusal (4xx) with an ErrorResponse',
    actual: `status ${outcome.status}`,
    advice: 'Check the request before anything is done, and answer 422 with the field named in "fields".',
  };
  return [findingOf(exchange, text, 'Server')];
}

function clientFinding(exchange: Exchange, text: FindingText): Finding {
  return findingOf(exchange, text, 'Client');
}

/** Creates a finding whose title starts with the side at fault. */
function findingOf(exchange: Exchange, text: FindingText, fault: 'Client' | 'Server'): Finding {
  return createFinding('proxy', exchange, { ...text, title: `${fault}: ${text.title}` });
}

function cut(body: Uint8Array): Uint8Array {
  // Copy, so that the rest can be garbage-collected.
  return body.byteLength <= STORED_BODY_BYTES_MAX ? body : body.slice(0, STORED_BODY_BYTES_MAX);
}
