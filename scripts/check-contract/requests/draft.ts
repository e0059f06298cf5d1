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
  /** Sent as it is; null: without a content type. */
  | { kind: 'raw'; mediaType: string | null; bytes: Uint8Array };

/** A value of a resource that a request carries. */
export interface UsedResource {
  resource: string;
  value: ResourceValue;
  /** False: only the example of the contract, which the server need not know. */
  isLearned: boolean;
  /** JSON pointer in the body, or the name of a parameter. */
  place: { kind: 'body'; pointer: string } | { kind: 'query' | 'path'; name: string };
}

/** A request of one use, before it is written out for one base URL and session. */
export interface Draft {
  operation: OperationContract;
  use: OperationUse;
  method: string;
  path: ReadonlyMap<string, string>;
  query: readonly (readonly [name: string, value: string])[];
  /** Those that the contract names. */
  headers: readonly (readonly [name: string, value: string])[];
  body: DraftBody;
  resources: readonly UsedResource[];
}
