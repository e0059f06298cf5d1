import { useEffect, useState } from 'react';

/**
 * Returns the address of a picture: the large one, the small one where that cannot be loaded, as without a network, and
 * null where neither can.
 *
 * @param small null if there is none
 */
export function useLoadable(large: string | null, small: string | null): { shown: string | null; onError: () => void } {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const hasFailed = failed.length > 0;
  useEffect(() => {
    if (!hasFailed) return;
    // What failed without a network may be there with it: a tab may stay open for days.
    const again = () => setFailed([]);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [hasFailed]);
  const shown = [large, small].find((src) => src !== null && !failed.includes(src)) ?? null;
  return { shown, onError: () => shown !== null && setFailed([...failed, shown]) };
}
