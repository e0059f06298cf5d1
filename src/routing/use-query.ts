import { useRouter } from 'wouter';

/**
 * Returns the query of the address as the browser has it, without its question mark. Not `useSearch` of the router, which
 * decodes it already: what is encoded twice, such as an address within an address, would not be what it was.
 */
export function useQuery(): string {
  const router = useRouter();
  return router.searchHook(router).replace(/^\?/, '');
}
