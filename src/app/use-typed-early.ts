import { useEffect, useState } from 'react';

/**
 * Tells whether something was typed at this path before it was known who is logged in: the page then stays in the frame
 * it has, for another one would begin it anew, without what was typed. False again once the path is left.
 *
 * Happens where cookies outlive storage, as after WebKit's seven days without a visit.
 */
export function useTypedEarly(path: string, isKnown: boolean): boolean {
  const [typedAt, setTypedAt] = useState<string | null>(null);
  if (typedAt !== null && typedAt !== path) setTypedAt(null);
  useEffect(() => {
    if (isKnown) return;
    const ended = new AbortController();
    addEventListener('input', () => setTypedAt(path), { signal: ended.signal, passive: true });
    return () => ended.abort();
  }, [path, isKnown]);
  return typedAt === path;
}
