import { useEffect, useState } from 'react';

/**
 * Tells whether something was typed at this path while it was `watched`, that is before a member was logged in here: the
 * page then stays in the frame it has, for another one would begin it anew, without what was typed. False again once the
 * path is left.
 *
 * Happens where somebody logs in in another tab, and where cookies outlive storage, as after WebKit's seven days without
 * a visit.
 */
export function useTypedEarly(path: string, isWatched: boolean): boolean {
  const [typedAt, setTypedAt] = useState<string | null>(null);
  if (typedAt !== null && typedAt !== path) setTypedAt(null);
  useEffect(() => {
    if (!isWatched) return;
    const ended = new AbortController();
    addEventListener('input', () => setTypedAt(path), { signal: ended.signal, passive: true });
    return () => ended.abort();
  }, [path, isWatched]);
  return typedAt === path;
}
