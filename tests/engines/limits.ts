import type { EngineName } from './engine.ts';

export interface Limit {
  /** A key of `readAbilities`. */
  ability: string;
  reason: string;
}

/** Features used by the app that an engine lacks, and what the app does instead. The suite checks each entry. */
export const LIMITS: Record<EngineName, readonly Limit[]> = {
  Chromium: [],
  Firefox: [
    {
      ability: 'Background Sync',
      reason: 'Firefox has no SyncManager; waiting messages go out at the next start of the app',
    },
    { ability: 'Badging API', reason: 'Firefox has no setAppBadge; the title of the tab carries the count' },
    { ability: 'Save-Data', reason: 'Firefox tells no connection; pages are fetched ahead as on any other' },
    { ability: 'install prompt', reason: 'Firefox for desktops installs no web application; nothing is offered' },
  ],
  WebKit: [
    {
      ability: 'Background Sync',
      reason: 'WebKit has no SyncManager; waiting messages go out at the next start of the app',
    },
    { ability: 'Badging API', reason: 'WebKitGTK has no setAppBadge; the title of the tab carries the count' },
    { ability: 'Push API', reason: 'WebKitGTK has no PushManager; the app says that this browser takes no pushes' },
    { ability: 'Save-Data', reason: 'WebKit tells no connection; pages are fetched ahead as on any other' },
    { ability: 'install prompt', reason: 'WebKit has no such event; on iOS the app explains the way by hand' },
    { ability: 'persistent storage', reason: 'WebKitGTK has no storage.persist; nothing is asked for' },
  ],
};

/** What an engine's driver cannot observe or do: not tested here, although the app may support it. */
export const BLIND_SPOTS: Record<EngineName, readonly string[]> = {
  Chromium: ['pushes: tests/e2e delivers them through the DevTools protocol, which BiDi has no word for'],
  Firefox: ['pushes: WebDriver BiDi has no command to deliver one, and Firefox would need Mozilla’s push service'],
  WebKit: [
    'console output and uncaught errors: WebDriver (classic) has no command to read them',
    'pushes: WebKitGTK’s MiniBrowser has no push service',
  ],
};
