import { useEffect, useState } from 'react';

/**
 * Navigates to the payment provider. `isLeaving` stays true while the provider's page loads, however long it takes, and
 * is reset if this page is restored from the back/forward cache.
 */
export function useLeaving(): { isLeaving: boolean; leave: (address: string) => void } {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Restored from the back/forward cache with its state frozen at the time of leaving.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return {
    isLeaving,
    leave: (address) => {
      setLeaving(true);
      location.assign(address);
    },
  };
}
