import type { Schemas } from '../contract/contract.ts';
import { integerColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import { type Answer, invalid, notFound, ok, type Refusal } from '../http/answer.ts';
import type { MemberCall } from '../http/call.ts';
import { languageOfBrowser } from '../http/language.ts';
import type { Operations } from '../http/operations.ts';
import { pageOf, pagingOf } from '../http/paging.ts';
import { CARD_COLUMNS, profileCard } from '../members/profile-card.ts';
import type { Services } from '../services.ts';
import { addBlock, removeBlock } from './blocks.ts';
import { complain } from './complaints.ts';
import { receiptOf } from './receipt.ts';
import { readReports } from './sent-reports.ts';

export function safetyOperations(operations: Operations, services: Services): void {
  operations.read('listBlockedMembers', async (call) => ok(await readBlocked(services.database, call)));
  operations.write('blockMember', 'BlockRequest', async (call, { profile }, writer) => {
    const refusal = await refuseTarget(writer, call, profile);
    if (refusal !== null) return refusal;
    await addBlock(writer, call.account.memberId, profile, call.nowMs);
    return ok<Schemas['BlockState']>({ profile, blocked: true });
  });
  operations.write('unblockMember', 'BlockRequest', async (call, { profile }, writer) => {
    const refusal = await refuseTarget(writer, call, profile);
    if (refusal !== null) return refusal;
    await removeBlock(writer, call.account.memberId, profile);
    return ok<Schemas['BlockState']>({ profile, blocked: false });
  });
  operations.read('listReports', async (call) => ok(await readReports(services.database, call)));
  operations.write('reportMember', 'ReportRequest', report);
  operations.openWrite('complain', 'ComplaintRequest', ({ context, nowMs }, body, writer) =>
    complain(writer, body, { language: languageOfBrowser(context), nowMs }),
  );
}

async function readBlocked(reader: Reader, call: MemberCall): Promise<Schemas['BlockedMembers']> {
  const page = pageOf(call.query);
  const me = call.account.memberId;
  const rows = await reader.rows(
    `SELECT ${CARD_COLUMNS} FROM blocks JOIN members ON members.id = blocks.blocked_member
     WHERE blocks.by_member = ? ORDER BY blocks.blocked_at_ms DESC, members.id DESC LIMIT ? OFFSET ?`,
    [me, page.pageSize, page.offset],
  );
  const counted = await reader.row('SELECT count(*) AS found FROM blocks WHERE by_member = ?', [me]);
  return {
    profiles: rows.map((row) => profileCard(row, call.nowMs)),
    paging: pagingOf(page, counted === null ? 0 : integerColumn(counted, 'found')),
  };
}

async function report(call: MemberCall, body: Schemas['ReportRequest'], writer: Writer): Promise<Answer> {
  const refusal = await refuseTarget(writer, call, body.profile);
  if (refusal !== null) return refusal;
  if (body.text.trim() === '') return invalid({ text: 'required' });
  const conversationId = body.conversation ?? null;
  if (conversationId !== null) {
    const conversation = await writer.row(
      'SELECT 1 FROM conversations WHERE id = ? AND account_id = ? AND partner_id = ?',
      [conversationId, call.account.id, body.profile],
    );
    if (conversation === null) return notFound('conversation');
  }
  const { insertedId } = await writer.run(
    `INSERT INTO reports (by_member, reported_member, kind, text, conversation_id, received_at_ms)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [call.account.memberId, body.profile, body.kind, body.text, conversationId, call.nowMs],
  );
  return ok(receiptOf('R', insertedId, call.nowMs));
}

/** Members who have left can still be reported and blocked, since their messages remain. */
async function refuseTarget(reader: Reader, call: MemberCall, memberId: number): Promise<Refusal | null> {
  if (memberId === call.account.memberId) return invalid({ profile: 'self' });
  const member = await reader.row('SELECT 1 FROM members WHERE id = ?', [memberId]);
  return member === null ? notFound('member') : null;
}
