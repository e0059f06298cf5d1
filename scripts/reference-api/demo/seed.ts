import type { InStatement } from '@libsql/client';
import { hashLinkToken } from '../account/link-tokens.ts';
import type { Database } from '../database/database.ts';
import { insert } from '../database/insert.ts';
import { SEEDED_TABLES } from '../database/schema.ts';
import { hashEmail } from '../mail/mail-requests.ts';
import { hashPassword } from '../session/passwords.ts';
import { CHANGED_ADDRESS, DEMO_ACCOUNTS, DEMO_LINKS, LEFT_ADDRESS } from './accounts.ts';
import { createCams } from './cams.ts';
import { createLikes } from './likes.ts';
import { createMailboxes } from './mailboxes.ts';
import { createMatchAnswers } from './match-answers.ts';
import { IMAGE_COLUMNS, imageRows, MEMBER_COLUMNS, memberRow } from './member-rows.ts';
import { createAccountMembers, createMembers } from './members.ts';
import { DEMO_REGIONS } from './places.ts';
import {
  createDiscountCodes,
  createPurchases,
  createSubscriptions,
  DISCOUNT_COLUMNS,
  PURCHASE_COLUMNS,
  SUBSCRIPTION_COLUMNS,
} from './purchases.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * For tests, which log in often: with the cost of real passwords a third of their time went into it. Such a login is
 * quicker than one with an address that has no account, which tells them apart.
 */
const QUICK_PASSWORD_COST = 256;

const passwordHashes = new Map<number, Promise<readonly string[]>>();

/** Seeds a database that has no members; leaves any other unchanged. */
export async function seedIfEmpty(
  database: Database,
  nowMs: number,
  passwordCost: number = QUICK_PASSWORD_COST,
): Promise<void> {
  const row = await database.row('SELECT 1 FROM members LIMIT 1');
  if (row === null) await seedDatabase(database, nowMs, passwordCost);
}

/** Replaces all data with the demo data. Ids and texts are the same every time; times are relative to `nowMs`. */
export async function seedDatabase(
  database: Database,
  nowMs: number,
  passwordCost: number = QUICK_PASSWORD_COST,
): Promise<void> {
  const hashes = await hashesOf(passwordCost);
  const statements = [
    ...SEEDED_TABLES.map((table) => `DELETE FROM ${table}`),
    'DELETE FROM sqlite_sequence',
    ...memberStatements(nowMs),
    ...accountStatements(hashes, nowMs),
    ...addressStatements(nowMs),
    ...mailboxStatements(nowMs),
    ...insert('cams', ['account', 'name', 'gender', 'age', 'online'], createCams()),
    ...insert('discount_codes', DISCOUNT_COLUMNS, createDiscountCodes(nowMs)),
    ...insert('transactions', PURCHASE_COLUMNS, createPurchases(nowMs)),
    ...insert('subscriptions', SUBSCRIPTION_COLUMNS, createSubscriptions(nowMs)),
    ...insert(
      'match_answers',
      ['subject', 'question', 'answer', 'answered_at_ms'],
      createMatchAnswers(createMembers(nowMs), nowMs),
    ),
    ...insert('likes', ['from_member', 'to_member', 'liked_at_ms', 'seen'], createLikes(createMembers(nowMs), nowMs)),
  ];
  await database.write((writer) => writer.runAll(statements));
}

function hashesOf(cost: number): Promise<readonly string[]> {
  const known = passwordHashes.get(cost);
  if (known !== undefined) return known;
  const made = Promise.all(DEMO_ACCOUNTS.map((account) => hashPassword(account.password, cost)));
  passwordHashes.set(cost, made);
  return made;
}

function memberStatements(nowMs: number): InStatement[] {
  const members = [...createAccountMembers(), ...createMembers(nowMs)];
  const images = members.flatMap(imageRows);
  return [
    ...insert(
      'regions',
      ['id', 'country', 'name'],
      DEMO_REGIONS.map((region) => [region.id, region.country, region.name]),
    ),
    ...insert('members', MEMBER_COLUMNS, members.map(memberRow)),
    ...insert('images', IMAGE_COLUMNS, images),
  ];
}

function accountStatements(passwordHashes: readonly string[], nowMs: number): InStatement[] {
  return insert(
    'accounts',
    [
      'id',
      'member_id',
      'email',
      'password_hash',
      'premium',
      'credits',
      'signed_up_at_ms',
      'mail_provider',
      'email_confirmed',
      'ban_reason',
      'banned_until_ms',
    ],
    DEMO_ACCOUNTS.map((account, index) => [
      account.memberId,
      account.memberId,
      account.email,
      passwordHashes[index] ?? '',
      account.isPremium ? 1 : 0,
      account.credits,
      nowMs - account.signedUpDaysAgo * DAY_MS,
      2,
      account.isEmailConfirmed === false ? 0 : 1,
      account.ban?.reason ?? null,
      account.ban === undefined ? null : nowMs + account.ban.days * DAY_MS,
    ]),
  );
}

/** A deleted address, and links in every state for the unconfirmed account. */
function addressStatements(nowMs: number): InStatement[] {
  const owner = DEMO_ACCOUNTS.find((account) => account.isEmailConfirmed === false);
  if (owner === undefined) throw new Error('No account of the demonstration is unconfirmed');
  return [
    ...insert('left_addresses', ['email_hash', 'left_at_ms'], [[hashEmail(LEFT_ADDRESS), nowMs - 40 * DAY_MS]]),
    ...insert(
      'link_tokens',
      ['token_hash', 'purpose', 'account_id', 'email', 'made_at_ms', 'expires_at_ms', 'used_at_ms'],
      DEMO_LINKS.map(({ token, purpose, state }) => [
        hashLinkToken(token),
        purpose,
        owner.memberId,
        purpose === 'change_address' ? CHANGED_ADDRESS : owner.email,
        nowMs - DAY_MS,
        state === 'expired' ? nowMs - DAY_MS / 2 : nowMs + 365 * DAY_MS,
        state === 'used' ? nowMs - DAY_MS / 4 : null,
      ]),
    ),
  ];
}

function mailboxStatements(nowMs: number): InStatement[] {
  const mailboxes = createMailboxes(createMembers(nowMs), nowMs);
  return [
    ...insert(
      'conversations',
      ['id', 'account_id', 'partner_id', 'started_at_ms', 'last_message_id', 'last_activity_at_ms', 'read_until'],
      mailboxes.map((mailbox) => {
        const last = mailbox.messages.at(-1);
        return [
          mailbox.id,
          mailbox.accountId,
          mailbox.partnerId,
          mailbox.startedAtMs,
          last?.id ?? null,
          last?.sentAtMs ?? mailbox.startedAtMs,
          mailbox.readUntil,
        ];
      }),
    ),
    ...insert(
      'messages',
      ['id', 'conversation_id', 'from_me', 'text', 'sent_at_ms'],
      mailboxes
        .flatMap((mailbox) => mailbox.messages.map((message) => ({ conversationId: mailbox.id, ...message })))
        .map((message) => [message.id, message.conversationId, message.fromMe ? 1 : 0, message.text, message.sentAtMs]),
    ),
  ];
}
