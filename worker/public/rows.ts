import type { components } from '../../openapi/generated/types.ts';
import type { Rejection } from './outbox-row.ts';
import type { PushDevice } from './push-device.ts';
import type { LocaleCode } from './runtime-configuration.ts';
import type { ProfileChanges } from './worker-api.ts';

/** What stands in the tables of both databases (database.ts). */

type Schemas = components['schemas'];
export type ProfileCard = Schemas['ProfileCard'];
export type MemberProfile = Schemas['MemberProfile'];
export type User = Schemas['User'];
export type Settings = Schemas['Settings'];
export type SearchResult = Schemas['SearchResult'];
export type CreditOffer = Schemas['CreditOffer'];
export type PremiumOffer = Schemas['PremiumOffer'];
export type NotificationSettings = Schemas['NotificationSettings'];
export type ProfileFields = Schemas['ProfileFields'];

/** IndexedDB cannot index booleans. */
export type Flag = 0 | 1;

export type Delivery =
  | { state: 'sent' }
  /** Waits in the outbox, or is on its way. */
  | { state: 'pending'; idempotencyKey: string }
  | { state: 'rejected'; idempotencyKey: string; rejection: Rejection };

export interface UserRow {
  key: 'self';
  user: User;
}

export interface MessagePreview {
  text: string;
  fromMe: boolean;
  sentAtMs: number;
  delivery: Delivery['state'];
}

export interface ChatRow {
  conversationId: number;
  profileId: number;
  profile: ProfileCard;
  unreadCount: number;
  lastMessage: MessagePreview | null;
  /** Server id of the last message, 0 when there is none: tells whether the cached messages are behind. */
  lastMessageId: number;
  /** Time of the last message, or of the start of the chat. The list is ordered by it. */
  lastActivityAtMs: number;
  /** The other member is gone; nothing can be sent. */
  readOnly: boolean;
  /** The member has blocked the other one; nothing can be sent until that is undone. */
  blocked: boolean;
  /** Of the other member's name, for the search; see `nameWords`. */
  words: string[];
}

export interface MessageRow {
  /** The client-made message id, else `s` and the server's id: the same before and after sending. */
  key: string;
  conversationId: number;
  /** Null until the server has stored it. */
  serverId: number | null;
  /** The server's id; above all of those while pending, in the order of writing. */
  order: number;
  fromMe: boolean;
  text: string;
  sentAtMs: number;
  delivery: Delivery;
}

/** What is known of the messages of one conversation beside the messages themselves. */
export interface ConversationRow {
  conversationId: number;
  /** `missing`: there is no such conversation, or it is somebody else's. */
  state: 'loaded' | 'missing' | 'gone';
  /** Null when the conversation has no message. */
  oldestLoadedId: number | null;
  newestLoadedId: number | null;
  hasOlder: boolean;
  fetchedAtMs: number;
}

export interface LikeRow {
  profileId: number;
  profile: ProfileCard;
  given: Flag;
  received: Flag;
  /** A received like that was not looked at yet. */
  isNew: Flag;
  /** 0 when not received. */
  receivedAtMs: number;
  /** 0 when not given. */
  givenAtMs: number;
  /** The member's own like or unlike waits in the outbox. */
  pending: Flag;
}

export interface MemberRow {
  profileId: number;
  /** `missing`: no such member; `gone`: deleted or not reachable for this member. */
  state: 'loaded' | 'missing' | 'gone';
  profile: MemberProfile | null;
  fetchedAtMs: number;
}

export interface DraftRow {
  conversationId: number;
  text: string;
  updatedAtMs: number;
}

/** One page of members that a search found; see `searchKey`. */
export interface SearchRow {
  key: string;
  result: SearchResult;
  /** When the server was asked: an answer to an older question does not replace this one. */
  askedAtMs: number;
  fetchedAtMs: number;
}

/** The last answer for one page of the app: shown at once when it is opened again, and while offline. */
export type AnswerRow =
  | { key: HomeMembersKey; answer: SearchResult; fetchedAtMs: number }
  | { key: 'credits'; answer: CreditOffer; fetchedAtMs: number }
  | { key: 'premium'; answer: PremiumOffer; fetchedAtMs: number }
  /** All of the member's orders, newest first. */
  | { key: 'transactions'; answer: readonly Schemas['Transaction'][]; fetchedAtMs: number }
  | { key: 'notifications'; answer: NotificationSettings; fetchedAtMs: number }
  /** All members whom this one has blocked, newest first. */
  | { key: 'blocked-members'; answer: readonly ProfileCard[]; fetchedAtMs: number }
  | { key: 'profile-fields'; answer: ProfileFields; locale: LocaleCode; fetchedAtMs: number };

/** The rows of members on the home screen. */
export const HOME_MEMBERS_KEYS = ['members-nearby', 'members-newest', 'members-online'] as const;
export type HomeMembersKey = (typeof HOME_MEMBERS_KEYS)[number];

/** How the last poll went: the source of the offline banner and the age of the data. */
export interface SyncRow {
  key: 'sync';
  /** `foreign`: something else answers in the server's place, as the login page of a hotel's network does. */
  state: 'ok' | 'offline' | 'foreign' | 'failing';
  /** 0 when there was none. Written when the state changes and when a tab is hidden, not with each poll. */
  lastSuccessAtMs: number;
}

/** Marks the database as belonging to one session; every write checks it (see worker/sync/write.ts). */
export interface EpochRow {
  key: 'epoch';
  epoch: number;
}

/** What was changed of the own profile and not saved yet; never leaves the device. */
export interface ProfileDraftRow {
  key: 'profile-draft';
  changes: ProfileChanges;
}

/** How far the member is in the sign-up, for every tab and over a reload. The server knows only what was saved. */
export interface SignupRow {
  key: 'signup';
  /** As in the specification, section 2. */
  step: SignupStep;
  /** What was typed in a step that is not saved yet. */
  draft: SignupDraft;
}

/** A step of a member; step 0 belongs to visitors. */
export type SignupStep = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type SignupDraft = Partial<
  Pick<User['profile'], 'country' | 'countryregion' | 'city' | 'gender' | 'personal' | 'fields' | 'notes'>
> & {
  /** The date of birth as it is chosen, also while it is unfinished or no such day. */
  dateParts?: DateParts;
};

/** A date part by part; a part that is not chosen yet is empty. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** The push subscription of this browser, and whether the account has it. */
export interface PushRow {
  key: 'push';
  device: PushDevice;
  isSent: boolean;
}

/** A list that has come in at least once: without it, no rows do not mean that there are none. */
export interface LoadedRow {
  key: 'loaded-chats' | 'loaded-likes';
}

/** Marks the database as the fallback of an older version; see worker/session/fallback-database.ts. */
export interface FallbackRow {
  key: 'fallback';
  id: string;
  /** Idempotency keys of what was taken over from the database of the newer version. */
  takenKeys: readonly string[];
  takenDrafts: readonly Pick<DraftRow, 'conversationId' | 'updatedAtMs'>[];
}

/** Fallbacks whose rows are back here, and which are still to be deleted. */
export interface TakenBackRow {
  key: 'taken-back';
  fallbackIds: readonly string[];
}

export type MetaRow =
  | SyncRow
  | EpochRow
  | PushRow
  | SignupRow
  | ProfileDraftRow
  | LoadedRow
  | FallbackRow
  | TakenBackRow;

export interface SettingsRow {
  key: 'current';
  settings: Settings;
  fetchedAtMs: number;
}

/** The server asked for silence until then, over the life of a worker. */
export interface SilenceRow {
  key: 'silence';
  status: number;
  sinceMs: number;
  untilMs: number;
}

/** The clock of this device is wrong. */
export interface ClockRow {
  key: 'clock';
  /** How far the server's is ahead of it, in milliseconds. */
  offsetMs: number;
}

/** A response that broke the contract. Shown in the developer area; holds no personal data. */
export interface ViolationRow {
  id?: number;
  atMs: number;
  operation: string;
  /** Place in the body, as a JSON pointer. */
  path: string;
  expected: string;
  actual: string;
}

/** Stays: what is new of the device stands under keys of its own, so that a release can be rolled back. */
