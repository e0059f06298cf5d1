import { createCookieFetch } from '../fixtures/cookie-fetch.ts';

/** Responses that an intermediary network may send instead of the server's. */
export const FOREIGN_ANSWERS = ['page', 'redirect', 'empty', 'cut', 'byte-order mark', 'login required'] as const;
export type ForeignAnswer = (typeof FOREIGN_ANSWERS)[number];

/** The connection between a device and the server, over real HTTP. */
export interface Network {
  fetch(request: Request): Promise<Response>;
  /** From now on, the network itself responds to all requests; null restores the server. */
  answerWith(foreign: ForeignAnswer | null): void;
}

export function createNetwork(): Network {
  const fetchWithCookies = createCookieFetch();
  let foreign: ForeignAnswer | null = null;
  return {
    async fetch(request) {
      return foreign === null ? await fetchWithCookies(request) : makeForeign(foreign);
    },
    answerWith(next) {
      foreign = next;
    },
  };
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
