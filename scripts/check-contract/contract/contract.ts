import type { OperationContract, OperationUse } from '../model/operation.ts';
import type { ContractDocument } from './document.ts';

export interface OnlyWith {
  setting: string;
  /** The list in the setting holds one of these; null if it is enough that the setting is there. */
  oneOf: readonly unknown[] | null;
}

/** An operation with the data needed only to order and filter a run. */
export interface ContractOperation extends OperationContract {
  tags: readonly string[];
  /** `x-order`; 50 if the contract specifies none. */
  order: number;
  /** By what the settings of a site tell that it has this operation (`x-only-with`); null if every site has it. */
  onlyWith: OnlyWith | null;
}

export interface Contract {
  title: string;
  version: string;
  /** Hash of the document as JSON, in hexadecimal. */
  sha256: string;
  document: ContractDocument;
  operations: readonly ContractOperation[];
  /** The use that creates an account (`x-signup`), if the contract has one. */
  signUp: { operation: ContractOperation; use: OperationUse } | null;
  /** Name of the session cookie in the contract; the server may use a different one. */
  sessionCookie: string;
}

/** Returns the operation with an id, or null if the contract has none. */
export function operationOf(contract: Contract, operationId: string): ContractOperation | null {
  return contract.operations.find((operation) => operation.operationId === operationId) ?? null;
}
