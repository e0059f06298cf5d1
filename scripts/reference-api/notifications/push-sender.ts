import type { Row } from '@libsql/client';
import webPush from 'web-push';
import { integerColumn, textColumn } from '../database/columns.ts';
import type { Database, Writer } from '../database/database.ts';
import { isFrequency } from './matrix.ts';
import { type PushKind, pushMessage } from './push-message.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** How long the push service keeps a message for a device that is offline: one day. */
const TTL_S = 24 * 60 * 60;
const SEND_LIMIT_MS = 10_000;
/** Response codes of the push service for a subscription that no longer exists. */
const GONE = [404, 410];
/** Contact address for the push service in case of problems with our messages (RFC 8292). */
const CONTACT = 'mailto:push@example.com';

/** Sends the queued push messages. Best effort, as with any push: each message is tried once. */
export interface PushSender {
  /** VAPID public key, published in the settings. */
  publicKey: string;
  /** Sends the queued messages. Call it after the transaction that queued them was committed. */
  wake(): void;
  /** Aborts requests in progress and waits for the run to end. */
  stop(): Promise<void>;
}

/**
 * Queues a push for each device of the account, unless the member has turned it off. Returns their number.
 *
 * @param subjectId id of the message, or of the profile that likes; 0 for a test
 */
export async function notePush(
  writer: Writer,
  accountId: number,
  kind: PushKind,
  subjectId: number,
  nowMs: number,
): Promise<number> {
  if (kind !== 'test' && !(await isFrequency(writer, accountId, kind, 'push', 'at_once'))) return 0;
  const { changedRows } = await writer.run(
    `INSERT INTO push_notices (endpoint, kind, subject_id, made_at_ms)
     SELECT endpoint, ?, ?, ? FROM push_subscriptions
     WHERE account_id = ? AND (expires_at_ms IS NULL OR expires_at_ms > ?)`,
    [kind, subjectId, nowMs, accountId, nowMs],
  );
  return changedRows;
}

export function createPushSender(database: Database, keys: VapidKeys): PushSender {
  const ended = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function sendAll(): Promise<void> {
    const notices = await database.rows(
      `SELECT push_notices.id, push_notices.kind, push_notices.subject_id, push_notices.made_at_ms,
         push_subscriptions.endpoint, push_subscriptions.account_id, push_subscriptions.p256dh, push_subscriptions.auth
       FROM push_notices JOIN push_subscriptions ON push_subscriptions.endpoint = push_notices.endpoint
       ORDER BY push_notices.id`,
    );
    if (notices.length === 0 || ended.signal.aborted) return;
    const gone = await Promise.all(notices.map((notice) => sendOne(notice)));
    await database.write(async (writer) => {
      for (const notice of notices) {
        await writer.run('DELETE FROM push_notices WHERE id = ?', [integerColumn(notice, 'id')]);
      }
      for (const endpoint of gone) {
        if (endpoint !== null) await writer.run('DELETE FROM push_subscriptions WHERE endpoint = ?', [endpoint]);
      }
    });
  }

  /** Returns the endpoint if the push service reports that the subscription no longer exists. */
  async function sendOne(notice: Row): Promise<string | null> {
    const endpoint = textColumn(notice, 'endpoint');
    const message = await pushMessage(database, notice);
    if (message === null) return null;
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: textColumn(notice, 'p256dh'), auth: textColumn(notice, 'auth') } },
      JSON.stringify(message),
      { vapidDetails: { subject: CONTACT, ...keys }, TTL: TTL_S, urgency: 'high' },
    );
    const sent = new Headers();
    for (const [name, value] of Object.entries(headers)) {
      // `fetch` derives it from the body.
      if (name !== 'Content-Length') sent.set(name, String(value));
    }
    try {
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(SEND_LIMIT_MS)]);
      const answer = await fetch(endpoint, { method, headers: sent, body: new Uint8Array(body), signal });
      return GONE.includes(answer.status) ? endpoint : null;
    } catch {
      return null;
    }
  }

  return {
    publicKey: keys.publicKey,
    wake() {
      running = running.then(sendAll).catch((error: unknown) => {
        if (!ended.signal.aborted) console.error(`A push was not sent: ${String(error)}`);
      });
    },
    async stop() {
      ended.abort();
      await running;
    },
  };
}
