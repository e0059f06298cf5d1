import type { Breach } from '../breach.ts';
import { demoAccount } from './demo-account.ts';
import { demoMembers } from './demo-members.ts';
import { addMailAccounts } from './links.ts';
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
  /** What a withdrawal has given back. */
  refundMinor: number | null;
}

export interface Session {
  token: string;
  csrf: string;
  account: Account | null;
  matchAnswers: Map<number, string | null>;
}

/** The backend's data, in memory; created anew for each run. */
export class World {
  readonly breach: Breach | null;
  readonly members = new Map<number, Member>();
  readonly accounts: Account[] = [];
  readonly sessions = new Map<string, Session>();
  conversations: Conversation[] = [];
  likes: Like[] = [];
  /** Likes that were taken back and that a second table still has, which only a breach reads. */
  readonly keptReceived: Like[] = [];
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
  /** Every session id ever given out, of which `sessions` holds those that still open something. */
  readonly givenTokens = new Set<string>();
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
    this.demo = demoAccount(this);
    const banned = { ...this.member(101), id: 2, age: null, date_of_birth: null };
    this.newAccount(banned, 'banned@example.com', 'banned-password').isBanned = true;
    addMailAccounts(this);
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
    this.givenTokens.add(session.token);
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

  startConversation(owner: Account, partner: Member, atMs: number): Conversation {
    const known = this.conversations.find((each) => each.owner === owner && each.partner === partner);
    if (known !== undefined) return known;
    const removed = this.memory.get(`removed ${owner.member.id} ${partner.id}`);
    const messages = Array.isArray(removed) ? [...removed] : [];
    const conversation = { id: this.nextId(), owner, partner, startedAtMs: atMs, messages, readUntil: 0 };
    this.conversations.push(conversation);
    return conversation;
  }

  member(id: number): Member {
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
