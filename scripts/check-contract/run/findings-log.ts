import type { CheckedResponse } from '../checks/check-response.ts';
import type { Diagnose } from '../checks/php-diagnosis.ts';
import type { Exchange, Phase } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import type { OperationContract } from '../model/operation.ts';
import { type FindingText, findingTexts } from './finding-text.ts';

/** Problems that all refusals of an operation share if one has them. */
const OF_REFUSALS = [
  'undocumented-status',
  'wrong-content-type',
  'missing-body',
  'not-json',
  'unexpected-body',
  'inside-told',
  'broken-fact',
];

interface LogOptions {
  diagnose: Diagnose;
  isDry: boolean;
  isReported: (operation: OperationContract) => boolean;
  onExchange: (exchange: Exchange, findings: readonly Finding[]) => void;
}

/** The findings of a run, without repetitions. */
export class FindingsLog {
  readonly findings: Finding[] = [];
  readonly #options: LogOptions;
  readonly #seen = new Set<string>();

  constructor(options: LogOptions) {
    this.#options = options;
  }

  /** Reports a finding that takes several responses to detect. */
  report(phase: Phase, exchange: Exchange, text: FindingText): void {
    if (this.#options.isDry) return;
    const finding = findingOf(phase, exchange, text);
    this.findings.push(finding);
    this.#options.onExchange(exchange, [finding]);
  }

  /** Adds a finding of an earlier part of this run. */
  restore(finding: Finding): void {
    if (this.#isNew(finding)) this.findings.push(finding);
  }

  /** Turns the problems of a response into findings, preferring PHP diagnoses, and returns their number. */
  keep(phase: Phase, exchange: Exchange, checked: CheckedResponse, verdict: FindingText | null): number {
    const { operation, use } = exchange;
    if (operation === null || use === null) return 0;
    const { problems, parsedBody } = checked;
    const diagnosis = this.#options.diagnose({ operation, use, exchange, problems, parsedBody });
    const generic = findingTexts(problems.filter((problem) => !diagnosis.explained.has(problem)));
    // A problem of the response as a whole also explains its status.
    const isExplained = diagnosis.findings.some((finding) => finding.place === null);
    const texts = verdict === null || isExplained ? generic : [verdict, ...generic];
    const found = [...diagnosis.findings, ...texts.map((text) => findingOf(phase, exchange, text))];
    const fresh = this.#options.isReported(operation) ? found.filter((finding) => this.#isNew(finding)) : [];
    this.findings.push(...fresh);
    this.#options.onExchange(exchange, fresh);
    return found.length;
  }

  /** Reports a contradiction to an earlier response, unless the filters leave the operation out. */
  keepText(exchange: Exchange, text: FindingText): void {
    if (exchange.operation !== null && this.#options.isReported(exchange.operation))
      this.report(exchange.phase, exchange, text);
  }

  /** Returns whether a finding has not been reported for the same operation yet, and records it. */
  #isNew(finding: Finding): boolean {
    const { code, operationId, place, exchange } = finding;
    // PHP habits have a single cause whatever the request, as do statuses and formats shared by all refusals of an
    // operation.
    const isOfRefusals = exchange.phase === 'negative' && OF_REFUSALS.includes(code);
    const occasion = place ?? (isOfRefusals ? finding.actual : code.startsWith('php-') ? '' : exchange.purpose);
    // Once is enough, whatever was asked of it.
    if (code === 'operation-missing' && this.#isKnown(`${code} ${operationId}`)) return false;
    const statement = code === 'broken-fact' ? finding.title : '';
    const name = [code, operationId, exchange.use?.name, occasion, statement].join(' ');
    return !this.#isKnown(name);
  }

  /** Returns whether something was recorded before, and records it. */
  #isKnown(name: string): boolean {
    if (this.#seen.has(name)) return true;
    this.#seen.add(name);
    return false;
  }
}

/** Makes a finding of its text. */
export function findingOf(phase: Phase, exchange: Exchange, text: FindingText): Finding {
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
