import type { Environment } from '../environment.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { WriteTarget } from './write.ts';

/** What feature code works with while a member is logged in. Unusable once `signal` is aborted. */
export interface Account extends WriteTarget {
  accountId: number;
  api: ApiClient;
  environment: Environment;
  /** Returns the conversations on screen in a visible tab: messages that arrive there count as read. */
  visibleConversations(): ReadonlySet<number>;
}
