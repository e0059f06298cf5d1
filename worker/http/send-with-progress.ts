/** Receives the fraction of the body that has been sent, from 0 to 1. */
export type OnSent = (share: number) => void;

/**
 * Like `fetch`, but reports upload progress, which browsers only offer in XMLHttpRequest (XHR standard, upload events).
 * XMLHttpRequest follows redirects by itself: if the final URL differs, returns that redirect as the response. Rejects
 * with a TypeError if there is no response, and with the signal's reason if the request was aborted.
 */
export async function sendWithProgress(request: Request, onSent: OnSent): Promise<Response> {
  const body = await request.arrayBuffer();
  return await new Promise<Response>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.withCredentials = request.credentials === 'include';
    xhr.responseType = 'arraybuffer';
    request.headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    const { signal } = request;
    const abort = () => xhr.abort();
    signal.addEventListener('abort', abort, { once: true });
    xhr.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total);
    xhr.onload = () => resolve(toResponse(xhr, request.url));
    xhr.onerror = () => reject(new TypeError('The request got no answer'));
    xhr.onabort = () => reject(signal.reason);
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) reject(signal.reason);
    else xhr.send(body);
  });
}

function toResponse(xhr: XMLHttpRequest, url: string): Response {
  if (xhr.responseURL !== '' && xhr.responseURL !== url) return Response.redirect(xhr.responseURL, 302);
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const received: unknown = xhr.response;
  const hasBody = received instanceof ArrayBuffer && received.byteLength > 0;
  return new Response(hasBody ? received : null, { status: xhr.status, statusText: xhr.statusText, headers });
}
