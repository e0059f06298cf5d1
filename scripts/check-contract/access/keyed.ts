import { randomUUID } from 'node:crypto';
import { at, isRecord } from '../contract/json.ts';
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

/** `name` may be in other letters: names of headers have no case. */
export function withKey(draft: Draft, key: string, name = 'Idempotency-Key'): Draft {
  const kept = draft.headers.filter(([name]) => name.toLowerCase() !== NAME);
  return { ...draft, headers: [...kept, [name, key]] };
}

/** Uses a fresh key, since a reused one would be answered from the idempotency cache. */
export function withFreshKey(draft: Draft): Draft {
  const key = draft.body.kind === 'json' && isRecord(draft.body.value) ? at(draft.body.value, 'message_id') : undefined;
  const value = typeof key === 'string' && key.length === 36 ? key : randomUUID();
  return {
    ...draft,
    headers: draft.headers.map(
      ([name, old]) => [name, name.toLowerCase() === 'idempotency-key' ? value : old] as const,
    ),
  };
}

/** Keeps a key that is wrong on purpose. */
export function withKeyUnless(draft: Draft): Draft {
  const key = draft.headers.find(([name]) => name.toLowerCase() === 'idempotency-key')?.[1] ?? '';
  return key.length >= 8 && key.length <= 64 ? withFreshKey(draft) : draft;
}
