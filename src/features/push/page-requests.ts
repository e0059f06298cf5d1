import { parsePageRequest } from '../../../worker/public/page-request.ts';

/**
 * Answers what the service worker asks this page: whether something is on screen, and to go where a clicked
 * notification leads, without loading anew. Returns the function that ends it.
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
      port.postMessage(location.pathname === request.path && document.visibilityState === 'visible');
    }
  };
  container.addEventListener('message', answer);
  // Messages of before this listener wait for it.
  container.startMessages();
  return () => container.removeEventListener('message', answer);
}
