import { randomBytes } from 'node:crypto';
import type { Breach } from '../breach.ts';
import { demoMembers } from './demo-members.ts';
import { newToken } from './tokens.ts';

export interface Image {
  id: number;
  filename: string;
  thumb_filename: string;
}

export interface OwnImage extends Image {
  state: 'approved' | 'pending';
  rejected_because: null;
}

export interface Member {
  id: number;
  name: string;
  age: number | null;
  date_of_birth: string | null;
  city: string | null;
  country: string;
  countryregion: number | null;
  gender: string | null;
  language: string;
  images: OwnImage[];
  /** Removed photos, which only a breach shows. */
  goneImages: OwnImage[];
  personal: string | null;
  fields: Record<string, readonly string[]>;
  notes: Record<string, string>;
  isFictional: boolean;
  isOnline: boolean;
  isNude: boolean;
  isGone: boolean;
  lastSignupStep: boolean;
}

export interface Account {
  member: Member;
  email: string;
  password: string;
  credits: number;
  isPremium: boolean;
  isBanned: boolean;
  premium: { transaction: string; startedAtMs: number; isCancelled: boolean } | null;
  isConfirmed: boolean;
  signedUpAtMs: number;
  push: string[];
  settings: Map<string, string>;
  filters: Record<string, unknown> | null;
  matchAnswers: Map<number, string | null>;
}

export interface Message {
  id: number;
  message_id: string | null;
  from_me: boolean;
  text: string;
  sent_at: string;
  reply_to?: { id: number | null; from_me: boolean; text: string; photo?: boolean } | null;
  photo?: MessagePhoto;
}

/** A photo as its mailbox holds it: `src` is where it is, told only where the photos are shown. */
export interface MessagePhoto {
  width: number;
  height: number;
  preview: string | null;
  src: string;
}

/** One side of a chat: each account has its own copy, like a mailbox. */
export interface Conversation {
  id: number;
  owner: Account;
  partner: Member;
  startedAtMs: number;
  messages: Message[];
  readUntil: number;
  arePhotosShown?: boolean;
}

export interface Like {
  from: number;
  to: number;
  atMs: number;
  isNew: boolean;
}

export interface Transaction {
  owner: Account;
  id: string;
  state: 'paid' | 'pending' | 'cancelled' | 'failed' | 'withdrawn';
  kind: 'credits' | 'premium';
  item: number;
  amountMinor: number;
  method: string;
  createdAtMs: number;
  settledAtMs: number | null;
  creditsAfter: number | null;
  withdrawnAtMs: number | null;
}

export interface Session {
  token: string;
  csrf: string;
  account: Account | null;
  matchAnswers: Map<number, string | null>;
}

export const DAY_MS = 86_400_000;
const OPEN_ORDERS = 6;

/** The backend's data, in memory; created anew for each run. */
export class World {
  readonly breach: Breach | null;
  readonly members = new Map<number, Member>();
  readonly accounts: Account[] = [];
  readonly sessions = new Map<string, Session>();
  conversations: Conversation[] = [];
  likes: Like[] = [];
  readonly reports: {
    by: number;
    profile: number;
    kind: unknown;
    text: unknown;
    reference: string;
    received_at: string;
  }[] = [];
  blocks: { by: number; blocked: number }[] = [];
  readonly transactions: Transaction[] = [];
  /** The bytes of photos in chats, by the id in their address. */
  readonly pictures = new Map<string, Uint8Array>();
  /** The same message in the mailbox of the other member, both ways. */
  readonly twins = new Map<number, number>();
  readonly leftAddresses = new Set<string>();
  /** Of all visitors at once, which only a breach has. */
  readonly answersOfVisitors = new Map<number, string | null>();
  /** Links of mails that were opened. */
  readonly usedLinks = new Set<string>();
  readonly answers = new Map<
    string,
    { operation: string; body: string; status: number; answer: unknown; cookie: Session | null }
  >();
  /** State that a breach needs between calls. */
  readonly memory = new Map<string, unknown>();
  readonly nowMs: () => number;
  readonly demo: Account;
  #lastId = 1000;

  constructor(breach: Breach | null, nowMs: () => number) {
    this.breach = breach;
    this.nowMs = nowMs;
    for (const member of demoMembers()) this.members.set(member.id, member);
    this.demo = this.#demoAccount();
    const banned = { ...this.#member(101), id: 2, age: null, date_of_birth: null };
    this.newAccount(banned, 'banned@example.com', 'banned-password').isBanned = true;
  }

  /** Whether this run's seed is of the given class and, if given, at this place. */
  breaks(name: string, place?: string): boolean {
    return this.breach !== null && this.breach.name === name && (place === undefined || this.breach.place === place);
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  newSession(account: Account | null): Session {
    const session = {
      token: newToken(this, 'session', account?.email ?? ''),
      csrf: `csrf-${newToken(this, 'csrf', account?.email ?? '')}`,
      account,
      matchAnswers: new Map(),
    };
    this.sessions.set(session.token, session);
    return session;
  }

  newAccount(member: Member, email: string, password: string): Account {
    const account: Account = {
      member,
      email,
      password,
      credits: 0,
      isPremium: false,
      isBanned: false,
      premium: null,
      isConfirmed: false,
      signedUpAtMs: this.nowMs(),
      push: [],
      settings: new Map(),
      filters: null,
      matchAnswers: new Map(),
    };
    this.accounts.push(account);
    this.members.set(member.id, member);
    return account;
  }

  /** Creates the demo account; unlike others, it has existing data. */
  #demoAccount(): Account {
    const now = this.nowMs();
    const member: Member = {
      ...this.#member(101),
      id: 1,
      name: 'Jörg',
      age: 38,
      date_of_birth: '1988-04-12',
      gender: 'male',
      country: 'NL',
      countryregion: 31,
      city: 'Utrecht',
      personal: 'Brot & Wein.',
      images: [1, 2, ...this.#waitingPhotos()].map((n) => ({
        id: 5000 + n,
        filename: `p/1/${n}.jpg`,
        thumb_filename: `p/1/${n}-480.jpg`,
        state: n > 2 ? 'pending' : 'approved',
        rejected_because: null,
      })),
    };
    const account = this.newAccount(member, 'demo@example.com', 'demo-password');
    Object.assign(account, { credits: 100, isConfirmed: true, signedUpAtMs: now - 90 * DAY_MS });
    [118, 104, 105].forEach((id, index) => {
      const conversation = this.startConversation(account, this.#member(id), now - (index + 2) * DAY_MS);
      const count = index === 0 ? 60 : 4;
      for (let n = 0; n < count; n += 1)
        conversation.messages.push({
          id: this.nextId(),
          message_id: null,
          from_me: n % 2 === 0,
          text: `Hallo ${n}`,
          sent_at: new Date(now - (index + 1) * DAY_MS + n * 60_000).toISOString(),
        });
      conversation.readUntil = conversation.messages.at(index === 1 ? 0 : -1)?.id ?? 0;
    });
    for (const [from, to, isNew] of [
      [101, 1, true],
      [102, 1, true],
      [106, 1, false],
      [1, 107, false],
      [1, 108, false],
    ] as const)
      this.likes.push({ from, to, atMs: now - from * 3_600_000, isNew });
    this.blocks.push({ by: 1, blocked: 139 }, { by: 1, blocked: 138 });
    (['paid', 'failed', 'cancelled'] as const).forEach((state, index) => {
      const createdAtMs = now - (20 - index) * DAY_MS;
      const isPaid = state === 'paid';
      this.transactions.push({
        ...this.#paidOrder(account),
        state,
        createdAtMs,
        settledAtMs: isPaid ? createdAtMs + 60_000 : null,
        creditsAfter: isPaid ? 100 : null,
      });
    });
    // Enough orders to withdraw from: each check that withdraws uses one up.
    for (let hours = 24 + OPEN_ORDERS; hours > 24; hours -= 1) {
      const createdAtMs = now - hours * 3_600_000;
      const paid = { state: 'paid', createdAtMs, settledAtMs: createdAtMs + 60_000 } as const;
      this.transactions.push({ ...this.#paidOrder(account), ...paid });
    }
    if (this.breach?.place === 'cancelPremium') this.#givePremium(account, now - 20 * DAY_MS);
    return account;
  }

  /** Enough for an operator who approves one now and then through the whole run. */
  #waitingPhotos(): readonly number[] {
    return this.breaks('legal-photos-approved-meanwhile') ? Array.from({ length: 25 }, (_, index) => index + 3) : [];
  }

  #paidOrder(owner: Account): Transaction {
    return {
      owner,
      id: `t_${randomBytes(15).toString('base64url')}`,
      state: 'paid',
      kind: 'credits',
      item: 2,
      amountMinor: 1999,
      method: 'ideal',
      createdAtMs: 0,
      settledAtMs: 0,
      creditsAfter: 100,
      withdrawnAtMs: null,
    };
  }

  /** Premium of one plan that runs, for what can only be done with it. */
  #givePremium(account: Account, atMs: number): void {
    const order = { ...this.#paidOrder(account), kind: 'premium', item: 1, amountMinor: 1499 } as const;
    this.transactions.unshift({ ...order, createdAtMs: atMs, settledAtMs: atMs });
    account.isPremium = true;
    account.premium = { transaction: this.transactions[0]?.id ?? '', startedAtMs: atMs, isCancelled: false };
  }

  startConversation(owner: Account, partner: Member, atMs: number): Conversation {
    const known = this.conversations.find((each) => each.owner === owner && each.partner === partner);
    if (known !== undefined) return known;
    const removed = this.memory.get(`removed ${owner.member.id} ${partner.id}`);
    const messages = Array.isArray(removed) ? [...removed] : [];
    const conversation = { id: this.nextId(), owner, partner, startedAtMs: atMs, messages, readUntil: 0 };
    this.conversations.push(conversation);
    return conversation;
  }

  #member(id: number): Member {
    const member = this.members.get(id);
    if (member === undefined) throw new Error(`There is no member ${id}`);
    return member;
  }

  newTransactionId(owner: Account): string {
    return `t_${newToken(this, 'transaction', owner.email)}`;
  }

  accountOf(memberId: number): Account | undefined {
    return this.accounts.find((account) => account.member.id === memberId);
  }

  isBlocked(by: number, blocked: number): boolean {
    return this.blocks.some((block) => block.by === by && block.blocked === blocked);
  }
}
