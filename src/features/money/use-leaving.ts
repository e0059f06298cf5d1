import { useEffect, useState } from 'react';

/**
 * Leaves for the page of the payment provider. `isLeaving` stays true while that page loads, however long it takes,
 * until this page is gone, comes back by the back button, or the load was stopped and it is used again.
 */
export function useLeaving(): { isLeaving: boolean; leave: (address: string) => void } {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // From the back/forward cache, where the page stood still as it was left.
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
