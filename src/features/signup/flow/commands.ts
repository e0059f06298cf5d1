import type { CommandResult, ProfileSave, SaveResult, SignupProgress } from '../../../../worker/public/worker-api.ts';
import { callWorker, LOCAL_CALL_LIMIT_MS, SERVER_CALL_LIMIT_MS, type Unreachable } from '../../../data/connection.ts';

export type SaveEnd = SaveResult | Unreachable;

/** Saves what a step asks for; with the last of them `lastSignupStep`. */
export function saveStep(changes: ProfileSave): Promise<SaveEnd> {
  return callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.saveProfile(changes));
}

/** Keeps on this device how far the sign-up is; null when it is over. */
export function keepProgress(progress: SignupProgress | null): Promise<CommandResult | Unreachable> {
  return callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.keepSignup(progress));
}

/** Whether the activation mail has arrived; false also when that could not be found out. */
export async function isMailDelivered(): Promise<boolean> {
  const result = await callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.loadActivation());
  return result.status === 'answered' && result.delivered;
}
