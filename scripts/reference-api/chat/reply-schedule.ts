import { integerColumn, nullableInteger, textColumn } from '../database/columns.ts';
import type { Database, Writer } from '../database/database.ts';
import { createRandom } from '../demo/random.ts';
import { REPLIES } from '../demo/replies.ts';
import { asLocale } from '../members/profile-card.ts';
import { notePush } from '../notifications/push-sender.ts';
import { markReadByPartner } from './conversations.ts';
import { storeMessage } from './messages.ts';

/** Range from which the time that a member takes to reply is picked. */
export interface ReplyDelay {
  minMs: number;
  maxMs: number;
}

/** Makes members reply after a delay, so that a demo feels alive. Pending replies are stored and survive a restart. */
export interface ReplySchedule {
  /** Null if members do not reply. */
  delay: ReplyDelay | null;
  /** Sends the replies that are due and schedules the next one. */
  wake(): void;
  /** Stops the schedule and waits for the run in progress. */
  stop(): Promise<void>;
}

/** Returns whether a reply was scheduled; a conversation has at most one pending reply. */
export async function planReply(
  writer: Writer,
  schedule: ReplySchedule,
  conversationId: number,
  nowMs: number,
): Promise<boolean> {
  if (schedule.delay === null) return false;
  const { minMs, maxMs } = schedule.delay;
  const random = createRandom(`reply ${conversationId} ${nowMs}`);
  const delayMs = random.integer(minMs, maxMs);
  const { changedRows } = await writer.run(
    `INSERT INTO pending_replies (conversation_id, read_at_ms, due_at_ms) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`,
    [conversationId, nowMs + Math.floor(delayMs / 2), nowMs + delayMs],
  );
  return changedRows > 0;
}

/** Creates the schedule; `onAnswered` is called after each run, even if no reply was due. */
export function createReplySchedule(
  database: Database,
  nowMs: () => number,
  delay: ReplyDelay | null,
  onAnswered: () => void,
): ReplySchedule {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function answerDue(): Promise<void> {
    if (isStopped) return;
    const nextDueAtMs = await database.write(async (writer) => {
      await readDue(writer, nowMs());
      const due = await writer.rows('SELECT conversation_id FROM pending_replies WHERE due_at_ms <= ?', [nowMs()]);
      for (const row of due) await answer(writer, integerColumn(row, 'conversation_id'), nowMs());
      const next = await writer.row('SELECT min(min(read_at_ms, due_at_ms)) AS at_ms FROM pending_replies');
      return next === null ? null : nullableInteger(next, 'at_ms');
    });
    onAnswered();
    if (nextDueAtMs === null || isStopped) return;
    timer = setTimeout(wake, Math.max(1, nextDueAtMs - nowMs()));
    timer.unref();
  }

  function wake(): void {
    clearTimeout(timer);
    if (delay === null) return;
    running = running.then(answerDue);
  }

  return {
    delay,
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Read messages are no longer due; those that come until the answer is written count as read with it. */
async function readDue(writer: Writer, nowMs: number): Promise<void> {
  const rows = await writer.rows(
    `SELECT conversations.id, conversations.last_message_id FROM pending_replies
     JOIN conversations ON conversations.id = pending_replies.conversation_id WHERE read_at_ms <= ?`,
    [nowMs],
  );
  for (const row of rows) {
    await markReadByPartner(writer, integerColumn(row, 'id'), integerColumn(row, 'last_message_id'));
  }
  await writer.run('UPDATE pending_replies SET read_at_ms = due_at_ms WHERE read_at_ms <= ?', [nowMs]);
}

async function answer(writer: Writer, conversationId: number, nowMs: number): Promise<void> {
  await writer.run('DELETE FROM pending_replies WHERE conversation_id = ?', [conversationId]);
  const row = await writer.row(
    `SELECT members.language, messages.text, messages.id, conversations.account_id FROM conversations
     JOIN members ON members.id = conversations.partner_id
     JOIN messages ON messages.conversation_id = conversations.id
     WHERE conversations.id = ? AND members.gone = 0
       AND NOT EXISTS (SELECT 1 FROM blocks JOIN accounts ON accounts.member_id = blocks.by_member
         WHERE accounts.id = conversations.account_id AND blocks.blocked_member = members.id)
     ORDER BY messages.id DESC LIMIT 1`,
    [conversationId],
  );
  if (row === null) return;
  await markReadByPartner(writer, conversationId, integerColumn(row, 'id'));
  const replies = REPLIES[asLocale(textColumn(row, 'language'))];
  const fitting = textColumn(row, 'text').includes('?') ? replies.toQuestion : replies.toStatement;
  const text = createRandom(`answer ${integerColumn(row, 'id')}`).pick(fitting);
  const message = await storeMessage(writer, {
    conversationId,
    fromMe: false,
    text,
    sentAtMs: nowMs,
    clientMessageId: null,
    quoted: null,
    photoId: null,
  });
  await notePush(writer, integerColumn(row, 'account_id'), 'message', message.id, nowMs);
}
