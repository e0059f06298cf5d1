import { SIGNUP_STEP_COUNT } from './constants.ts';
import type { SearchOrder } from './member-search.ts';
import type { MessagePhoto } from './message-photo.ts';
import type { ConversationRow, MessageRow, MetaRow, Settings, SignupDraft, SyncRow, UserRow } from './rows.ts';
import type { SavedSearchRow } from './saved-search.ts';
import type { ProfileChanges } from './worker-api.ts';

/**
 * Guards for the rows that a whole page depends on: a row that another version, a tool or a disk fault has damaged is
 * treated as missing, and the next poll fetches it again. Other rows are isolated by an error boundary each.
 */

const DELIVERY_STATES: readonly unknown[] = ['sent', 'pending', 'rejected'];

export function isMessageRow(row: unknown): row is MessageRow {
  return (
    isRecord(row) &&
    typeof row['text'] === 'string' &&
    typeof row['fromMe'] === 'boolean' &&
    isTime(row['sentAtMs']) &&
    isRecord(row['delivery']) &&
    DELIVERY_STATES.includes(row['delivery']['state']) &&
    (row['delivery']['state'] !== 'rejected' || isRecord(row['delivery']['rejection'])) &&
    (row['quoted'] == null || isQuotedMessage(row['quoted'])) &&
    (row['photo'] == null || isMessagePhoto(row['photo']))
  );
}

function isQuotedMessage(value: unknown): boolean {
  return isRecord(value) && typeof value['text'] === 'string' && typeof value['fromMe'] === 'boolean';
}

const PHOTO_STATES: Readonly<Record<MessagePhoto['state'], true>> = {
  shown: true,
  hidden: true,
  removed: true,
  waiting: true,
};

function isMessagePhoto(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['state'] === 'string' &&
    Object.hasOwn(PHOTO_STATES, value['state']) &&
    Number(value['width']) > 0 &&
    Number(value['height']) > 0 &&
    isTextOrNull(value['preview']) &&
    isTextOrNull(value['src'])
  );
}

const CONVERSATION_STATES: Readonly<Record<ConversationRow['state'], true>> = {
  loaded: true,
  missing: true,
  gone: true,
};

/** Whether a row says which messages of its conversation are here: from a wrong one, some would never be fetched. */
export function isConversationRow(row: unknown): row is ConversationRow {
  return (
    isRecord(row) &&
    typeof row['state'] === 'string' &&
    Object.hasOwn(CONVERSATION_STATES, row['state']) &&
    isIdOrNull(row['oldestLoadedId']) &&
    isIdOrNull(row['newestLoadedId']) &&
    typeof row['hasOlder'] === 'boolean'
  );
}

/** Whether a saved search is whole, except for its filters, which the contract describes. */
export function isSavedSearchRow(row: unknown): row is SavedSearchRow {
  if (!isRecord(row) || !isRecord(row['criteria']) || !isRecord(row['news'])) return false;
  const { criteria, news } = row;
  return (
    typeof row['name'] === 'string' &&
    isTime(row['savedAtMs']) &&
    isTextOrNull(row['seenAt']) &&
    typeof criteria['order'] === 'string' &&
    Object.hasOwn(SEARCH_ORDERS, criteria['order']) &&
    typeof criteria['hideNudity'] === 'boolean' &&
    typeof criteria['searchAllCountries'] === 'boolean' &&
    (news['state'] === 'unknown' || (news['state'] === 'counted' && Number.isSafeInteger(news['count'])))
  );
}

const SEARCH_ORDERS: Readonly<Record<SearchOrder, true>> = { nearby: true, newest: true, online: true, age: true };

export function isUserRow(row: unknown): row is UserRow {
  if (!isRecord(row) || !isRecord(row['user'])) return false;
  const { email, profile } = row['user'];
  return typeof email === 'string' && isRecord(profile) && typeof profile['name'] === 'string';
}

/**
 * Returns whether settings of the site have what this version needs: those of the version before stay on the device when
 * an update needs more. The worker fetches others again.
 */
export function isSettings(value: unknown): value is Settings {
  return isRecord(value) && SETTINGS_PARTS.every(([name, check]) => check(value[name]));
}

type RequiredSetting = keyof { [Name in keyof Settings as undefined extends Settings[Name] ? never : Name]: true };

/** Returns whether a row of the account's `meta` table is valid; each kind has its own key. */
export function isMetaRow(row: unknown): row is MetaRow {
  if (!isRecord(row)) return false;
  const check = META_CHECKS.get(row['key']);
  return check?.(row) === true;
}

const SYNC_STATES: Readonly<Record<SyncRow['state'], true>> = { ok: true, offline: true, foreign: true, failing: true };

const META_CHECKS = new Map<unknown, (row: Readonly<Record<string, unknown>>) => boolean>(
  Object.entries({
    sync: ({ state, lastSuccessAtMs }) =>
      typeof state === 'string' && Object.hasOwn(SYNC_STATES, state) && isTime(lastSuccessAtMs),
    epoch: ({ epoch }) => Number.isSafeInteger(epoch),
    push: ({ device, isSent }) => isPushDevice(device) && typeof isSent === 'boolean',
    signup: ({ step, draft }) =>
      Number.isInteger(step) && Number(step) >= 1 && Number(step) < SIGNUP_STEP_COUNT && isProfilePart(draft),
    'profile-draft': ({ changes }) => isProfilePart(changes),
    'loaded-chats': () => true,
    'loaded-likes': () => true,
    fallback: ({ id, takenKeys, takenDrafts }) =>
      typeof id === 'string' && isListOfTexts(takenKeys) && Array.isArray(takenDrafts) && takenDrafts.every(isRecord),
    'taken-back': ({ fallbackIds }) => isListOfTexts(fallbackIds),
    'message-words': ({ filledTo }) => isTextOrNull(filledTo),
    visit: ({ lastSeenAtMs, returned }) => isTime(lastSeenAtMs) && (returned === null || isReturn(returned)),
  } satisfies { readonly [Key in MetaRow['key']]: (row: Readonly<Record<string, unknown>>) => boolean }),
);

function isPushDevice(value: unknown): boolean {
  return isRecord(value) && typeof value['endpoint'] === 'string' && isRecord(value['keys']);
}

function isReturn(value: unknown): boolean {
  return (
    isRecord(value) &&
    isTime(value['absentSinceMs']) &&
    isTime(value['backAtMs']) &&
    typeof value['isPolled'] === 'boolean'
  );
}

type Check = (value: unknown) => boolean;

const SETTINGS_PARTS = Object.entries({
  name: isText,
  domain_language: isText,
  template: isText,
  features: isRecord,
  csrf: isText,
  niche: Number.isSafeInteger,
  signups: isText,
  logged_out_search: isText,
  logged_out_search_trafficsource: isText,
  push_pub: isTextOrNull,
  region_data: isRecord,
  countries: isListOfTexts,
  minimum_message_costs: isRecord,
  message_credits: Number.isSafeInteger,
  geoip_selected_country: isTextOrNull,
  geoip_country: isTextOrNull,
  fictional_icon: isFlag,
  visible_profile_fields: isListOfTexts,
  visible_profile_notes: isListOfTexts,
  search_fields: isListOfTexts,
  cdn_prefix: isText,
  upload_max_bytes: Number.isSafeInteger,
  member_resell: isListOfTexts,
  company: isRecord,
} satisfies Readonly<Record<RequiredSetting, Check>>);

const PROFILE_PARTS = new Map<string, Check>(
  Object.entries({
    name: isTextOrNull,
    country: isTextOrNull,
    countryregion: (value) => value === null || Number.isSafeInteger(value),
    city: isTextOrNull,
    gender: isTextOrNull,
    date_of_birth: isTextOrNull,
    dateParts: (value) => isRecord(value) && ['year', 'month', 'day'].every((part) => typeof value[part] === 'string'),
    personal: isTextOrNull,
    fields: (value) => isRecord(value) && Object.values(value).every(isListOfTexts),
    notes: (value) => isRecord(value) && Object.values(value).every(isTextOrNull),
  } satisfies Readonly<Record<keyof (ProfileChanges & SignupDraft), Check>>),
);

/** Checks unsaved input of a profile. */
function isProfilePart(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(([name, each]) => each === undefined || PROFILE_PARTS.get(name)?.(each) === true)
  );
}

function isIdOrNull(value: unknown): boolean {
  return value === null || Number.isSafeInteger(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** Returns whether the value is a valid `Date` time, in milliseconds since 1970. */
function isTime(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
