import type { OperationContract, OperationUse } from '../model/operation.ts';
import type { ContractDocument } from './document.ts';

/** An operation with what only the order of a run and its filters need. */
export interface ContractOperation extends OperationContract {
  tags: readonly string[];
  /** `x-order`; 50 where the contract gives none. */
  order: number;
}

export interface Contract {
  title: string;
  version: string;
  /** Of the document as JSON, hexadecimal. */
  sha256: string;
  document: ContractDocument;
  operations: readonly ContractOperation[];
  /** The use that makes an account (`x-signup`), where the contract has one. */
  signUp: { operation: ContractOperation; use: OperationUse } | null;
  /** Name of the session cookie as the contract gives it; the server may call it otherwise. */
  sessionCookie: string;
}

/** The operation with an id; null where the contract has none. */
export function operationOf(contract: Contract, operationId: string): ContractOperation | null {
  return contract.operations.find((operation) => operation.operationId === operationId) ?? null;
}
