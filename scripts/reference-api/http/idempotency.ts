import { createHash } from 'node:crypto';
import { parseJson } from '../contract/json.ts';
import { textColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, isAccepted, ok, refuse } from './answer.ts';

/** A request together with its idempotency key. */
export interface KeyedRequest {
  /** Owner of the key: an account, or a browser before login. */
  scope: string;
  /** Null if the client sent no key; every request is then separate. */
  key: string | null;
  operationId: string;
  bodyText: string;
  nowMs: number;
}

/**
 * Runs `act` once per key: a retry receives the first answer, a different request with the same key a 409. Only an
 * accepted answer is stored, in the transaction of the action: a refused request may be retried unchanged.
 */
export async function actOnce(writer: Writer, request: KeyedRequest, act: () => Promise<Answer>): Promise<Answer> {
  if (request.key === null) return act();
  const bodyHash = createHash('sha256').update(request.bodyText).digest('hex');
  const first = await writer.row('SELECT * FROM idempotent_answers WHERE scope = ? AND key = ?', [
    request.scope,
    request.key,
  ]);
  if (first !== null) {
    const isSame =
      textColumn(first, 'operation') === request.operationId && textColumn(first, 'body_hash') === bodyHash;
    if (!isSame) return refuse(409, 'idempotency_conflict', 'This key belongs to another request.');
    return ok(parseJson(textColumn(first, 'answer')));
  }
  const answer = await act();
  if (isAccepted(answer)) {
    await writer.run(
      `INSERT INTO idempotent_answers (scope, key, operation, body_hash, answer, answered_at_ms)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [request.scope, request.key, request.operationId, bodyHash, JSON.stringify(answer.body), request.nowMs],
    );
  }
  return answer;
}
