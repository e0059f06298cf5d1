import { errorNames } from '../public/error-names.ts';
import type { Session } from '../public/session.ts';
import type { NextSession, SessionRecordStore } from './session-record-store.ts';

export interface SessionEnd {
  next: NextSession & { status: 'visitor' };
  keeper: SessionRecordStore;
  follow(session: Session): Promise<void>;
  /** Deletes what the account must not leave behind; may run twice. */
  wipe(): Promise<unknown>;
}

/**
 * Writes that the session has ended, closes its rows, tells all tabs, and then wipes: what a tab that has heard asks for
 * must find nothing to write to. On a full device it wipes first and writes again: a device without
 * room must not keep anybody from leaving (pitfall 15: quota exceeded, prune, go on).
 */
export async function endSession({ next, keeper, follow, wipe }: SessionEnd): Promise<void> {
  try {
    await keeper.change(next, follow);
  } catch (error) {
    if (!errorNames(error).includes('QuotaExceededError')) throw error;
    // The account is closed before its rows go, or it would be built anew.
    await follow({ status: 'visitor', epoch: keeper.current().session.epoch, cause: 'never' });
    await wipe();
    await keeper.change(next, follow);
  }
  await wipe();
}
