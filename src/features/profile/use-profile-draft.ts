import { useEffect, useMemo, useState } from 'react';
import { isMetaRow } from '../../../worker/public/row-doors.ts';
import type { ProfileChanges } from '../../../worker/public/worker-api.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { isWorthRetrying } from '../../data/command-problem.ts';
import { useAccountId } from '../../data/session-store.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { createDraftSaver, type DraftSaver, type SaveEnd } from '../chat/draft-saver.ts';
import { forgetUnsavedProfile, keepUnsavedProfile, readUnsavedProfile } from './unsaved-profile.ts';

const SAVE_DELAY_MS = 400;

/** Unsaved changes from before this page was opened, or from another tab; null where there are none. */
export interface KeptProfile {
  /** As the worker has stored them, as far as this tab knows. */
  stored: ProfileChanges | null;
  /** The same, unless this tab has typed what the worker has not stored yet, such as right before a reload. */
  changes: ProfileChanges | null;
}

/** Returns the unsaved changes on this device; undefined while loading. */
export function useProfileDraft(): KeptProfile | undefined {
  const database = useAccountDatabase();
  const accountId = useAccountId();
  const stored = useLiveQuery(async () => {
    const row = await database.meta.get('profile-draft');
    return isMetaRow(row) && row.key === 'profile-draft' ? row.changes : null;
  }, [database]);
  const typed = accountId === null ? undefined : readUnsavedProfile(accountId);
  // Without a look at what is stored: a worker that hangs may hold that.
  if (typed !== undefined) return { stored: typed.before, changes: typed.changes };
  return stored === undefined ? undefined : { stored, changes: stored };
}

/**
 * Stores unsaved changes on this device so that they survive a reload or a lost session.
 *
 * @param kept those of the form as it was opened
 */
export function useProfileDraftSaver(isUnsaved: boolean, kept: KeptProfile): DraftSaver<ProfileChanges | null> {
  const accountId = useAccountId();
  const [opened] = useState(kept);
  const saver = useMemo(() => createProfileSaver(accountId, opened.stored), [accountId, opened]);
  useEffect(() => {
    // Typed before the page ended, and not stored by the worker before that.
    if (accountId !== null && readUnsavedProfile(accountId) !== undefined) saver.put(opened.changes);
  }, [saver, accountId, opened]);
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

/** @param stored the unsaved changes that the worker has stored so far, as far as this tab knows */
function createProfileSaver(
  accountId: number | null,
  stored: ProfileChanges | null,
): DraftSaver<ProfileChanges | null> {
  let before = stored;
  let newest = stored;
  let lastSave: Promise<unknown> = Promise.resolve();
  const save = async (changes: ProfileChanges | null): Promise<SaveEnd> => {
    const end = await calls.saveProfileDraft(changes, before);
    if (end.status === 'accepted') {
      if (accountId !== null) {
        if (newest === changes) forgetUnsavedProfile(accountId, { changes, before });
        else keepUnsavedProfile(accountId, { changes: newest, before: changes });
      }
      before = changes;
    }
    return isWorthRetrying(end) ? 'later' : 'settled';
  };
  const saver = createDraftSaver<ProfileChanges | null>({
    // One after the other: each says what the one before it has stored.
    save: (changes) => {
      const saved = lastSave.then(() => save(changes));
      lastSave = saved;
      return saved;
    },
    delayMs: SAVE_DELAY_MS,
  });
  return {
    ...saver,
    put: (changes) => {
      newest = changes;
      if (accountId !== null) keepUnsavedProfile(accountId, { changes, before });
      saver.put(changes);
    },
  };
}
