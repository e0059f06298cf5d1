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

/** How much an account holds, to see how the app bears it. */
export interface AccountSize {
  email: string;
  password: string;
  chats: number;
  /** A tenth of them stand in the newest chat, the others in all chats alike. */
  messages: number;
  /** Seven of ten received, four of ten given: one of ten is mutual. */
  likes: number;
}

const MINUTE_MS = 60_000;
const BETWEEN_CHATS_MS = 7 * MINUTE_MS;
const CREDITS = 1000;
/** One chat of so many has a message that was not read. */
const UNREAD_EVERY = 50;
/** Likes that were not looked at. */
const NEW_LIKES = 40;

const SYLLABLES =
  'ba be di do fa ga go ka ki la le lo ma mi mo na ne no pa ra re ri ro sa se si ta te ti to va vi zo'.split(' ');

/**
 * Adds an account with members, chats and likes to a database that has the demonstration data; the same texts and names
 * in every run. Each member has a surname that nobody else has, so that a search can find one among all. Throws
 * `StartFailure` when the address is taken.
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

/** Four syllables that no other index has. */
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

/** The last line comes from the other member. */
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
