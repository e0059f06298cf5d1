import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { MessageId } from '../i18n/translation.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { type LeaveAttempt, watchLeaveAttempts } from './leave-attempts.ts';

/** What the dialog says. */
interface LeaveWords {
  title: MessageId;
  text: MessageId;
  confirm: MessageId;
}

const PROFILE_WORDS: LeaveWords = {
  title: 'profile.leave_title',
  text: 'profile.leave_text',
  confirm: 'profile.leave',
};

/**
 * Asks for confirmation before navigation discards unsaved input. The caller must render the returned dialog.
 *
 * @param onLeave called when the member chooses to discard the input
 */
export function useLeaveGuard(isUnsaved: boolean, onLeave: () => void, words = PROFILE_WORDS): ReactNode {
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
      title={t(words.title)}
      text={t(words.text)}
      confirmLabel={t(words.confirm)}
      tone="danger"
      onCancel={() => setAttempt(null)}
      onConfirm={() => {
        onLeave();
        setLeaving(true);
      }}
    />
  );
}
