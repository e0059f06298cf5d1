import { parsePageRequest } from '../../../worker/public/page-request.ts';
import { shownPath } from './shown-path.ts';

/**
 * Handles the service worker's requests to this page: whether a path is on screen, and to navigate to the target of a
 * clicked notification without a reload. Returns a function that stops it.
 */
export function answerServiceWorker(navigate: (path: string) => void): () => void {
  const container = navigator.serviceWorker;
  if (container === undefined) return () => undefined;
  const answer = (event: MessageEvent<unknown>) => {
    const request = parsePageRequest(event.data);
    const [port] = event.ports;
    if (request === null || port === undefined) return;
    if (request.type === 'open') {
      navigate(request.path);
      port.postMessage(true);
    } else {
      port.postMessage(shownPath(location.pathname) === request.path && document.visibilityState === 'visible');
    }
  };
  container.addEventListener('message', answer);
  // Delivers messages queued before this listener was added.
  container.startMessages();
  return () => container.removeEventListener('message', answer);
}
