import { matchStatus } from '../checks/check-response.ts';
import type { Exchange } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import type { OperationContract, OperationUse } from '../model/operation.ts';
import type { Coverage, OperationReport, OperationVerdict, Ratio } from '../model/run-report.ts';

export interface Covered {
  operations: readonly OperationContract[];
  /** The uses of these operations that the run covers. */
  uses: ReadonlySet<OperationUse>;
  exchanges: readonly Exchange[];
  findings: readonly Finding[];
  /** Returns why an operation without findings is not proven to work; null if it is proven. */
  reasonUnproven(operation: OperationContract): string | null;
  /** Returns why no request was sent for an operation. */
  reasonNotRun(operation: OperationContract): string;
}

/** Returns the outcome of each operation, in contract order. */
export function operationReports(covered: Covered): readonly OperationReport[] {
  const findingsOf = groupBy(covered.findings, (finding) => finding.operationId);
  const exchangesOf = groupBy(covered.exchanges, ({ operation }) => operation?.operationId ?? null);
  return covered.operations.map((operation) => {
    const exchanges = exchangesOf.get(operation.operationId) ?? [];
    const seen = seenStatuses(operation, exchanges);
    const sent = sentParameters(operation, exchanges);
    const names = operation.parameters.map(({ name }) => name);
    return {
      operation,
      verdict: verdictOf(covered, operation, exchanges, findingsOf.get(operation.operationId) ?? []),
      requestCount: exchanges.length,
      seenStatuses: [...operation.responses.keys()].filter((key) => seen.has(key)),
      unseenStatuses: [...operation.responses.keys()].filter((key) => !seen.has(key)),
      sentParameters: names.filter((name) => sent.has(name)),
      unsentParameters: names.filter((name) => !sent.has(name)),
    };
  });
}

export function coverageOf(reports: readonly OperationReport[], { uses, exchanges }: Covered): Coverage {
  const reachedUses = new Set(exchanges.filter(isAnswered).map(({ use }) => use));
  return {
    operations: { reached: reports.filter(({ requestCount }) => requestCount > 0).length, total: reports.length },
    uses: { reached: [...uses].filter((use) => reachedUses.has(use)).length, total: uses.size },
    parameters: sum(reports, ({ sentParameters, unsentParameters }) => [
      sentParameters.length,
      unsentParameters.length,
    ]),
    statuses: sum(reports, ({ seenStatuses, unseenStatuses }) => [seenStatuses.length, unseenStatuses.length]),
  };
}

function verdictOf(
  covered: Covered,
  operation: OperationContract,
  exchanges: readonly Exchange[],
  findings: readonly Finding[],
): OperationVerdict {
  if (findings.length > 0) return { kind: 'findings', count: findings.length };
  if (exchanges.length === 0) return { kind: 'not-run', reason: covered.reasonNotRun(operation) };
  const isLimited = exchanges.every(({ outcome }) => outcome.kind === 'answered' && outcome.status === 429);
  if (isLimited) return { kind: 'not-run', reason: 'rate limited (429) for longer than the run waits' };
  const reason = covered.reasonUnproven(operation);
  return reason === null ? { kind: 'conforms' } : { kind: 'not-proven', reason };
}

function seenStatuses(operation: OperationContract, exchanges: readonly Exchange[]): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const { outcome, request } of exchanges) {
    if (outcome.kind !== 'answered' || request.method !== operation.method) continue;
    const match = matchStatus(operation, outcome.status);
    if (match !== null) seen.add(match.key);
  }
  return seen;
}

function sentParameters(operation: OperationContract, exchanges: readonly Exchange[]): ReadonlySet<string> {
  const sent = new Set<string>();
  for (const { request } of exchanges) {
    const query = new URL(request.url).searchParams;
    const headers = new Set(request.headers.map(([name]) => name.toLowerCase()));
    for (const { name, place } of operation.parameters)
      if (place === 'path' || (place === 'query' ? query.has(name) : headers.has(name.toLowerCase()))) sent.add(name);
  }
  return sent;
}

function isAnswered({ outcome }: Exchange): boolean {
  return outcome.kind === 'answered';
}

function sum(
  reports: readonly OperationReport[],
  count: (report: OperationReport) => readonly [reached: number, missed: number],
): Ratio {
  const ratio = { reached: 0, total: 0 };
  for (const report of reports) {
    const [reached, missed] = count(report);
    ratio.reached += reached;
    ratio.total += reached + missed;
  }
  return ratio;
}

function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
): ReadonlyMap<string | null, Item[]> {
  const groups = new Map<string | null, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
