import { useEffect, useMemo } from 'react';
import { isMetaRow } from '../../../worker/public/row-doors.ts';
import type { ProfileChanges } from '../../../worker/public/worker-api.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { isWorthRetrying } from '../../data/command-problem.ts';
import { useSession } from '../../data/session-store.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { createDraftSaver, type DraftSaver } from '../chat/draft-saver.ts';
import { forgetUnsavedProfile, keepUnsavedProfile, readUnsavedProfile } from './unsaved-profile.ts';

const SAVE_DELAY_MS = 400;

/**
 * Returns the unsaved changes stored on this device; null if there are none, undefined while loading. What the worker
 * has not stored yet comes first, such as what was typed as the page ended.
 */
export function useProfileDraft(): ProfileChanges | null | undefined {
  const database = useAccountDatabase();
  const accountId = useAccountId();
  const stored = useLiveQuery(async () => {
    const row = await database.meta.get('profile-draft');
    return isMetaRow(row) && row.key === 'profile-draft' ? row.changes : null;
  }, [database]);
  const typed = accountId === null ? undefined : readUnsavedProfile(accountId);
  return typed === undefined ? stored : typed;
}

function useAccountId(): number | null {
  const session = useSession();
  return session.status === 'member' ? session.accountId : null;
}

/** Stores unsaved changes on this device so that they survive a reload or a lost session. */
export function useProfileDraftSaver(isUnsaved: boolean): DraftSaver<ProfileChanges | null> {
  const accountId = useAccountId();
  const saver = useMemo(() => {
    const stored = createDraftSaver<ProfileChanges | null>({
      save: async (changes) => {
        const end = await calls.saveProfileDraft(changes);
        if (end.status === 'accepted' && accountId !== null) forgetUnsavedProfile(accountId, changes);
        return isWorthRetrying(end) ? 'later' : 'settled';
      },
      delayMs: SAVE_DELAY_MS,
    });
    return {
      ...stored,
      put: (changes: ProfileChanges | null) => {
        if (accountId !== null) keepUnsavedProfile(accountId, changes);
        stored.put(changes);
      },
    };
  }, [accountId]);
  useEffect(() => {
    // Typed before the page ended, and not stored by the worker before that.
    const typed = accountId === null ? undefined : readUnsavedProfile(accountId);
    if (typed !== undefined) saver.put(typed);
  }, [saver, accountId]);
  useEffect(() => {
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') saver.flush();
    };
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      saver.end();
    };
  }, [saver]);
  useEffect(() => {
    // `pagehide` would be too late: the worker terminates together with the last tab.
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', saver.flush);
    return () => window.removeEventListener('beforeunload', saver.flush);
  }, [isUnsaved, saver]);
  return saver;
}
