import { type Cause, causesOf } from '../causes/causes.ts';
import type { Finding } from '../model/finding.ts';
import type { OperationSource } from '../model/operation.ts';
import type { OperationReport, Ratio, RunReport } from '../model/run-report.ts';
import { curlLine } from '../reports/curl.ts';
import { createRedactor, type Redactor } from '../reports/redact.ts';
import { describeFixFirst } from './fix-first.ts';
import type { Paint } from './paint.ts';
import { plural } from './plural.ts';
import { wrapText } from './wrap-text.ts';

const TEXT_WIDTH = 100;
const LABEL_WIDTH = 10;
const NAMED_MAX = 8;

/** Formats the end of a run as lines: operations by source, findings, coverage, notes, result. */
export function describeRun(
  report: RunReport,
  paint: Paint,
  { isQuiet, isFixFirst }: { isQuiet: boolean; isFixFirst: boolean },
): readonly string[] {
  const redactor = createRedactor(report.exchanges);
  const lines: string[] = [];
  if (!isQuiet)
    for (const source of ['specified', 'proposed'] as const) lines.push(...describeOperations(report, source, paint));
  lines.push(...(isFixFirst ? describeFixFirst(report, paint) : describeFindings(report.findings, redactor, paint)));
  if (!isQuiet) lines.push(...describeCoverage(report, paint), ...describeNotes(report, paint));
  return [...lines, '', describeResult(report, paint)];
}

function describeOperations(report: RunReport, source: OperationSource, paint: Paint): readonly string[] {
  const own = report.operations.filter(({ operation }) => operation.source === source);
  if (own.length === 0) return [];
  const width = (text: (row: OperationReport) => string): number =>
    Math.max(...report.operations.map((row) => text(row).length));
  const idWidth = width(({ operation }) => operation.operationId);
  const pathWidth = width(({ operation }) => operation.path);
  const title = source === 'specified' ? 'Specified' : 'Proposed';
  const rows = own.map((row) => {
    const { operation, requestCount } = row;
    const { mark, text } = describeVerdict(row, paint);
    const names = `${operation.operationId.padEnd(idWidth)}  ${operation.method.padEnd(6)} ${operation.path.padEnd(pathWidth)}`;
    return `  ${mark} ${names}  ${paint.dim(String(requestCount).padStart(4))}  ${text}`;
  });
  const head = `${' '.repeat(4 + idWidth + 2 + 7 + pathWidth)}${paint.dim('requests')}`;
  return ['', `${paint.bold(title)}${head.slice(title.length)}`, ...rows];
}

function describeVerdict({ verdict }: OperationReport, paint: Paint): { mark: string; text: string } {
  switch (verdict.kind) {
    case 'conforms':
      return { mark: paint.good('✓'), text: 'conforms' };
    case 'findings':
      return { mark: paint.bad('✗'), text: paint.bad(plural(verdict.count, 'finding')) };
    case 'not-proven':
      return { mark: paint.mark('?'), text: paint.mark(`not proven: ${verdict.reason}`) };
    case 'not-run':
      return { mark: paint.dim('–'), text: paint.dim(`not run: ${verdict.reason}`) };
  }
}

/** Explains each cause once, with the affected operations. */
function describeFindings(findings: readonly Finding[], redactor: Redactor, paint: Paint): readonly string[] {
  if (findings.length === 0) return [];
  const lines = ['', paint.bold('Findings')];
  causesOf(findings).forEach((cause, index) => {
    lines.push('', ...describeCause(cause, index + 1, redactor, paint));
  });
  return lines;
}

function describeCause(
  { title, findings: group }: Cause,
  number: number,
  redactor: Redactor,
  paint: Paint,
): readonly string[] {
  const [finding] = group;
  if (finding === undefined) return [];
  const { exchange } = finding;
  const row = (label: string, text: string): readonly string[] =>
    wrapText(redactor.text(text), TEXT_WIDTH - LABEL_WIDTH).map(
      (line, index) => `     ${paint.dim((index === 0 ? label : '').padEnd(LABEL_WIDTH))}${line}`,
    );
  const owner = finding.operationId === null ? '' : ` ${paint.dim('in')} ${finding.operationId}`;
  const source = finding.source === null ? '' : paint.dim(` (${finding.source})`);
  const others = [...new Set(group.slice(1).map(({ operationId }) => operationId))].filter(
    (id) => id !== null && id !== finding.operationId,
  );
  const also = shortList(others, ', ');
  const purposes = group
    .filter(({ operationId }) => operationId === finding.operationId)
    .map((each) => each.exchange.purpose);
  const again = [...new Set(purposes)].filter((purpose) => purpose !== exchange.purpose);
  const status = exchange.outcome.kind === 'answered' ? `status ${exchange.outcome.status}` : exchange.outcome.message;
  return [
    `${paint.bad(String(number).padStart(3))}. ${paint.bold(redactor.text(title))}${owner}${source}`,
    ...row('code', finding.code),
    ...(finding.place === null
      ? []
      : row('where', finding.place + (finding.count > 1 ? ` (${finding.count} places)` : ''))),
    ...row('expected', finding.expected),
    ...row('actual', finding.actual),
    ...(finding.advice === null ? [] : row('change', finding.advice)),
    ...row('request', `${exchange.purpose} → ${status}`),
    ...(again.length === 0 ? [] : row('likewise', shortList(again, '; '))),
    ...(also === '' ? [] : row('also in', also)),
    `     ${paint.dim('curl'.padEnd(LABEL_WIDTH))}${paint.mark(curlLine(exchange.request, redactor))}`,
  ];
}

function shortList(texts: readonly (string | null)[], separator: string): string {
  const more = texts.length - NAMED_MAX;
  return texts.slice(0, NAMED_MAX).join(separator) + (more > 0 ? ` and ${more} more` : '');
}

function describeCoverage({ coverage }: RunReport, paint: Paint): readonly string[] {
  const rows: readonly (readonly [string, Ratio])[] = [
    ['operations', coverage.operations],
    ['uses', coverage.uses],
    ['parameters', coverage.parameters],
    ['statuses', coverage.statuses],
  ];
  return [
    '',
    paint.bold('Coverage'),
    ...rows.map(([name, { reached, total }]) => {
      const percent = total === 0 ? 100 : Math.floor((reached / total) * 100);
      return `  ${name.padEnd(12)}${String(reached).padStart(4)} of ${String(total).padStart(4)}  ${String(percent).padStart(3)} %`;
    }),
  ];
}

function describeNotes({ notes = [] }: RunReport, paint: Paint): readonly string[] {
  if (notes.length === 0) return [];
  const lines = notes.flatMap((note) =>
    wrapText(note, TEXT_WIDTH).map((line, index) => `  ${index === 0 ? '·' : ' '} ${line}`),
  );
  return ['', paint.bold('Notes'), ...lines];
}

function describeResult(report: RunReport, paint: Paint): string {
  const { findings, operations, exchanges, durationMs, abortedBecause } = report;
  const known = report.known ?? [];
  const sum = `${plural(operations.length, 'operation')}, ${plural(exchanges.length, 'request')}, ${(durationMs / 1000).toFixed(1)} s${known.length === 0 ? '' : `, ${plural(known.length, 'finding')} known, not new`}`;
  if (abortedBecause !== null)
    return `${plural(findings.length, 'finding')} until the run ended early. ${paint.dim(sum)}`;
  const withFindings = operations.filter(({ verdict }) => verdict.kind === 'findings').length;
  const unproven = operations.filter(({ verdict }) => verdict.kind === 'not-proven').length;
  const notRun = operations.filter(({ verdict }) => verdict.kind === 'not-run').length;
  if (findings.length === 0 && unproven === 0 && notRun > 0)
    return `${paint.mark(`Nothing found in what was asked, and ${plural(notRun, 'operation')} not run.`)} ${paint.dim(sum)}`;
  if (findings.length === 0 && unproven > 0)
    return `${paint.mark(`Nothing found, and ${plural(unproven, 'operation')} not proven`)}: --login and --values give what they need, --allow-unproven lets them pass. ${paint.dim(sum)}`;
  if (findings.length === 0 && known.length > 0) return `${paint.good('Nothing new was found.')} ${paint.dim(sum)}`;
  if (findings.length === 0) return `${paint.good('The server conforms to the contract.')} ${paint.dim(sum)}`;
  const causes = plural(causesOf(findings).length, 'cause');
  return `${paint.bad(`${plural(findings.length, 'finding')} of ${causes} in ${plural(withFindings, 'operation')}.`)} ${paint.dim(sum)}`;
}
