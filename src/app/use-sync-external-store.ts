import { useSyncExternalStore as reactUseSyncExternalStore } from 'react';

/** Replaces the shim of the same name (vite.config.ts), which wouter ships for React 17. */
export const useSyncExternalStore = reactUseSyncExternalStore;
