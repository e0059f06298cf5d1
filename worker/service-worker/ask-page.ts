import type { PageRequest } from '../public/page-request.ts';

/** The part of a page, as the service worker finds it, that is asked. */
export interface AskedPage {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/**
 * Sends a request to a page. Returns false if the page declines or does not reply within the limit, as pages of an
 * older version do.
 */
export function askPage(client: AskedPage, request: PageRequest, limitMs: number): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), limitMs);
    port1.onmessage = (event: MessageEvent<unknown>) => {
      clearTimeout(timer);
      resolve(event.data === true);
    };
    client.postMessage(request, [port2]);
  });
}
