import { useEffect } from 'react';
import { setIconBadge } from '../../../worker/public/icon-badge.ts';
import { updateTitle } from '../../routing/document-title.ts';

/** Shows what waits in the title and on the app's icon. Every tab may: they all show the same number. */
export function useAppBadge(count: number): void {
  useEffect(() => {
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
