import type { OperationSource } from '../model/operation.ts';

/**
 * Whom a change breaks. The client: one made for the old contract, speaking with a backend that keeps the new one. The
 * backend: one made for the old contract, asked by a client that relies on the new one.
 */
export type Effect = 'breaks-client' | 'breaks-backend' | 'compatible' | 'wording';

export interface ChangedOperation {
  /** `GET /api/user.php` */
  name: string;
  operationId: string;
  source: OperationSource;
}

/** One change, and every operation that it reaches. */
export interface Change {
  effect: Effect;
  /** `request body`, `answer 200`, `query parameter limit`; empty for the operation itself. */
  where: string;
  /** Named schema and place within it: `User /images/*`; empty for the whole. */
  place: string;
  /** What changed, without a full stop. */
  text: string;
  operations: readonly ChangedOperation[];
}
