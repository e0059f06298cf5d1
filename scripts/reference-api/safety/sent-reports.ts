import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { integerColumn, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import type { MemberCall } from '../http/call.ts';
import { pageOf, pagingOf } from '../http/paging.ts';
import { referenceOf } from './receipt.ts';

const HOUR_MS = 3_600_000;
/** The demonstration has no moderators: it looks into a report after an hour and closes it after a day. */
const REVIEW_AFTER_MS = HOUR_MS;
const CLOSED_AFTER_MS = 24 * HOUR_MS;

const KINDS: readonly Schemas['ReportKind'][] = [
  'fake_profile',
  'harassment',
  'spam',
  'underage',
  'illegal_content',
  'other',
];

const REPORTS_OF_MEMBER = `SELECT reports.id, reports.kind, reports.text, reports.received_at_ms,
  reports.reported_member, members.name
  FROM reports JOIN members ON members.id = reports.reported_member
  WHERE reports.by_member = ? ORDER BY reports.id DESC`;

/** Returns one page of the reports that the member has sent, newest first. */
export async function readReports(reader: Reader, call: MemberCall): Promise<Schemas['SentReports']> {
  const page = pageOf(call.query);
  const me = call.account.memberId;
  const rows = await reader.rows(`${REPORTS_OF_MEMBER} LIMIT ? OFFSET ?`, [me, page.pageSize, page.offset]);
  const counted = await reader.row('SELECT count(*) AS found FROM reports WHERE by_member = ?', [me]);
  return {
    reports: rows.map((row) => sentReport(row, call.nowMs)),
    paging: pagingOf(page, counted === null ? 0 : integerColumn(counted, 'found')),
  };
}

/** Returns all reports that a member has sent, newest first, with their texts. */
export async function readWholeReports(
  reader: Reader,
  memberId: number,
  nowMs: number,
): Promise<Schemas['AccountExport']['reports']> {
  const rows = await reader.rows(REPORTS_OF_MEMBER, [memberId]);
  return rows.map((row) => ({ report: sentReport(row, nowMs), text: textColumn(row, 'text') }));
}

function sentReport(row: Row, nowMs: number): Schemas['SentReport'] {
  const receivedAtMs = integerColumn(row, 'received_at_ms');
  const kind = textColumn(row, 'kind');
  const state = stateAfter(nowMs - receivedAtMs);
  return {
    reference: referenceOf('R', integerColumn(row, 'id'), receivedAtMs),
    profile: integerColumn(row, 'reported_member'),
    name: textColumn(row, 'name'),
    kind: KINDS.find((each) => each === kind) ?? 'other',
    received_at: new Date(receivedAtMs).toISOString(),
    state,
    decision: state === 'closed' ? decisionOf(kind) : null,
  };
}

/** Nobody decides here: a named breach counts as one, what is about something else as none. */
function decisionOf(kind: string): Schemas['ReportDecision'] {
  return kind === 'other' ? 'no_breach' : 'acted';
}

function stateAfter(elapsedMs: number): Schemas['SentReport']['state'] {
  if (elapsedMs >= CLOSED_AFTER_MS) return 'closed';
  return elapsedMs >= REVIEW_AFTER_MS ? 'in_review' : 'received';
}
