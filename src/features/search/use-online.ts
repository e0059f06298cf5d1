import { useEffect, useEffectEvent } from 'react';

/** Calls `retry` when the device comes back online while `isWaiting`. */
export function useOnline(isWaiting: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return;
    const onOnline = () => again();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isWaiting]);
}
