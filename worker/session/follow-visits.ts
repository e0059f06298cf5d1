import type { Account } from '../sync/account.ts';
import { noteLeft, notePolled, noteSeen } from '../sync/visits.ts';

interface VisitFollower {
  /** Called when tabs have changed. `isPolled`: the data is fresh, hidden tabs have asked for it. */
  tabsChanged(isVisible: boolean, isPolled: boolean): void;
  /** Called after a successful poll. */
  polled(): void;
}

/** Notes when the member comes and leaves, and whether the server was asked since. */
export function createVisitFollower(account: Account): VisitFollower {
  let wasVisible = false;
  /** Whether a return may have been noted that no poll has followed yet. */
  let isReturnOpen = false;
  return {
    tabsChanged(isVisible, isPolled) {
      if (isVisible === wasVisible) return;
      wasVisible = isVisible;
      const nowMs = account.environment.now();
      if (!isVisible) {
        void noteLeft(account, nowMs);
        return;
      }
      isReturnOpen = !isPolled;
      void noteSeen(account, nowMs, isPolled);
    },
    polled() {
      if (isReturnOpen) void notePolled(account);
      isReturnOpen = false;
    },
  };
}
