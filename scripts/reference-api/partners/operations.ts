import type { InValue } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { flagColumn, integerColumn, textColumn } from '../database/columns.ts';
import type { Database, Reader } from '../database/database.ts';
import { notFound, ok, redirect } from '../http/answer.ts';
import { type MemberCall, numberOf, textOf } from '../http/call.ts';
import type { Operations } from '../http/operations.ts';
import type { Services } from '../services.ts';
import type { Account } from '../session/sessions.ts';
import { readOperatorSettings } from '../site/operator-settings.ts';
import { PARTNER_PATH } from './partner-page.ts';

/** Account age after which members see webcams: four days (specification, section 6). */
const AD_AGE_MS = 345_600_000;

export function partnerOperations(operations: Operations, services: Services): void {
  const { database } = services;
  operations.read('searchCams', async (call) => ok(await searchCams(database, call)));
  operations.guest('openCam', async (call) => {
    const account = textOf(call.query, 'account') ?? '';
    const cam = await database.row('SELECT account FROM cams WHERE account = ?', [account]);
    if (cam === null) return notFound('webcam');
    await countVisit(database, account, 'webcam', call.nowMs);
    return redirect(`${PARTNER_PATH}?partner=${encodeURIComponent(account)}`);
  });
  operations.guest('openResellPartner', async (call) => {
    await countVisit(database, 'reseller', textOf(call.query, 'flow') ?? '', call.nowMs);
    return redirect(`${PARTNER_PATH}?partner=reseller`);
  });
}

async function searchCams(reader: Reader, { query, account, nowMs }: MemberCall): Promise<Schemas['CamList']> {
  if (!(await seesCams(reader, account, nowMs))) return { cams: [] };
  const conditions: string[] = [];
  const args: InValue[] = [];
  const add = (sql: string, value: number | string | null): void => {
    if (value === null) return;
    conditions.push(sql);
    args.push(value);
  };
  add('gender = ?', textOf(query, 'gender'));
  add('age >= ?', numberOf(query, 'min_age'));
  add('age <= ?', numberOf(query, 'max_age'));
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const rows = await reader.rows(`SELECT * FROM cams ${where} ORDER BY online DESC, account`, args);
  return {
    cams: rows.map((row) => ({
      account: textColumn(row, 'account'),
      name: textColumn(row, 'name'),
      age: integerColumn(row, 'age'),
      image: `cams/${textColumn(row, 'account')}.svg`,
      online: flagColumn(row, 'online'),
    })),
  };
}

/** Webcams are shown to non-paying, no longer new members if the site sells webcams (specification, section 6). */
async function seesCams(reader: Reader, account: Account, nowMs: number): Promise<boolean> {
  if (account.isPremium) return false;
  const { member_resell } = await readOperatorSettings(reader);
  if (!member_resell.includes('cams') && !member_resell.includes('camads')) return false;
  const row = await reader.row('SELECT signed_up_at_ms FROM accounts WHERE id = ?', [account.id]);
  return row !== null && nowMs - integerColumn(row, 'signed_up_at_ms') > AD_AGE_MS;
}

async function countVisit(database: Database, partner: string, place: string, nowMs: number): Promise<void> {
  await database.write((writer) =>
    writer.run('INSERT INTO partner_visits (partner, place, visited_at_ms) VALUES (?, ?, ?)', [partner, place, nowMs]),
  );
}
