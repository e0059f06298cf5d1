/** Tag of the Background Sync registration that wakes the service worker once the device is online. */
export const OUTBOX_SYNC_TAG = 'outbox';
