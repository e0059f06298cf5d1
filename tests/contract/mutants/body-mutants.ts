import { addAt, removeAt, replaceAt } from './edit.ts';
import type { Mutant } from './mutant.ts';

/** Deviations in the body of an operation's success responses, at least one for each class of schema field. */

interface Target {
  operationId: string;
  method: string;
  path: string;
  /** A required query parameter. */
  query?: string;
  /** The operation that lists the ids this operation needs. */
  listedBy?: string;
}

const USER: Target = { operationId: 'getUser', method: 'GET', path: '/api/user.php' };
const CHATS: Target = { operationId: 'getChats', method: 'GET', path: '/api/chats.php' };
const READ_CHAT: Target = {
  operationId: 'getChat',
  method: 'GET',
  path: '/api/chat.php',
  query: 'conversation',
  listedBy: 'getChats',
};
const START_CHAT: Target = { operationId: 'getChat', method: 'GET', path: '/api/chat.php', query: 'profile' };
const LIKES: Target = { operationId: 'getLikes', method: 'GET', path: '/api/likes.php' };
const PROFILE: Target = { operationId: 'getProfile', method: 'GET', path: '/api/profile.php' };
const SEARCH: Target = { operationId: 'search', method: 'GET', path: '/api/search.php' };
const SETTINGS: Target = { operationId: 'getSettings', method: 'GET', path: '/api/settings.php' };
const CREDITS: Target = { operationId: 'getCredits', method: 'GET', path: '/api/credits.php' };
const PREMIUM: Target = { operationId: 'getPremium', method: 'GET', path: '/api/premium.php' };
const TRANSACTIONS: Target = { operationId: 'getTransactions', method: 'GET', path: '/api/transactions.php' };
const NOTIFICATIONS: Target = { operationId: 'getNotifications', method: 'GET', path: '/api/notifications.php' };
const FIELDS: Target = { operationId: 'getProfileFields', method: 'GET', path: '/api/profile_fields.php' };
const CONTENT: Target = { operationId: 'getContent', method: 'GET', path: '/api/content.php' };
const CAMS: Target = { operationId: 'searchCams', method: 'GET', path: '/api/xcams/search.php' };
const MATCHES: Target = { operationId: 'getMatches', method: 'GET', path: '/api/matches.php' };
const EXPORT: Target = { operationId: 'exportAccount', method: 'GET', path: '/api/export.php' };
const COMPANY: Target = { operationId: 'getCompanyInfo', method: 'GET', path: '/api/companyinfo.php' };
const GEOCODE: Target = { operationId: 'geocode', method: 'GET', path: '/api/geocode.php' };
const EMAIL: Target = { operationId: 'validateEmail', method: 'GET', path: '/api/validate_email.php' };
const ACTIVATION: Target = { operationId: 'getActivation', method: 'GET', path: '/api/activate.php' };
const REGIONS: Target = { operationId: 'getRegions', method: 'GET', path: '/api/regions.php' };
const INTERESTS: Target = { operationId: 'getInterests', method: 'GET', path: '/api/interests.php' };
const DISCOUNT: Target = { operationId: 'getDiscountCode', method: 'GET', path: '/api/discountcode.php' };
const MESSAGES: Target = { operationId: 'getMessages', method: 'GET', path: '/_i18n' };
const LIKE: Target = { operationId: 'likeProfile', method: 'POST', path: '/api/likes.php' };
const REPORT: Target = { operationId: 'reportMember', method: 'POST', path: '/api/report.php' };

function body(name: string, target: Target, change: (body: unknown) => void): Mutant {
  return {
    name: `${target.operationId}: ${name}`,
    only: [target.listedBy, target.operationId].filter((each) => each !== undefined),
    blamed: [target.operationId],
    phases: ['conformance'],
    spoil({ method, path, query }, answer) {
      const isMeant = method === target.method && path.startsWith(target.path);
      if (!isMeant || answer.status >= 300 || (target.query !== undefined && !query.has(target.query))) return;
      change(answer.body);
    },
  };
}

function whole(name: string, target: Target, make: (body: unknown) => unknown): Mutant {
  const mutant = body(name, target, () => undefined);
  return {
    ...mutant,
    spoil(call, answer) {
      const isMeant = call.method === target.method && call.path.startsWith(target.path);
      if (isMeant && answer.status < 300) answer.body = make(answer.body);
    },
  };
}

const set = (place: string, value: unknown) => (root: unknown) => replaceAt(root, place, () => value);
const text = (place: string) => (root: unknown) => replaceAt(root, place, String);
const remove = (place: string) => (root: unknown) => removeAt(root, place);
const add = (place: string, value: unknown) => (root: unknown) => addAt(root, place, value);

/** Changes only the last item, which a check of the first item alone would miss. */
function inLast(list: string, change: (item: unknown) => void) {
  return (root: unknown) =>
    replaceAt(root, list, (value) => {
      if (Array.isArray(value)) change(value.at(-1));
      return value;
    });
}

export const BODY_MUTANTS: readonly Mutant[] = [
  // Integers and numbers.
  body('an integer as a text', USER, text('credits')),
  body('an integer with a fraction', USER, set('credits', 1.5)),
  body('an integer below its minimum', CHATS, set('*.num_unread_messages', -1)),
  body('an integer above its maximum', USER, set('profile.completeness', 101)),
  body('null for an integer', SEARCH, set('paging.num_results', null)),
  body('an age below 18', SEARCH, set('profiles.*.age', 17)),
  body('an id of zero', READ_CHAT, set('id', 0)),
  body('a number as a text', CREDITS, text('vat_percent')),
  body('a number above its maximum', PREMIUM, set('vat_percent', 121)),
  body('an amount with a fraction', CREDITS, set('packs.*.price.amount_minor', 19.99)),
  body('an amount as a text', TRANSACTIONS, text('transactions.*.amount.amount_minor')),
  // Strings.
  body('a number for a text', USER, set('profile.name', 7)),
  body('an empty text where one is needed', CHATS, set('*.profile.name', '')),
  body('a text that is too long', SEARCH, set('profiles.*.name', 'x'.repeat(151))),
  body('a country in small letters', PROFILE, set('country', 'nl')),
  body('a currency by its sign', CREDITS, set('packs.*.price.currency', '€')),
  body('a gender that is not in the list', LIKES, set('liked_by.*.gender', 'woman')),
  body('a template that is not in the list', SETTINGS, set('template', 'modern')),
  body('a state that is not in the list', TRANSACTIONS, set('transactions.*.state', 'open')),
  body('a frequency that is not in the list', NOTIFICATIONS, set('settings.*.frequency', 'hourly')),
  body('a constant that differs', LIKE, set('liked', 'yes')),
  body('a time without its zone', USER, set('signup_date', '2026-08-02 09:14:00')),
  body('a date in another order', CONTENT, set('updated_at', '01-09-2026')),
  body('a time in seconds', READ_CHAT, set('messages.*.sent_at', 1_763_700_000)),
  body('an e-mail that is none', USER, set('email', 'demo')),
  body('a message id that is no UUID', READ_CHAT, set('messages.0.message_id', '17')),
  body('a section id with blanks', CONTENT, set('sections.*.id', 'Who we are')),
  body('an account with a slash', CAMS, set('cams.*.account', 'luna/live')),
  // Booleans.
  body('0 and 1 for a boolean', USER, set('paid_user', 0)),
  body('a text for a boolean', PROFILE, set('liked', 'true')),
  body('null for a boolean', ACTIVATION, set('delivered', null)),
  body('a boolean as a number in every item', LIKES, set('liked_by.*.like_new', 1)),
  // Null, missing and extra properties.
  body('null where nothing allows it', CHATS, set('*.profile.country', null)),
  body('a property left out', USER, remove('mailprovider')),
  body('a nested property left out', CHATS, remove('*.conversation.read_only')),
  body('a property left out of the last item only', SEARCH, inLast('profiles', remove('online'))),
  body('a property under another name', READ_CHAT, (root) => {
    replaceAt(root, 'has_more', (value) => value);
    removeAt(root, 'has_more');
    addAt(root, 'hasMore', true);
  }),
  body('a property that the contract does not know', USER, add('password_hash', 'x')),
  body('an unknown property deep within', CHATS, add('*.profile.last_ip', '127.0.0.1')),
  body('a property too many where none is allowed', START_CHAT, add('is_new', true)),
  body('a fictional mark left out', PROFILE, remove('fictional_icon')),
  // Objects, lists, maps.
  body('an empty list for an object', PROFILE, set('fields', [])),
  body('null for an object', SEARCH, set('filter_options', null)),
  body('a list for an object', USER, (root) => replaceAt(root, 'profile', (value) => [value])),
  body('an object for a list', SEARCH, (root) => replaceAt(root, 'profiles', (value) => ({ ...Object(value) }))),
  body('null for a list', LIKES, set('profiles', null)),
  body('an image that is neither image nor null', CHATS, set('*.profile.main_image', 'a.jpg')),
  body('an image without its file', SEARCH, remove('profiles.*.main_image.filename')),
  body('a wrong value in a map', REGIONS, set('regions.NL', 'Utrecht')),
  body('a wrong item in a list of a map', FIELDS, set('allowed_values.*', [1, 2])),
  body('a wrong item in a list', COMPANY, set('vat_numbers', [12])),
  body('more options than there may be', MATCHES, (root) =>
    replaceAt(root, 'questions.0.options', (value) => Array(13).fill(Array.isArray(value) ? value[0] : null)),
  ),
  body('the same choice twice where each comes once', NOTIFICATIONS, set('settings.*.allowed', ['daily', 'daily'])),
  body('a discount without its reason', DISCOUNT, set('discount_code', { code: 'X', percent: 10, valid_until: null })),
  body('a wrong value deep in the export', EXPORT, set('user.profile.age', '34')),
  body('a token as a number', EMAIL, set('token', 12)),
  body('a country as a name', GEOCODE, set('country', 'Netherlands')),
  body('an interest without its name', INTERESTS, remove('interests.*.name')),
  body('a receipt without its reference', REPORT, remove('reference')),
  whole('another language than asked for', MESSAGES, () => ({ xx: { title: 'x' } })),
  whole('the list within an object', CHATS, (value) => ({ chats: value })),
  whole('null as the whole answer', SETTINGS, () => null),
];
