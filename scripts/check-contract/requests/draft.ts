import type { OperationContract, OperationUse } from '../model/operation.ts';
import type { ResourceValue } from './resource-pool.ts';

export interface FilePart {
  name: string;
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
}

export type DraftBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: readonly (readonly [name: string, value: string])[] }
  | { kind: 'multipart'; fields: readonly (readonly [name: string, value: string])[]; files: readonly FilePart[] }
  /** Sent as is; `mediaType` is null to omit Content-Type. */
  | { kind: 'raw'; mediaType: string | null; bytes: Uint8Array };

/** A resource value in a request. */
export interface UsedResource {
  resource: string;
  value: ResourceValue;
  /** False for an example from the contract, which the server may not know. */
  isLearned: boolean;
  /** JSON pointer into the body, or name of a parameter. */
  place: { kind: 'body'; pointer: string } | { kind: 'query' | 'path'; name: string };
}

/** A request for one use, independent of base URL and session. */
export interface Draft {
  operation: OperationContract;
  use: OperationUse;
  method: string;
  path: ReadonlyMap<string, string>;
  query: readonly (readonly [name: string, value: string])[];
  /** Appended to the query without encoding; for queries that are not well formed. */
  rawQuery?: string;
  /** Headers named by the contract. */
  headers: readonly (readonly [name: string, value: string])[];
  body: DraftBody;
  resources: readonly UsedResource[];
}
