import { useEffect } from 'react';
import { setIconBadge } from '../../../worker/public/icon-badge.ts';
import { eachTimeShown } from '../../data/each-time-shown.ts';
import { isMemberHere } from '../../data/session-store.ts';
import { updateTitle } from '../../routing/document-title.ts';

/**
 * Shows the count in the page title and on the app icon. Safe in several tabs, since all show the same number.
 *
 * @param count null while unknown: title and icon stay unchanged
 */
export function useAppBadge(count: number | null): void {
  useEffect(() => {
    if (count === null) return;
    updateTitle({ badge: count });
    void setIconBadge(count);
    // A push that came while nobody looked has put its own number there, which may be over by now.
    return eachTimeShown(() => void setIconBadge(count));
  }, [count]);
  useEffect(
    () => () => {
      updateTitle({ badge: 0 });
      // The icon is that of all tabs: one that has lost its database to a newer version does not speak for them.
      if (!isMemberHere()) void setIconBadge(0);
    },
    [],
  );
}
