import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { isMetaRow } from '../../../worker/public/row-doors.ts';
import type { ProfileChanges } from '../../../worker/public/worker-api.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { createDraftSaver, type DraftSaver } from '../chat/draft-saver.ts';

const SAVE_DELAY_MS = 400;

/** Returns the unsaved changes stored on this device; null if there are none, undefined while loading. */
export function useProfileDraft(): ProfileChanges | null | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const row = await database.meta.get('profile-draft');
    return isMetaRow(row) && row.key === 'profile-draft' ? row.changes : null;
  }, [database]);
}

/** Stores unsaved changes on this device so that they survive a reload or a lost session. */
export function useProfileDraftSaver(isUnsaved: boolean): DraftSaver<ProfileChanges | null> {
  const saver = useMemo(
    () => createDraftSaver<ProfileChanges | null>((changes) => void calls.saveProfileDraft(changes), SAVE_DELAY_MS),
    [],
  );
  useEffect(() => {
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') saver.flush();
    };
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      saver.flush();
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
