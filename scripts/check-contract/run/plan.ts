import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { OperationSource, OperationUse } from '../model/operation.ts';

export type RunPhase = 'conformance' | 'negative' | 'session' | 'sequences' | 'members' | 'idempotency' | 'php';

export const RUN_PHASES: readonly RunPhase[] = [
  'conformance',
  'negative',
  'session',
  'sequences',
  'members',
  'idempotency',
  'php',
];

export interface Selection {
  /** Operation ids, tags or path patterns with `*`; empty for all. */
  only: readonly string[];
  skip: readonly string[];
  /** Null for both. */
  source: OperationSource | null;
}

export interface PlannedUse {
  operation: ContractOperation;
  use: OperationUse;
}

/** Returns the selected uses with their operations. */
export function selectUses(contract: Contract, { only, skip, source }: Selection): readonly PlannedUse[] {
  return contract.operations
    .filter((operation) => only.length === 0 || only.some((pattern) => fits(operation, pattern)))
    .filter((operation) => !skip.some((pattern) => fits(operation, pattern)))
    .flatMap((operation) =>
      operation.uses.filter((use) => source === null || use.source === source).map((use) => ({ operation, use })),
    );
}

/** Returns whether a pattern of `--only` or `--skip` matches anything in the contract. */
export function namesSomething(contract: Contract, pattern: string): boolean {
  return contract.operations.some((operation) => fits(operation, pattern));
}

function fits(operation: ContractOperation, pattern: string): boolean {
  if (operation.operationId === pattern || operation.tags.includes(pattern)) return true;
  if (operation.uses.some((use) => use.name === pattern)) return true;
  if (!pattern.includes('/') && !pattern.includes('*')) return false;
  const expression = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return (
    new RegExp(`^${expression}$`).test(operation.path) || new RegExp(`^${expression}$`).test(operation.operationId)
  );
}
