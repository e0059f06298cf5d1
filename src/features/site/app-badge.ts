import { useEffect } from 'react';
import { setIconBadge } from '../../../worker/public/icon-badge.ts';
import { updateTitle } from '../../routing/document-title.ts';

/**
 * Shows what waits in the title and on the app's icon. Every tab may: they all show the same number.
 *
 * @param count null while it is not known: the icon keeps what it shows
 */
export function useAppBadge(count: number | null): void {
  useEffect(() => {
    if (count === null) return;
    updateTitle({ badge: count });
    void setIconBadge(count);
  }, [count]);
  useEffect(
    () => () => {
      updateTitle({ badge: 0 });
      void setIconBadge(0);
    },
    [],
  );
}
