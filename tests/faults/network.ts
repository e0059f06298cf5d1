import { createCookieFetch } from '../fixtures/cookie-fetch.ts';

/** What a network between can put in the place of an answer. */
export const FOREIGN_ANSWERS = ['page', 'redirect', 'empty', 'cut', 'byte-order mark', 'login required'] as const;
export type ForeignAnswer = (typeof FOREIGN_ANSWERS)[number];

/** Calls that are limited on their own (worker/http/silence.ts). */
const OWN_LIMIT = /\/api\/(login|activate|reset-password)\.php$/;

/** The way between a device and the server, over real HTTP. */
export interface Network {
  fetch(request: Request): Promise<Response>;
  /** From now on everything is answered by the network itself; null: by the server. */
  answerWith(foreign: ForeignAnswer | null): void;
  /** Calls that went out although the server had asked for silence. */
  brokenSilences(): number;
}

/** @param now the clock of the device, in milliseconds, by which it waits */
export function createNetwork(now: () => number): Network {
  const fetchWithCookies = createCookieFetch();
  let foreign: ForeignAnswer | null = null;
  let silence = { sinceMs: 0, untilMs: 0 };
  let broken = 0;
  return {
    async fetch(request) {
      if (foreign !== null) return makeForeign(foreign);
      // Who sets the clock back cannot know how much of the wait is over.
      const isSilent = silence.sinceMs <= now() && now() < silence.untilMs;
      if (isSilent && !OWN_LIMIT.test(request.url)) broken += 1;
      // Nobody can keep to what an answer says before they have it.
      const response = await readWhole(await fetchWithCookies(request));
      const retryAfterS = Number(response.headers.get('retry-after') ?? Number.NaN);
      const isAsked = (response.status === 429 || response.status === 503) && Number.isFinite(retryAfterS);
      if (isAsked && !OWN_LIMIT.test(request.url)) {
        const untilMs = now() + retryAfterS * 1_000;
        if (untilMs > silence.untilMs || silence.sinceMs > now()) silence = { sinceMs: now(), untilMs };
      }
      return response;
    },
    answerWith(next) {
      foreign = next;
    },
    brokenSilences: () => broken,
  };
}

/** The device hands an answer to the app once it is there to its last byte. */
async function readWhole(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(bytes.byteLength === 0 ? null : bytes, { status: response.status, headers });
}

function makeForeign(foreign: ForeignAnswer): Response {
  switch (foreign) {
    case 'page':
      return new Response('<!doctype html><title>Hotel</title><p>Please log in.', {
        headers: { 'content-type': 'text/html' },
      });
    case 'redirect':
      return new Response(null, { status: 302, headers: { location: 'http://hotel.example/login' } });
    case 'empty':
      return new Response(null);
    case 'cut':
      return new Response('{"message":{"id":');
    case 'byte-order mark':
      return new Response('\ufeff{}');
    case 'login required':
      return new Response('Log in', { status: 511 });
  }
}
