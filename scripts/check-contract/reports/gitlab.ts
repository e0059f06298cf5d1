import { fingerprint } from '../causes/baseline.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Redactor } from './redact.ts';
import { scriptOf } from './script-of.ts';

/** Returns a GitLab Code Quality report (`artifacts: reports: codequality`), shown in merge requests. */
export function gitlabReport(report: RunReport, redactor: Redactor): string {
  const known = new Set<string>();
  // GitLab takes entries of one fingerprint for one.
  const findings = report.findings.filter((finding) => {
    const name = fingerprint(finding);
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
  const entries = findings.map((finding) => ({
    description: redactor.text(`${finding.title}: ${finding.actual}, expected ${finding.expected}`),
    check_name: finding.code,
    fingerprint: fingerprint(finding),
    severity: finding.code === 'server-error' ? 'critical' : 'major',
    location: { path: scriptOf(finding), lines: { begin: 1 } },
  }));
  return `${JSON.stringify(entries, null, 2)}\n`;
}
