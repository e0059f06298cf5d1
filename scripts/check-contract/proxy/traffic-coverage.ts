import type { SentRequest } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import type { OperationContract, OperationUse } from '../model/operation.ts';
import type { Coverage, OperationReport, Ratio } from '../model/run-report.ts';

interface Seen {
  requestCount: number;
  uses: Set<string>;
  statuses: Set<string>;
  parameters: Set<string>;
}

/** Tracks how much of the contract the traffic has reached. */
export class TrafficCoverage {
  readonly #operations: readonly OperationContract[];
  readonly #seen = new Map<string, Seen>();

  constructor(operations: readonly OperationContract[]) {
    this.#operations = operations;
  }

  /** `documentedAs` is the contract key that matched the status. */
  add(operation: OperationContract, use: OperationUse | null, request: SentRequest, documentedAs: string | null): void {
    const seen = this.#of(operation);
    this.#seen.set(operation.operationId, seen);
    seen.requestCount += 1;
    if (use !== null) seen.uses.add(use.name);
    if (documentedAs !== null) seen.statuses.add(documentedAs);
    const query = new URL(request.url).searchParams;
    const headers = new Set(request.headers.map(([name]) => name.toLowerCase()));
    for (const { name, place } of operation.parameters) {
      const isSent = place === 'path' || (place === 'query' ? query.has(name) : headers.has(name.toLowerCase()));
      if (isSent) seen.parameters.add(name);
    }
  }

  operations(findings: readonly Finding[]): readonly OperationReport[] {
    return this.#operations.map((operation) => {
      const { requestCount, statuses, parameters } = this.#of(operation);
      const names = operation.parameters.map((parameter) => parameter.name);
      const documented = [...operation.responses.keys()];
      const count = findings.filter((one) => one.operationId === operation.operationId).length;
      return {
        operation,
        verdict:
          requestCount === 0
            ? { kind: 'not-run', reason: 'the client did not call it' }
            : count > 0
              ? { kind: 'findings', count }
              : { kind: 'conforms' },
        requestCount,
        seenStatuses: documented.filter((status) => statuses.has(status)),
        unseenStatuses: documented.filter((status) => !statuses.has(status)),
        sentParameters: names.filter((name) => parameters.has(name)),
        unsentParameters: names.filter((name) => !parameters.has(name)),
      };
    });
  }

  coverage(): Coverage {
    const sum = (reached: (seen: Seen) => number, total: (operation: OperationContract) => number): Ratio =>
      this.#operations.reduce(
        (ratio, operation) => ({
          reached: ratio.reached + reached(this.#of(operation)),
          total: ratio.total + total(operation),
        }),
        { reached: 0, total: 0 },
      );
    return {
      operations: sum(
        (seen) => Math.min(seen.requestCount, 1),
        () => 1,
      ),
      uses: sum(
        (seen) => seen.uses.size,
        (operation) => operation.uses.length,
      ),
      parameters: sum(
        (seen) => seen.parameters.size,
        (operation) => operation.parameters.length,
      ),
      statuses: sum(
        (seen) => seen.statuses.size,
        (operation) => operation.responses.size,
      ),
    };
  }

  #of({ operationId }: OperationContract): Seen {
    return (
      this.#seen.get(operationId) ?? { requestCount: 0, uses: new Set(), statuses: new Set(), parameters: new Set() }
    );
  }
}
