import { integerColumn } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { insert, type Value } from '../database/insert.ts';
import { hashPassword } from '../session/passwords.ts';
import { StartFailure } from '../start-failure.ts';
import { IMAGE_COLUMNS, imageRows, MEMBER_COLUMNS, memberRow } from './member-rows.ts';
import { createMember, type DemoMember } from './members.ts';
import { createRandom, type Random } from './random.ts';
import { composeLines } from './threads/threads.ts';
import { THREADS_EN } from './threads/threads-en.ts';

/** Size of an account for load tests of the app. */
export interface AccountSize {
  email: string;
  password: string;
  chats: number;
  /** A tenth goes to the newest chat; the rest is spread evenly over all chats. */
  messages: number;
  /** 70% received and 40% given, so that 10% are mutual. */
  likes: number;
}

const MINUTE_MS = 60_000;
const BETWEEN_CHATS_MS = 7 * MINUTE_MS;
const CREDITS = 1000;
/** One in this many chats has an unread message. */
const UNREAD_EVERY = 50;
/** Number of unseen likes. */
const NEW_LIKES = 40;

const SYLLABLES =
  'ba be di do fa ga go ka ki la le lo ma mi mo na ne no pa ra re ri ro sa se si ta te ti to va vi zo'.split(' ');

/**
 * Adds an account with members, chats and likes to a database that has the demo data; texts and names are the same in
 * every run. Each member has a unique surname, so that a search can find one among all. Throws `StartFailure` if the
 * address is taken.
 */
export async function seedLargeAccount(database: Database, size: AccountSize, nowMs: number): Promise<void> {
  const passwordHash = await hashPassword(size.password);
  await database.write(async (writer) => {
    const taken = await writer.row('SELECT 1 FROM accounts WHERE email = ?', [size.email]);
    if (taken !== null) throw new StartFailure(`There is an account ${size.email} already.`);
    const next = async (table: string): Promise<number> => {
      const row = await writer.row(`SELECT coalesce(max(id), 0) + 1 AS next FROM ${table}`);
      return row === null ? 1 : integerColumn(row, 'next');
    };
    const own: DemoMember = { ...createMember(await next('members'), nowMs), name: 'Robin Ashdown', isGone: false };
    const partners = Array.from({ length: Math.max(size.chats, size.likes) }, (_, index) =>
      createPartner(own.id + 1 + index, index, nowMs),
    );
    const members = [own, ...partners];
    await writer.runAll([
      ...insert('members', MEMBER_COLUMNS, members.map(memberRow)),
      ...insert('images', IMAGE_COLUMNS, members.flatMap(imageRows)),
    ]);
    const account = await writer.run(
      `INSERT INTO accounts (member_id, email, password_hash, credits, signed_up_at_ms, mail_provider)
       VALUES (?, ?, ?, ?, ?, 2)`,
      [own.id, size.email, passwordHash, CREDITS, nowMs - 365 * 24 * 60 * MINUTE_MS],
    );
    const first = { conversationId: await next('conversations'), messageId: await next('messages') };
    const mailboxes = createMailboxes(size, partners, { ...first, accountId: account.insertedId, nowMs });
    await writer.runAll([
      ...insert('conversations', CONVERSATION_COLUMNS, mailboxes.conversations),
      ...insert('messages', ['id', 'conversation_id', 'from_me', 'text', 'sent_at_ms'], mailboxes.messages),
      ...insert(
        'likes',
        ['from_member', 'to_member', 'liked_at_ms', 'seen'],
        createLikes(size, own.id, partners, nowMs),
      ),
    ]);
  });
}

function createPartner(id: number, index: number, nowMs: number): DemoMember {
  const member = createMember(id, nowMs);
  return { ...member, name: `${member.name} ${surname(index)}`, isGone: false, imageCount: 1 };
}

/** Returns a four-syllable surname, unique for indices below 33³ = 35,937. */
function surname(index: number): string {
  const base = SYLLABLES.length;
  const places = [
    index % base,
    Math.floor(index / base) % base,
    Math.floor(index / base ** 2) % base,
    (index * 7) % base,
  ];
  const word = places.map((place) => SYLLABLES[place] ?? '').join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const CONVERSATION_COLUMNS = [
  'id',
  'account_id',
  'partner_id',
  'started_at_ms',
  'last_message_id',
  'last_activity_at_ms',
  'read_until',
] as const;

interface Start {
  accountId: number;
  conversationId: number;
  messageId: number;
  nowMs: number;
}

function createMailboxes(
  size: AccountSize,
  partners: readonly DemoMember[],
  start: Start,
): { conversations: Value[][]; messages: Value[][] } {
  const inNewest = Math.floor(size.messages / 10);
  const inEach = Math.floor((size.messages - inNewest) / size.chats);
  const rest = size.messages - inNewest - inEach * size.chats;
  const random = createRandom('large account');
  const conversations: Value[][] = [];
  const messages: Value[][] = [];
  let messageId = start.messageId;
  for (const [index, partner] of partners.slice(0, size.chats).entries()) {
    const id = start.conversationId + index;
    const lines = writeLines(index === 0 ? inEach + inNewest + rest : inEach, random);
    const lastAtMs = start.nowMs - (index + 1) * BETWEEN_CHATS_MS;
    const startedAtMs = lastAtMs - lines.length * MINUTE_MS;
    for (const [line, { fromMe, text }] of lines.entries()) {
      messages.push([messageId, id, fromMe ? 1 : 0, text, startedAtMs + (line + 1) * MINUTE_MS]);
      messageId += 1;
    }
    const lastId = lines.length === 0 ? null : messageId - 1;
    const unread = index % UNREAD_EVERY === 0 ? 1 : 0;
    conversations.push([id, start.accountId, partner.id, startedAtMs, lastId, lastAtMs, (lastId ?? 0) - unread]);
  }
  return { conversations, messages };
}

/** The last line is the other member's. */
function writeLines(count: number, random: Random): readonly { fromMe: boolean; text: string }[] {
  return count === 0 ? [] : composeLines(THREADS_EN, count, 1, random);
}

function createLikes(size: AccountSize, ownId: number, partners: readonly DemoMember[], nowMs: number): Value[][] {
  const received = partners.slice(0, Math.round(size.likes * 0.7));
  const given = partners.slice(Math.round(size.likes * 0.6), size.likes);
  return [
    ...received.map(({ id }, index) => [id, ownId, nowMs - (index + 1) * MINUTE_MS, index < NEW_LIKES ? 0 : 1]),
    ...given.map(({ id }, index) => [ownId, id, nowMs - (index + 1) * MINUTE_MS, 1]),
  ];
}
