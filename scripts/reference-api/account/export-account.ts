import { readChats } from '../chat/conversations.ts';
import { messageOf, SELECT_MESSAGES } from '../chat/messages.ts';
import type { Schemas } from '../contract/contract.ts';
import type { Reader } from '../database/database.ts';
import type { Answer } from '../http/answer.ts';
import type { MemberCall } from '../http/call.ts';
import { readLikes } from '../likes/likes.ts';
import { CARD_COLUMNS, profileCard } from '../members/profile-card.ts';
import { listTransactions } from '../money/transactions.ts';
import { viewerOf } from '../money/viewer.ts';
import { readNotifications } from '../notifications/matrix.ts';
import { readWholeReports } from '../safety/sent-reports.ts';
import { readUser } from '../session/user.ts';

const EVERYTHING = { page: 1, pageSize: Number.MAX_SAFE_INTEGER, offset: 0 };

/** Returns the member's account, chats, likes, transactions, notification settings, blocks and reports as a file. */
export async function exportAccount(reader: Reader, call: MemberCall): Promise<Answer<Schemas['AccountExport']>> {
  const { account, nowMs } = call;
  const blocked = await reader.rows(
    `SELECT ${CARD_COLUMNS} FROM blocks JOIN members ON members.id = blocks.blocked_member
     WHERE blocks.by_member = ? ORDER BY blocks.blocked_at_ms`,
    [account.memberId],
  );
  return {
    status: 200,
    headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' },
    body: {
      exported_at: new Date(nowMs).toISOString(),
      user: await readUser(reader, account, nowMs),
      chats: await chatsWithMessages(reader, account.id, nowMs),
      likes: await readLikes(reader, account.memberId, nowMs),
      transactions: (await listTransactions(reader, account.id, EVERYTHING, await viewerOf(call, reader))).transactions,
      notifications: await readNotifications(reader, account.id),
      blocked: blocked.map((row) => profileCard(row, nowMs)),
      reports: await readWholeReports(reader, account.memberId, nowMs),
    },
  };
}

async function chatsWithMessages(
  reader: Reader,
  accountId: number,
  nowMs: number,
): Promise<Schemas['AccountExport']['chats']> {
  const chats: Schemas['AccountExport']['chats'] = [];
  for (const { conversation, profile } of await readChats(reader, accountId, nowMs)) {
    const rows = await reader.rows(`${SELECT_MESSAGES} WHERE messages.conversation_id = ? ORDER BY messages.id`, [
      conversation.id,
    ]);
    chats.push({ conversation: conversation.id, profile, messages: rows.map((row) => messageOf(row)) });
  }
  return chats;
}
