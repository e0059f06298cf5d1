import type { ProfileSave, SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { ask, isOvertaken, noteChange } from '../../sync/newest-answer.ts';
import { writeAccount } from '../../sync/write.ts';
import { pullUser } from '../user/pull.ts';

interface Save {
  fields: readonly string[];
  end: Promise<unknown>;
}

/** By the signal of a session: those under way, and those that wait. */
const saves = new WeakMap<AbortSignal, Set<Save>>();

/**
 * Saves a part of the member's own profile, after the saves of the same fields that began before: sent at once, they may
 * reach the server in the other order, and the older choice would stay.
 */
export async function saveProfile(account: Account, changes: ProfileSave): Promise<SaveResult> {
  const ofSession = saves.get(account.signal) ?? new Set<Save>();
  saves.set(account.signal, ofSession);
  const fields = Object.keys(changes);
  const before = [...ofSession].filter((other) => other.fields.some((field) => fields.includes(field)));
  const ending = Promise.allSettled(before.map(({ end }) => end)).then(() => sendSave(account, changes));
  const own: Save = { fields, end: ending };
  ofSession.add(own);
  try {
    return await ending;
  } finally {
    ofSession.delete(own);
  }
}

/**
 * Saves a part of the member's own profile and stores the user from the response; of two saves at once each response may
 * lack the other, so that the user is fetched.
 */
async function sendSave(account: Account, changes: ProfileSave): Promise<SaveResult> {
  const { database } = account;
  const question = ask(account, 'user');
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.PUT('/api/user.php', {
        params: { header: { 'Idempotency-Key': account.environment.createId() } },
        body: changes,
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  const isOld = isOvertaken(question);
  noteChange(account, 'user');
  if (isOld) {
    await pullUser(account);
    return { status: 'saved' };
  }
  const user = outcome.data;
  // If this write fails, the next poll fetches the user.
  if (user.profile.id === account.accountId) {
    await writeAccount(account, [database.user], () => database.user.put({ key: 'self', user }));
  }
  return { status: 'saved' };
}
