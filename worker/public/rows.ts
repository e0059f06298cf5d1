import type { components } from '../../openapi/generated/types.ts';
import type { MessagePhoto } from './message-photo.ts';
import type { Rejection } from './outbox-row.ts';
import type { PushDevice } from './push-device.ts';
import type { LocaleCode } from './runtime-configuration.ts';
import type { ProfileChanges } from './worker-api.ts';

/** The row types of the account's database (database.ts); those of the device's: device-rows.ts. */

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
export type SentReport = Schemas['SentReport'];
export type Interests = Schemas['Interests'];

/** IndexedDB cannot index booleans. */
export type Flag = 0 | 1;

export type Delivery =
  | { state: 'sent' }
  /** Waiting in the outbox or being sent. */
  | { state: 'pending'; idempotencyKey: string }
  | { state: 'rejected'; idempotencyKey: string; rejection: Rejection };

export interface UserRow {
  key: 'self';
  user: User;
}

export interface MessagePreview {
  /** Empty for a photo without words. */
  text: string;
  /** Absent on all other messages. */
  isPhoto?: true;
  fromMe: boolean;
  sentAtMs: number;
  delivery: Delivery['state'];
}

/** What the list of chats shows of a chat, and what it is sorted by. */
export interface ListedMessage {
  lastMessage: MessagePreview | null;
  lastActivityAtMs: number;
}

export interface ChatRow {
  conversationId: number;
  profileId: number;
  profile: ProfileCard;
  unreadCount: number;
  lastMessage: MessagePreview | null;
  /** Server id of the last message, 0 if there is none: shows whether the cached messages are out of date. */
  lastMessageId: number;
  /** Time of the last message, or of the chat's creation. The list is sorted by it. */
  lastActivityAtMs: number;
  /** The other member's account is gone; nothing can be sent. */
  readOnly: boolean;
  /** The member has blocked the other one; nothing can be sent until the block is lifted. */
  blocked: boolean;
  /** Words of the other member's name, for the search; see `nameWords`. */
  words: string[];
  /** The other one's photos are shown; null where the site has no photos in messages. Older rows lack it. */
  photosShown?: boolean | null;
  /** Server id of the newest own message that the other one has read; null if none. Older rows lack it. */
  partnerReadUntil?: number | null;
  /** What an unsent message covers in the list, for when it is given up; absent where none does. Older rows lack it. */
  beforeUnsent?: ListedMessage;
}

/** A message as it stands above the one that answers it. */
export interface QuotedMessage {
  /** Null if the conversation does not have it any more. */
  serverId: number | null;
  fromMe: boolean;
  /** Its beginning; empty for a photo without words. */
  text: string;
  /** Absent on all other messages. */
  isPhoto?: true;
}

export interface MessageRow {
  /**
   * The client-generated message id, otherwise `s` followed by the server's id: does not change when the message is
   * sent.
   */
  key: string;
  conversationId: number;
  /** Null until the server has stored the message. */
  serverId: number | null;
  /** The server's id; while pending, higher than all of those, in the order of writing. */
  order: number;
  fromMe: boolean;
  /** Empty for a photo without words. */
  text: string;
  /** Absent on all other messages. */
  photo?: MessagePhoto;
  sentAtMs: number;
  delivery: Delivery;
  /** What it answers; rows of older versions lack it. */
  quoted?: QuotedMessage | null;
}

/** The words of one message, for the search; see `message-words.ts`. */
export interface MessageWordsRow {
  /** Sorts by the time of the message, and ends in its key. */
  id: string;
  /** One for each word, behind the month of the message. */
  entries: string[];
}

/** Metadata about the cached messages of one conversation. */
export interface ConversationRow {
  conversationId: number;
  /** `missing`: the conversation does not exist or belongs to another member. */
  state: 'loaded' | 'missing' | 'gone';
  /** Null if the conversation has no messages. */
  oldestLoadedId: number | null;
  newestLoadedId: number | null;
  hasOlder: boolean;
  fetchedAtMs: number;
  /** Key of the message that the next one will answer; absent if none. Never leaves the device before that. */
  replyToKey?: string;
  /** The server was reached and did not give the newest messages; absent as soon as it does. */
  isFailing?: true;
}

export interface LikeRow {
  profileId: number;
  profile: ProfileCard;
  given: Flag;
  received: Flag;
  /** Whether this is a received like that the member has not viewed yet. */
  isNew: Flag;
  /** 0 if not received. */
  receivedAtMs: number;
  /** 0 if not given. */
  givenAtMs: number;
  /** Whether the member's own like or unlike is waiting in the outbox. */
  pending: Flag;
}

export interface MemberRow {
  profileId: number;
  /** `missing`: no such member; `gone`: deleted or not visible to this member. */
  state: 'loaded' | 'missing' | 'gone';
  profile: MemberProfile | null;
  fetchedAtMs: number;
}

export interface DraftRow {
  conversationId: number;
  text: string;
  updatedAtMs: number;
  /** What it holds as it was taken back: the server may have it. Rows of older versions lack it. */
  takenBack?: readonly { messageId: string; text: string }[];
}

/** One page of search results; see `searchKey`. */
export interface SearchRow {
  key: string;
  result: SearchResult;
  /** When the request was made: a response to an earlier request does not overwrite this one. */
  askedAtMs: number;
  fetchedAtMs: number;
}

/** The last response for one page of the app: shown immediately when the page is reopened, and while offline. */
export type AnswerRow =
  | { key: HomeMembersKey; answer: SearchResult; fetchedAtMs: number }
  | { key: 'credits'; answer: CreditOffer; fetchedAtMs: number }
  | { key: 'premium'; answer: PremiumOffer; fetchedAtMs: number }
  /** All of the member's orders, newest first. */
  | { key: 'transactions'; answer: readonly Schemas['Transaction'][]; fetchedAtMs: number }
  | { key: 'notifications'; answer: NotificationSettings; fetchedAtMs: number }
  /** All members whom this one has blocked, newest first. */
  | { key: 'blocked-members'; answer: readonly ProfileCard[]; fetchedAtMs: number }
  /** The reports that this member has sent, newest first. */
  | { key: 'reports'; answer: readonly SentReport[]; fetchedAtMs: number }
  | { key: 'profile-fields'; answer: ProfileFields; locale: LocaleCode; fetchedAtMs: number }
  | { key: 'interests'; answer: Interests; locale: LocaleCode; fetchedAtMs: number };

/** The sections of members on the home screen. */
export const HOME_MEMBERS_KEYS = ['members-nearby', 'members-newest', 'members-online'] as const;
export type HomeMembersKey = (typeof HOME_MEMBERS_KEYS)[number];
/** Members in one of these sections: a single row of faces; the search shows the rest. */
export const HOME_MEMBERS_SHOWN = 6;

/** The outcome of the last poll: the source of the offline banner and of the data's age. */
export interface SyncRow {
  key: 'sync';
  /** `foreign`: something other than the server responded, such as a hotel network's login page. */
  state: 'ok' | 'offline' | 'foreign' | 'failing';
  /** 0 if there was none. Written when the state changes, a tab is hidden or the connection may have changed, not on every poll. */
  lastSuccessAtMs: number;
}

/** Ties the database to one session; every write checks it (see worker/sync/write.ts). */
export interface EpochRow {
  key: 'epoch';
  epoch: number;
}

/** Unsaved changes of the member's own profile; they never leave the device. */
export interface ProfileDraftRow {
  key: 'profile-draft';
  changes: ProfileChanges;
}

/** The member's sign-up progress, shared by all tabs and kept across reloads. The server only knows what was saved. */
export interface SignupRow {
  key: 'signup';
  /** Numbered as in section 2 of the specification. */
  step: SignupStep;
  /** Input of a step that is not saved yet. */
  draft: SignupDraft;
}

/** The steps of a logged-in member; step 0 belongs to visitors. */
export type SignupStep = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type SignupDraft = Partial<
  Pick<User['profile'], 'country' | 'countryregion' | 'city' | 'gender' | 'personal' | 'fields' | 'notes'>
> & {
  /** The selected date of birth, even while it is incomplete or invalid. */
  dateParts?: DateParts;
};

/** A date in parts; a part that is not selected yet is empty. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** This browser's push subscription, and whether the account has it. */
export interface PushRow {
  key: 'push';
  device: PushDevice;
  isSent: boolean;
}

/** Marks a list as fetched at least once: without it, an empty table does not mean an empty list. */
export interface LoadedRow {
  key: 'loaded-chats' | 'loaded-likes';
}

/** Marks the database as an older version's fallback; see worker/session/fallback-database.ts. */
export interface FallbackRow {
  key: 'fallback';
  id: string;
  /** Idempotency keys of the rows that were copied from the newer version's database. */
  takenKeys: readonly string[];
  takenDrafts: readonly Pick<DraftRow, 'conversationId' | 'updatedAtMs'>[];
  /** Keys of what else was copied that no server knows. Rows of older versions lack it. */
  takenData?: { notes: readonly string[]; passes: readonly number[]; savedSearches: readonly string[] };
}

/** Fallbacks whose rows have been merged back into this database and that still have to be deleted. */
export interface TakenBackRow {
  key: 'taken-back';
  fallbackIds: readonly string[];
}

/** How far messages from before the search have got their words; see worker/features/chat/fill-in-message-words.ts. */
export interface MessageWordsProgressRow {
  key: 'message-words';
  /** Key of the last message done; null when all are. */
  filledTo: string | null;
}

/** When the member last looked at the app on this device; see visit.ts. */
export interface VisitRow {
  key: 'visit';
  lastSeenAtMs: number;
  /** The last return from a long absence; null if there was none. */
  returned: { absentSinceMs: number; backAtMs: number; isPolled: boolean } | null;
}

export type MetaRow =
  | SyncRow
  | EpochRow
  | PushRow
  | SignupRow
  | ProfileDraftRow
  | LoadedRow
  | FallbackRow
  | TakenBackRow
  | MessageWordsProgressRow
  | VisitRow;
