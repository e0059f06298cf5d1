import type { Environment } from '../environment.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { WriteTarget } from './write.ts';

/** What the code of a feature works with while one member is logged in. Dead once `signal` is aborted. */
export interface Account extends WriteTarget {
  accountId: number;
  api: ApiClient;
  environment: Environment;
  /** Conversations that are on screen in a visible tab: what comes in there is read. */
  visibleConversations(): ReadonlySet<number>;
}
