import { useSyncExternalStore } from 'react';

/** What Chromium sends when the site can be installed; other browsers know no such event. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let waiting: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function put(next: InstallPromptEvent | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser from asking by itself at the first visit; the event waits for a better moment. */
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

/** Whether the browser would ask now. */
export function useInstallPrompt(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}

/** Lets the browser ask. It does so once for each event. */
export async function showInstallPrompt(): Promise<void> {
  const event = waiting;
  put(null);
  await event?.prompt().catch(() => undefined);
}

/** Opened from the home screen, also where Safari has its own word for it. */
export function isInstalled(): boolean {
  if (window.matchMedia('(display-mode: standalone)').matches) return true;
  return 'standalone' in navigator && navigator.standalone === true;
}
