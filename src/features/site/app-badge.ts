import { useEffect } from 'react';
import { updateTitle } from '../../app/document-title.ts';

/** Shows what waits in the title and on the app's icon. Every tab may: they all show the same number. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    updateTitle({ badge: count });
    setIconBadge(count);
  }, [count]);
  useEffect(
    () => () => {
      updateTitle({ badge: 0 });
      setIconBadge(0);
    },
    [],
  );
}

function setIconBadge(count: number): void {
  // Missing in Firefox and on Android; refused where the app is not installed.
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(count).catch(() => undefined);
}
