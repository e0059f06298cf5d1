import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Where React meets the document. Stands with the packages (scripts/build/chunk-names.ts): React's DOM is then set up
 * when they run, and not within the task of the app.
 */

/** Draws into the container, which must be empty. */
export function drawView(container: Element, view: ReactNode): void {
  createRoot(container).render(view);
}

/** Takes over what stands in the container. `onMismatch` is told when the view draws something else. */
export function hydrateView(container: Element, view: ReactNode, onMismatch: (error: unknown) => void): void {
  hydrateRoot(container, view, { onRecoverableError: onMismatch });
}
