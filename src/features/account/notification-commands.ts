import type { EmailChange, NotificationChoice, SaveResult } from '../../../worker/public/worker-api.ts';
import { calls } from '../../data/calls.ts';
import type { Unreachable } from '../../data/connection.ts';

export type SaveEnd = SaveResult | Unreachable;

/** Saves what changed in the matrix. */
export function saveNotifications(changes: readonly NotificationChoice[]): Promise<SaveEnd> {
  return calls.saveNotifications(changes);
}

/** @param attemptId the same for each try with this address: one mail is sent */
export function changeEmail(change: EmailChange, attemptId: string): Promise<SaveEnd> {
  return calls.changeEmail(change, attemptId);
}
