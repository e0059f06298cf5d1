import { useEffect, useState } from 'react';
import { useQuery } from '../../routing/use-query.ts';

/** Name in the address, and in the state of its entry of the history. */
const NAME = 'token';

/** Returns the token of a mailed link, `?token=`, in the contract's format (`LinkToken`); null if there is none. */
export function readLinkToken(search: string): string | null {
  return tokenOf(new URLSearchParams(search).get(NAME));
}

/** The same from the state of an entry of the history, to which `useLinkToken` has moved it. */
export function readKeptToken(state: unknown): string | null {
  return typeof state === 'object' && state !== null && NAME in state ? tokenOf(state[NAME]) : null;
}

/**
 * Returns the token of the mailed link by which the page was opened, and takes it out of the address, which is seen by
 * bystanders, screenshots and scripts of others. A reload finds it in the state of the history's entry.
 */
export function useLinkToken(): string | null {
  const search = useQuery();
  const [token] = useState(() => readLinkToken(search) ?? readKeptToken(history.state));
  useEffect(() => {
    const rest = new URLSearchParams(location.search);
    if (token === null || rest.get(NAME) !== token) return;
    rest.delete(NAME);
    const query = rest.size === 0 ? '' : `?${rest}`;
    history.replaceState({ ...history.state, [NAME]: token }, '', location.pathname + query + location.hash);
  }, [token]);
  return token;
}

function tokenOf(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{16,200}$/.test(value) ? value : null;
}
