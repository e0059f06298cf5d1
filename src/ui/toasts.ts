import { TOAST_DURATION_MS } from '../../worker/public/constants.ts';
import type { Translation } from '../i18n/translation.ts';

/** As a function, of a toast that stays until it is acted upon: the language may be changed meanwhile. */
export type ToastWords = string | ((now: Translation) => string);

export interface Toast {
  id: number;
  text: ToastWords;
  /** `match`: two people like each other. */
  tone: 'neutral' | 'success' | 'match' | 'danger';
  /** A newer toast with the same topic replaces this one. */
  topic: ToastWords;
  action: ToastAction | null;
  /** What it leads to, and the people it is about; a template shows both or neither. */
  lead: ToastAction | null;
  faces: readonly ToastFace[];
  /** Null: stays until dismissed or acted upon. */
  durationMs: number | null;
}

export interface ToastFace {
  /** The member's. */
  id: number;
  src: string | null;
  name: string;
}

export interface ToastAction {
  label: ToastWords;
  onSelect: () => void;
}

interface ToastRequest {
  text: ToastWords;
  tone?: Toast['tone'];
  /** Defaults to the text: the same text twice in a row is shown as one toast. */
  topic?: string;
  action?: ToastAction;
  lead?: ToastAction | null;
  faces?: readonly ToastFace[];
  durationMs?: number | null;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a short message in the corner; it disappears after 5 s unless `durationMs` says otherwise. */
export function showToast(request: ToastRequest): void {
  const { text, tone = 'neutral', topic = text, action, lead = null, faces = [] } = request;
  const { durationMs = TOAST_DURATION_MS } = request;
  const others = toasts.filter((toast) => toast.topic !== topic);
  put([...others, { id: nextId++, text, tone, topic, action: action ?? null, lead, faces, durationMs }]);
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

let regions: readonly string[] = [];

/** Lets this region show the toasts, the page's own below those of dialogs. Returns what ends that. */
export function openToastRegion(id: string, { isInDialog }: { isInDialog: boolean }): () => void {
  regions = isInDialog ? [...regions, id] : [id, ...regions];
  put(toasts);
  return () => {
    regions = regions.filter((other) => other !== id);
    put(toasts);
  };
}

/** Returns the region that shows the toasts. */
export function currentToastRegion(): string | null {
  return regions.at(-1) ?? null;
}

function put(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
