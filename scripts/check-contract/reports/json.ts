import { causesOf } from '../causes/causes.ts';
import type { Finding } from '../model/finding.ts';
import type { OperationReport, Ratio, RunReport } from '../model/run-report.ts';
import { curlLine } from './curl.ts';
import type { Redactor } from './redact.ts';
import { bodyExcerpt, headerValue, outcomeLine } from './response-excerpt.ts';

const EXCERPT_LENGTH_MAX = 2000;

/**
 * Returns the machine-readable report, described by `json-report.schema.json` in this folder. `formatVersion` increases
 * when something is removed or changed, not when something is added.
 */
export function jsonReport(report: RunReport, redactor: Redactor): string {
  const countVerdict = (kind: OperationReport['verdict']['kind']): number =>
    report.operations.filter((one) => one.verdict.kind === kind).length;
  const document = {
    format: 'check-contract',
    formatVersion: 1,
    contract: report.contract,
    baseUrl: redactor.url(report.baseUrl),
    mode: report.mode,
    startedAt: new Date(report.startedAtMs).toISOString(),
    durationMs: report.durationMs,
    abortedBecause: report.abortedBecause === null ? null : redactor.text(report.abortedBecause),
    notes: (report.notes ?? []).map((note) => redactor.text(note)),
    summary: {
      conforms: countVerdict('conforms'),
      findings: countVerdict('findings'),
      notProven: countVerdict('not-proven'),
      notRun: countVerdict('not-run'),
      findingCount: report.findings.length,
      causeCount: causesOf(report.findings).length,
      knownCount: report.known?.length ?? 0,
      requestCount: report.exchanges.length,
    },
    coverage: {
      operations: ratio(report.coverage.operations),
      uses: ratio(report.coverage.uses),
      parameters: ratio(report.coverage.parameters),
      statuses: ratio(report.coverage.statuses),
    },
    operations: report.operations.map((one) => operationEntry(one, redactor)),
    findings: report.findings.map((one) => findingEntry(one, redactor)),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function ratio({ reached, total }: Ratio): object {
  return { reached, total, percent: total === 0 ? 100 : Math.floor((reached / total) * 1000) / 10 };
}

function operationEntry(one: OperationReport, redactor: Redactor): object {
  return {
    operationId: one.operation.operationId,
    method: one.operation.method,
    path: one.operation.path,
    source: one.operation.source,
    verdict: one.verdict.kind,
    reason: 'reason' in one.verdict ? redactor.text(one.verdict.reason) : null,
    findingCount: one.verdict.kind === 'findings' ? one.verdict.count : 0,
    requestCount: one.requestCount,
    statuses: { seen: one.seenStatuses, unseen: one.unseenStatuses },
    parameters: { sent: one.sentParameters, unsent: one.unsentParameters },
  };
}

function findingEntry(one: Finding, redactor: Redactor): object {
  const { request, outcome } = one.exchange;
  const answer =
    outcome.kind === 'failed'
      ? { failure: outcome.reason, status: null, contentType: null, excerpt: redactor.text(outcomeLine(outcome)) }
      : {
          failure: null,
          status: outcome.status,
          contentType: headerValue(outcome.headers, 'content-type'),
          excerpt: bodyExcerpt(outcome.body, outcome.headers, EXCERPT_LENGTH_MAX, redactor),
        };
  return {
    code: one.code,
    phase: one.phase,
    operationId: one.operationId,
    source: one.source,
    title: redactor.text(one.title),
    place: one.place,
    count: one.count,
    expected: redactor.text(one.expected),
    actual: redactor.text(one.actual),
    advice: one.advice === null ? null : redactor.text(one.advice),
    request: {
      sequence: one.exchange.sequence,
      purpose: redactor.text(one.exchange.purpose),
      method: request.method,
      url: redactor.url(request.url),
      curl: curlLine(request, redactor),
    },
    answer: { ...answer, durationMs: one.exchange.durationMs },
  };
}
