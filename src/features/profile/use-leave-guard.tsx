import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { type LeaveAttempt, watchLeaveAttempts } from './leave-attempts.ts';

/**
 * Asks for confirmation before navigation discards unsaved input. The caller must render the returned dialog.
 *
 * @param onLeave called when the member chooses to discard the input
 */
export function useLeaveGuard(isUnsaved: boolean, onLeave: () => void): ReactNode {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [attempt, setAttempt] = useState<LeaveAttempt | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  // A layout effect, so that it is cleaned up before a page that replaces this one, such as the login, navigates.
  useLayoutEffect(() => {
    return isUnsaved && !isLeaving ? watchLeaveAttempts(setAttempt) : undefined;
  }, [isUnsaved, isLeaving]);
  useLayoutEffect(() => {
    if (!isLeaving || attempt === null) return;
    if (attempt.kind === 'history') history.go(attempt.delta);
    else navigate(attempt.path);
  }, [isLeaving, attempt, navigate]);
  return (
    <ConfirmDialog
      open={attempt !== null && !isLeaving}
      title={t('profile.leave_title')}
      text={t('profile.leave_text')}
      confirmLabel={t('profile.leave')}
      tone="danger"
      onCancel={() => setAttempt(null)}
      onConfirm={() => {
        onLeave();
        setLeaving(true);
      }}
    />
  );
}
