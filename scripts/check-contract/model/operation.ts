/** Specified: part of the product specification. Proposed: a request to the backend team. */
export type OperationSource = 'specified' | 'proposed';

/** Whether a request needs a session. */
export type SessionNeed = 'required' | 'optional' | 'none';

/** JSON pointer to a schema in the bundled document, such as `/components/schemas/User`. */
export type SchemaPointer = string;

export interface ParameterContract {
  name: string;
  place: 'query' | 'header' | 'path';
  isRequired: boolean;
  schema: SchemaPointer;
  example: unknown;
}

export interface BodyContract {
  mediaType: string;
  isRequired: boolean;
  schema: SchemaPointer | null;
  example: unknown;
}

export interface ResponseContract {
  /** Maps lowercase media types to schemas, or to null if the contract gives none. Empty for no body. */
  content: ReadonlyMap<string, SchemaPointer | null>;
  /** By lowercase name. */
  headers: ReadonlyMap<string, { isRequired: boolean; schema: SchemaPointer | null }>;
}

/** One use of an operation, identified by its query (`x-variants`). An operation without variants has one use. */
export interface OperationUse {
  /** For example `signUp`; the operation's id if there are no variants. */
  name: string;
  source: OperationSource;
  /** Required query parameters; `*` stands for any value. */
  query: ReadonlyMap<string, string>;
  session: SessionNeed;
  /** Whether a call changes anything on the server (`x-changes`); safe mode never sends such calls. */
  isChanging: boolean;
  /** Whether site settings may close it to visitors (`x-may-refuse-visitors`), which makes a 403 valid. */
  mayRefuseVisitors: boolean;
  /** Whether it needs an account created by the checker itself (`x-throwaway`). */
  needsThrowaway: boolean;
  body: BodyContract | null;
  /** Schema of a successful response, narrower than the operation's own; null if this use has none. */
  success: SchemaPointer | null;
}

export interface OperationContract {
  operationId: string;
  /** Uppercase. */
  method: string;
  /** Path template with `{parameters}`. */
  path: string;
  source: OperationSource;
  summary: string;
  parameters: readonly ParameterContract[];
  uses: readonly OperationUse[];
  /** Keys: `200`, `4XX`, `default`. */
  responses: ReadonlyMap<string, ResponseContract>;
}
