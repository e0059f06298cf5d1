/** Under which name the browser is asked to wake the service worker once there is network (Background Sync). */
export const OUTBOX_SYNC_TAG = 'outbox';
