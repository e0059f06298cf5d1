import type { Finding } from '../model/finding.ts';
import type { Redactor } from './redact.ts';

/** Formats a finding as lines of plain text. */
export function describeFinding(finding: Finding, redactor: Redactor): string {
  const times = finding.count > 1 ? ` (${finding.count} places)` : '';
  const lines = [
    `${finding.title}${finding.place === null ? '' : ` at ${finding.place}`}${times} [${finding.code}]`,
    `  sent: ${finding.exchange.purpose}`,
    `  expected: ${finding.expected}`,
    `  actual: ${finding.actual}`,
  ];
  if (finding.advice !== null) lines.push(...finding.advice.split('\n').map((line) => `  ${line}`.trimEnd()));
  return redactor.text(lines.join('\n'));
}
