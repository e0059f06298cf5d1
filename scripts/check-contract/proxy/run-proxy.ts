import type { Diagnose } from '../checks/php-diagnosis.ts';
import { SchemaChecker } from '../checks/schema-checker.ts';
import type { Contract } from '../contract/contract.ts';
import type { Finding } from '../model/finding.ts';
import type { RunReport } from '../model/run-report.ts';
import { createRedactor } from '../reports/redact.ts';
import { checkReportTargets, type ReportTarget, writeReports } from '../reports/write-reports.ts';
import { type RunningProxy, startProxy } from './start-proxy.ts';
import { TrafficRecord } from './traffic-record.ts';

export interface ProxyRunOptions {
  contract: Contract;
  diagnose: Diagnose;
  /** 0 for any free port. */
  port: number;
  baseUrl: string;
  /** Whether to accept certificates that cannot be verified. */
  isInsecure: boolean;
  /** Written when the run ends. */
  reports: readonly ReportTarget[];
  nowMs: () => number;
  /** Ends the run, for example on Ctrl-C. */
  signal: AbortSignal;
  /** Also ends the run, after this time; null to run until `signal` is aborted. */
  endsAfterMs: number | null;
  /** Prints one line; `line` has no newline. */
  print: (line: string) => void;
  printError: (line: string) => void;
  onReady?: (url: string) => void;
}

/**
 * Runs a proxy between a client and a server until its signal or timeout ends it, and prints contract violations as
 * they occur. Resolves to the exit code: 0 without findings, 1 with some, 2 if it could not start or write its reports.
 */
export async function runProxy(options: ProxyRunOptions): Promise<0 | 1 | 2> {
  const { contract, diagnose, baseUrl, nowMs, print, printError } = options;
  const problem = await checkReportTargets(options.reports);
  if (problem !== null) {
    printError(problem);
    return 2;
  }
  const checker = new SchemaChecker(contract.document);
  const record = new TrafficRecord({ contract, checker, diagnose, baseUrl, startedAtMs: nowMs() });
  const proxy = await start(options, record);
  if (proxy === null) return 2;
  print(`Checking what passes between ${proxy.url} and ${baseUrl}. Ctrl-C ends it.`);
  options.onReady?.(proxy.url);
  await ended(options);
  await proxy.close();
  const report = record.report(nowMs());
  for (const line of describeTraffic(report, record.checkedCount)) print(line);
  try {
    await writeReports(report, options.reports);
  } catch (error) {
    printError(`A report could not be written: ${reasonOf(error)}`);
    return 2;
  }
  return report.findings.length > 0 ? 1 : 0;
}

async function start(options: ProxyRunOptions, record: TrafficRecord): Promise<RunningProxy | null> {
  const { port, baseUrl, isInsecure, nowMs, print, printError } = options;
  try {
    return await startProxy({
      port,
      baseUrl,
      isInsecure,
      nowMs,
      onPassed: (passed) => {
        for (const finding of record.add(passed)) for (const line of describeFresh(finding)) print(line);
      },
    });
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    printError(`The proxy cannot listen on port ${port}: ${isBusy ? 'it is in use' : reasonOf(error)}.`);
    return null;
  }
}

function describeFresh(finding: Finding): readonly string[] {
  const { request, operation, sequence } = finding.exchange;
  const { text } = createRedactor([finding.exchange]);
  const place = finding.place === null ? '' : ` at ${finding.place}`;
  const name = `${request.method} ${operation?.path ?? new URL(request.url).pathname}`;
  const lines = [
    `#${sequence} ${name}${operation === null ? '' : ` (${operation.operationId})`}`,
    `  ${finding.title}${place}`,
    `    expected ${finding.expected}, got ${finding.actual}`,
  ];
  if (finding.advice !== null) lines.push(...finding.advice.split('\n').map((line) => `    ${line}`.trimEnd()));
  return lines.map(text);
}

function describeTraffic(report: RunReport, checkedCount: number): readonly string[] {
  const { coverage, findings } = report;
  const ratio = ({ reached, total }: { reached: number; total: number }): string => `${reached} of ${total}`;
  const faults = (fault: string): number => findings.filter((one) => one.title.startsWith(`${fault}:`)).length;
  const lines = [
    '',
    `${checkedCount} requests of the contract passed: ${ratio(coverage.operations)} operations, ${ratio(coverage.uses)} uses, ${ratio(coverage.parameters)} parameters, ${ratio(coverage.statuses)} statuses.`,
  ];
  if (findings.length === 0) return [...lines, 'No findings.'];
  lines.push(`${findings.length} findings: ${faults('Client')} of the client, ${faults('Server')} of the server.`);
  for (const { title, place, operationId, exchange, actual } of findings) {
    const times = / \(in \d+ exchanges\)$/.exec(actual)?.[0] ?? '';
    const subject = operationId ?? `${exchange.request.method} ${new URL(exchange.request.url).pathname}`;
    lines.push(`  ${subject}: ${title}${place === null ? '' : ` at ${place}`}${times}`);
  }
  return lines;
}

function ended({ signal, endsAfterMs }: ProxyRunOptions): Promise<void> {
  return new Promise((resolve) => {
    const timer = endsAfterMs === null ? undefined : setTimeout(resolve, endsAfterMs);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
