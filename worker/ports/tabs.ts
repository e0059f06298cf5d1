import type { Environment } from '../environment.ts';
import { tabLockName } from '../public/tab-lock.ts';
import type { TabView } from '../public/worker-api.ts';

/** The views of all tabs of this origin, as far as known to this worker. */
export interface Tabs {
  report(tabId: string, view: TabView): void;
  visibleConversations(): ReadonlySet<number>;
  isAnyVisible(): boolean;
  isPushSubscribed(): boolean;
  count(): number;
}

/**
 * Tracks the tabs. Each tab holds its own lock for its lifetime; acquiring it means that the tab is gone, for whatever
 * reason. A heartbeat would mistake a suspended tab for a dead one (pitfall 3).
 */
export function createTabs(environment: Environment, onChange: () => void, onGone: (tabId: string) => void): Tabs {
  const views = new Map<string, TabView>();

  function watch(tabId: string): void {
    const never = new AbortController();
    void environment.locks.hold(tabLockName(tabId), never.signal, async () => {
      views.delete(tabId);
      onGone(tabId);
      onChange();
    });
  }

  return {
    report(tabId, view) {
      const isNew = !views.has(tabId);
      views.set(tabId, view);
      if (isNew) watch(tabId);
      onChange();
    },
    visibleConversations() {
      const ids = new Set<number>();
      for (const view of views.values()) {
        if (view.visible && view.conversationId !== null) ids.add(view.conversationId);
      }
      return ids;
    },
    isAnyVisible: () => [...views.values()].some((view) => view.visible),
    isPushSubscribed: () => [...views.values()].some((view) => view.pushSubscribed),
    count: () => views.size,
  };
}
