import { createHash } from 'node:crypto';
import { parseJson } from '../contract/json.ts';
import { textColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, isAccepted, ok, refuse } from './answer.ts';

/** One intent of the client. */
export interface KeyedRequest {
  /** Whose key it is: an account, or a browser before login. */
  scope: string;
  /** Null when the client sent no key: then every request is an intent of its own. */
  key: string | null;
  operationId: string;
  bodyText: string;
  nowMs: number;
}

/**
 * Acts once for each key: a repetition is answered with the first answer, another request under the same key with 409.
 * Only what was done is remembered, in the transaction that did it: a refused request may be sent again as it is.
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
