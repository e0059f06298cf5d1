import type { Finding } from '../../model/finding.ts';

/** The same finding at the same place of one operation, from any number of requests. */
export interface FindingGroup {
  first: Finding;
  requestCount: number;
}

/** Groups findings, keeping the order of the run. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const finding of findings) {
    const { code, operationId, place, title, expected } = finding;
    const key = JSON.stringify([code, operationId, place, title, expected]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: finding, requestCount: 1 });
    else group.requestCount += 1;
  }
  return [...groups.values()];
}
