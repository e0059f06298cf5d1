import type { Exchange } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import type { OperationReport, RunReport } from '../model/run-report.ts';
import { curlLine } from './curl.ts';
import { describeFinding } from './describe-finding.ts';
import type { Redactor } from './redact.ts';

/**
 * Returns JUnit XML for Jenkins and GitLab: a suite per source, a case per operation, a failure with all its findings.
 */
export function junitReport(report: RunReport, redactor: Redactor): string {
  const suites = [
    suite('specified operations', report, casesOf(report, 'specified', redactor)),
    suite('proposed operations', report, casesOf(report, 'proposed', redactor)),
    suite('the run', report, runCases(report, redactor)),
  ].filter((one) => one.tests > 0);
  const sum = (count: (one: Suite) => number): number => suites.reduce((total, one) => total + count(one), 0);
  const attributes = attributeText({
    name: `${report.contract.title} ${report.contract.version}`,
    tests: sum((one) => one.tests),
    failures: sum((one) => one.failures),
    errors: sum((one) => one.errors),
    time: seconds(report.durationMs),
  });
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites${attributes}>`];
  return `${[...lines, ...suites.map((one) => one.text), '</testsuites>'].join('\n')}\n`;
}

interface Case {
  name: string;
  className: string;
  durationMs: number;
  outcome:
    | { kind: 'passed' }
    | { kind: 'skipped'; message: string }
    | { kind: 'failure' | 'error'; type: string; message: string; text: string };
}

interface Suite {
  tests: number;
  failures: number;
  errors: number;
  text: string;
}

function casesOf(report: RunReport, source: 'specified' | 'proposed', redactor: Redactor): Case[] {
  const durations = durationByOperation(report.exchanges);
  return report.operations
    .filter((one) => one.operation.source === source)
    .map(({ operation, verdict }: OperationReport): Case => {
      const findings = report.findings.filter((one) => one.operationId === operation.operationId);
      const base = {
        name: `${operation.method} ${operation.path} ${operation.operationId}`,
        className: `contract.${source}.${operation.operationId}`,
        durationMs: durations.get(operation.operationId) ?? 0,
      };
      if (findings.length > 0) return { ...base, outcome: failure(findings, redactor) };
      if (verdict.kind === 'not-proven')
        return { ...base, outcome: { kind: 'skipped', message: `not proven: ${redactor.text(verdict.reason)}` } };
      if (verdict.kind === 'not-run')
        return { ...base, outcome: { kind: 'skipped', message: redactor.text(verdict.reason) } };
      return { ...base, outcome: { kind: 'passed' } };
    });
}

/** Cases that belong to no operation: whether the run completed, and responses to requests without an operation. */
function runCases(report: RunReport, redactor: Redactor): Case[] {
  const known = new Set(report.operations.map((one) => one.operation.operationId));
  const others = report.findings.filter((one) => one.operationId === null || !known.has(one.operationId));
  const cases: Case[] = [];
  if (report.abortedBecause !== null) {
    const message = redactor.text(report.abortedBecause);
    const outcome = { kind: 'error', type: 'aborted', message, text: message } as const;
    cases.push({ name: 'runs to its end', className: 'contract.run', durationMs: report.durationMs, outcome });
  }
  if (others.length > 0) {
    const outcome = failure(others, redactor);
    cases.push({ name: 'requests of no operation', className: 'contract.run', durationMs: 0, outcome });
  }
  return cases;
}

function failure(findings: readonly Finding[], redactor: Redactor): Case['outcome'] {
  const [first] = findings;
  const title = first === undefined ? '' : redactor.text(first.title);
  const message = findings.length === 1 ? title : `${title}, and ${findings.length - 1} more`;
  const text = findings
    .map((one) => `${describeFinding(one, redactor)}\n  ${curlLine(one.exchange.request, redactor)}`)
    .join('\n\n');
  return { kind: 'failure', type: first?.code ?? 'finding', message, text };
}

function suite(name: string, report: RunReport, cases: readonly Case[]): Suite {
  const count = (kind: Case['outcome']['kind']): number => cases.filter((one) => one.outcome.kind === kind).length;
  const [failures, errors] = [count('failure'), count('error')];
  const attributes = attributeText({
    name,
    tests: cases.length,
    failures,
    errors,
    skipped: count('skipped'),
    time: seconds(cases.reduce((sum, one) => sum + one.durationMs, 0)),
    timestamp: new Date(report.startedAtMs).toISOString().slice(0, 19),
    hostname: hostName(report.baseUrl),
  });
  const text = [`  <testsuite${attributes}>`, ...cases.map(caseText), '  </testsuite>'].join('\n');
  return { tests: cases.length, failures, errors, text };
}

function caseText({ name, className, durationMs, outcome }: Case): string {
  const open = `    <testcase${attributeText({ name, classname: className, time: seconds(durationMs) })}`;
  if (outcome.kind === 'passed') return `${open}/>`;
  if (outcome.kind === 'skipped')
    return `${open}>\n      <skipped${attributeText({ message: outcome.message })}/>\n    </testcase>`;
  const attributes = attributeText({ message: outcome.message, type: outcome.type });
  return `${open}>\n      <${outcome.kind}${attributes}>${escapeXml(outcome.text)}</${outcome.kind}>\n    </testcase>`;
}

function durationByOperation(exchanges: readonly Exchange[]): Map<string, number> {
  const durations = new Map<string, number>();
  for (const { operation, durationMs } of exchanges) {
    if (operation === null) continue;
    durations.set(operation.operationId, (durations.get(operation.operationId) ?? 0) + durationMs);
  }
  return durations;
}

function hostName(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).hostname : 'unknown';
}

function seconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(3);
}

function attributeText(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('');
}

/** XML 1.0 cannot represent most control characters at all. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
