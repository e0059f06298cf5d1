import { useEffect, useState } from 'react';

/**
 * Navigates to the payment provider. `isLeaving` stays true while the provider's page loads, however long it takes, and
 * is reset if the member stops the load, or if this page is restored from the back/forward cache.
 */
export function useLeaving(): { isLeaving: boolean; leave: (address: string) => void } {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const onStop = () => setLeaving(false);
    // Restored from the back/forward cache with its state frozen at the time of leaving.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    const navigation = navigationEvents();
    addEventListener('pageshow', onShow);
    navigation?.addEventListener('navigateerror', onStop);
    return () => {
      removeEventListener('pageshow', onShow);
      navigation?.removeEventListener('navigateerror', onStop);
    };
  }, []);
  return {
    isLeaving,
    leave: (address) => {
      setLeaving(true);
      location.assign(address);
    },
  };
}

/**
 * Returns the Navigation API (HTML standard), whose `navigateerror` event reports a load that was stopped, or null in
 * browsers without it. TypeScript's DOM library does not declare it yet.
 */
function navigationEvents(): EventTarget | null {
  const navigation: unknown = Reflect.get(window, 'navigation');
  return navigation instanceof EventTarget ? navigation : null;
}
