import type { OperationSource } from '../model/operation.ts';

/**
 * Whom a change breaks. Client: a client built for the old contract, talking to a backend that implements the new one.
 * Backend: a backend built for the old contract, called by a client that relies on the new one.
 */
export type Effect = 'breaks-client' | 'breaks-backend' | 'compatible' | 'wording';

export interface ChangedOperation {
  /** `GET /api/user.php` */
  name: string;
  operationId: string;
  source: OperationSource;
}

/** One change, with every operation it affects. */
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
