import { TOAST_DURATION_MS } from '../../worker/public/constants.ts';

export interface Toast {
  id: number;
  text: string;
  tone: 'neutral' | 'success' | 'danger';
  action: ToastAction | null;
  /** Null: stays until it is dismissed or acted upon. */
  durationMs: number | null;
}

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

interface ToastRequest {
  text: string;
  tone?: Toast['tone'];
  action?: ToastAction;
  durationMs?: number | null;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a short message in the corner; it leaves by itself after 5 s unless `durationMs` says otherwise. */
export function showToast({ text, tone = 'neutral', action, durationMs = TOAST_DURATION_MS }: ToastRequest): void {
  // The same words twice in a row are one message.
  const others = toasts.filter((toast) => toast.text !== text);
  put([...others, { id: nextId++, text, tone, action: action ?? null, durationMs }]);
}

export function dismissToast(id: number): void {
  put(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
