import type { CommandResult, ProfileSave, SaveResult, SignupProgress } from '../../../../worker/public/worker-api.ts';
import { calls } from '../../../data/calls.ts';
import type { Unreachable } from '../../../data/connection.ts';

export type SaveEnd = SaveResult | Unreachable;

/** Saves what a step asks for; with the last of them `lastSignupStep`. */
export function saveStep(changes: ProfileSave): Promise<SaveEnd> {
  return calls.saveProfile(changes);
}

/** Keeps on this device how far the sign-up is; null when it is over. */
export function keepProgress(progress: SignupProgress | null): Promise<CommandResult | Unreachable> {
  return calls.keepSignup(progress);
}

/** Whether the activation mail has arrived; false also when that could not be found out. */
export async function isMailDelivered(): Promise<boolean> {
  const result = await calls.loadActivation();
  return result.status === 'answered' && result.delivered;
}
