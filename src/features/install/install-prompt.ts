import { useSyncExternalStore } from 'react';

/** The event Chromium fires when the site can be installed; other browsers do not support it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let waiting: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function put(next: InstallPromptEvent | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Keeps the browser from prompting by itself; the event is kept for a better moment. Returns a function that stops it.
 */
export function followInstallPrompt(): () => void {
  const keep = (event: Event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    put(event);
  };
  const forget = () => put(null);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', forget);
  };
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Returns whether the browser can prompt now. */
export function useInstallPrompt(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}

/** Shows the browser's prompt, which works once per event. */
export async function showInstallPrompt(): Promise<void> {
  const event = waiting;
  put(null);
  await event?.prompt().catch(() => undefined);
}

/** Returns whether the app was opened from the home screen, including Safari's own property. */
export function isInstalled(): boolean {
  if (window.matchMedia('(display-mode: standalone)').matches) return true;
  return 'standalone' in navigator && navigator.standalone === true;
}
