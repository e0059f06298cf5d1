import { causesOf, worstFirst } from '../causes/causes.ts';
import type { RunReport } from '../model/run-report.ts';
import { createRedactor } from '../reports/redact.ts';
import type { Paint } from './paint.ts';
import { plural } from './plural.ts';

const CAUSES_MAX = 10;

/** Formats the ten most important causes, one line each, followed by the PHP to change. */
export function describeFixFirst(report: RunReport, paint: Paint): readonly string[] {
  const redactor = createRedactor(report.exchanges);
  const causes = worstFirst(causesOf(report.findings));
  if (causes.length === 0) return [];
  const lines = causes.slice(0, CAUSES_MAX).flatMap(({ title, first, findings, operationIds }, index) => {
    const where =
      operationIds.slice(0, 3).join(', ') + (operationIds.length > 3 ? ` and ${operationIds.length - 3} more` : '');
    const count = findings.length === 1 ? '' : ` (${plural(findings.length, 'finding')})`;
    const head = `${paint.bad(String(index + 1).padStart(3))}. ${paint.bold(redactor.text(title))} ${paint.dim('in')} ${where || 'the run'}${paint.dim(count)}`;
    return [
      head,
      `     ${redactor.text(first.advice ?? `Expected ${first.expected}; the answer has ${first.actual}.`)}`,
    ];
  });
  const left = causes.length - CAUSES_MAX;
  const rest = left > 0 ? [paint.dim(`     and ${plural(left, 'cause')} more`)] : [];
  return ['', paint.bold('Fix first'), ...lines, ...rest];
}
