import { at } from '../contract/json.ts';
import type { Draft } from '../requests/draft.ts';

const NAME = 'message_id';

/** Returns the client-generated message id, which doubles as the idempotency key of a message; null without one. */
export function messageKey({ body }: Draft): string | null {
  if (body.kind === 'multipart') return body.fields.find(([name]) => name === NAME)?.[1] ?? null;
  const id = body.kind === 'json' ? at(body.value, NAME) : null;
  return typeof id === 'string' ? id : null;
}

/** Returns a form with the message id of another one, if it has such a field. */
export function withMessageKey(draft: Draft, of: Draft): Draft {
  const key = messageKey(of);
  if (draft.body.kind !== 'multipart' || key === null) return draft;
  const fields = draft.body.fields.map(([name, value]) => [name, name === NAME ? key : value] as const);
  return { ...draft, body: { ...draft.body, fields } };
}
