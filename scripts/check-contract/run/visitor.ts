import type { CookieJar } from '../http/cookie-jar.ts';
import type { ResourcePool } from '../requests/resource-pool.ts';

/** One browser: its cookies and what it has learned. */
export interface Visitor {
  name: 'member' | 'visitor' | 'throwaway';
  jar: CookieJar;
  pool: ResourcePool;
  /** Logged in, as far as known. */
  hasSession: boolean;
}
