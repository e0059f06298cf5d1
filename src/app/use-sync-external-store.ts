import { useSyncExternalStore as reactUseSyncExternalStore } from 'react';

/** Stands in for the shim of the same name (vite.config.ts), which wouter brings for React 17. */
export const useSyncExternalStore = reactUseSyncExternalStore;
