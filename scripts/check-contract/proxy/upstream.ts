import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { SentRequest } from '../model/exchange.ts';
import { endToEnd, headerPairs, toServer } from './header-pairs.ts';

/** Where a request is forwarded to, and how. */
export interface Upstream {
  target: URL;
  request: SentRequest;
  sendOptions: RequestOptions & { rejectUnauthorized: boolean };
}

export function upstream(
  incoming: IncomingMessage,
  { baseUrl, isInsecure }: { baseUrl: string; isInsecure: boolean },
): Upstream {
  const target = new URL(baseUrl);
  const path = target.pathname.replace(/\/$/, '') + (incoming.url ?? '/');
  const headers = toServer(endToEnd(headerPairs(incoming.rawHeaders)), target);
  const method = incoming.method ?? 'GET';
  const flat = headers.flat();
  if (incoming.headers['transfer-encoding'] !== undefined) flat.push('Transfer-Encoding', 'chunked');
  return {
    target,
    request: { method, url: target.origin + path, headers, body: null },
    sendOptions: {
      method,
      path,
      hostname: target.hostname.replace(/^\[|\]$/g, ''),
      ...(target.port === '' ? {} : { port: target.port }),
      headers: flat,
      // Reusing a connection that the server has just closed would fail the request.
      agent: false,
      rejectUnauthorized: !isInsecure,
    },
  };
}

/** Opens the request to the server; the caller sends its body. */
export function send(target: URL, options: Upstream['sendOptions']): ReturnType<typeof httpRequest> {
  return target.protocol === 'https:' ? httpsRequest(options) : httpRequest(options);
}
