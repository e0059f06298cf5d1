/** Specified: stands in the product specification. Proposed: a request to the backend team. */
export type OperationSource = 'specified' | 'proposed';

/** Which session a request goes out with. */
export type SessionNeed = 'required' | 'optional' | 'none';

/** A JSON Schema of the contract by its JSON pointer into the bundled document, such as `/components/schemas/User`. */
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
  /** Lower-case media type to its schema; null where the contract gives none. Empty: no body. */
  content: ReadonlyMap<string, SchemaPointer | null>;
  /** Lower-case names of documented headers. */
  headers: ReadonlyMap<string, { isRequired: boolean; schema: SchemaPointer | null }>;
}

/** One use of an operation, told apart by its query (`x-variants`). An operation without variants has one use. */
export interface OperationUse {
  /** `signUp`; the operation's id where there are no variants. */
  name: string;
  source: OperationSource;
  /** What the query must hold; `*` stands for any value. */
  query: ReadonlyMap<string, string>;
  session: SessionNeed;
  /** Whether a call changes anything on the server (`x-changes`); safe mode never sends such a call. */
  isChanging: boolean;
  /** The settings of the site may close it to visitors (`x-may-refuse-visitors`): a 403 is then right. */
  mayRefuseVisitors: boolean;
  /** Needs an account that the checker has made itself (`x-throwaway`). */
  needsThrowaway: boolean;
  body: BodyContract | null;
  /** Schema of the successful answer of this use, narrower than the one of the operation. */
  success: SchemaPointer | null;
}

export interface OperationContract {
  operationId: string;
  /** Upper case. */
  method: string;
  /** With its `{parameters}`. */
  path: string;
  source: OperationSource;
  summary: string;
  parameters: readonly ParameterContract[];
  uses: readonly OperationUse[];
  /** Keys: `200`, `4XX`, `default`. */
  responses: ReadonlyMap<string, ResponseContract>;
}
