import type { OperationContract } from '../model/operation.ts';
import type { Draft } from '../requests/draft.ts';

const NAME = 'idempotency-key';

/** Returns how an operation writes the header of its idempotency key; null if it takes none. */
export function keyName({ parameters }: OperationContract): string | null {
  return parameters.find(({ name }) => name.toLowerCase() === NAME)?.name ?? null;
}

/** Returns the key that a request carries, or null. */
export function keyOf({ headers }: Draft): string | null {
  return headers.find(([name]) => name.toLowerCase() === NAME)?.[1] ?? null;
}

export function withKey(draft: Draft, key: string): Draft {
  const kept = draft.headers.filter(([name]) => name.toLowerCase() !== NAME);
  return { ...draft, headers: [...kept, ['Idempotency-Key', key]] };
}
