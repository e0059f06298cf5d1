import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { type Departure, watchDepartures } from './departures.ts';

/**
 * Asks before unsaved input is left behind, wherever the way leads. The dialog belongs into the caller's tree.
 *
 * @param onLeave the member leaves without it
 */
export function useLeaveGuard(isUnsaved: boolean, onLeave: () => void): ReactNode {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [departure, setDeparture] = useState<Departure | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  // Ends before a page that replaces this one, such as the login, goes anywhere.
  useLayoutEffect(() => {
    return isUnsaved && !isLeaving ? watchDepartures(setDeparture) : undefined;
  }, [isUnsaved, isLeaving]);
  useLayoutEffect(() => {
    if (!isLeaving || departure === null) return;
    if (departure.kind === 'history') history.go(departure.delta);
    else navigate(departure.path);
  }, [isLeaving, departure, navigate]);
  return (
    <ConfirmDialog
      open={departure !== null && !isLeaving}
      title={t('profile.leave_title')}
      text={t('profile.leave_text')}
      confirmLabel={t('profile.leave')}
      tone="danger"
      onCancel={() => setDeparture(null)}
      onConfirm={() => {
        onLeave();
        setLeaving(true);
      }}
    />
  );
}
