import type { HeaderList } from '../model/exchange.ts';
import type { Draft } from './draft.ts';

/**
 * Headers of every request that the app makes in a browser; `baseUrl` is where it runs. The name of the browser and its
 * languages are left out: sessions may be bound to the one, and texts may follow the other.
 */
export function asABrowser(baseUrl: string): HeaderList {
  const { origin } = new URL(baseUrl);
  return [
    ['Accept', '*/*'],
    ['Origin', origin],
    ['Referer', `${origin}/`],
    ['Sec-Fetch-Site', 'same-origin'],
    ['Sec-Fetch-Mode', 'cors'],
    ['Sec-Fetch-Dest', 'empty'],
  ];
}

/** Returns the request with what a browser adds. */
export function asSentByBrowser(draft: Draft, baseUrl: string): Draft {
  const added = asABrowser(baseUrl).filter(([name]) => !draft.headers.some(([known]) => known === name));
  return { ...draft, headers: [...added, ...draft.headers] };
}
