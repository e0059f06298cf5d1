import { at, entriesAt, isList, isRecord, listAt } from '../contract/json.ts';
import { type BrokenFact, type FactRule, isNull, momentAt, unless } from './fact.ts';
import { PAGE_FACTS } from './quote-facts.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

const messageOfOther: FactRule = (message) =>
  unless(
    at(message, 'from_me') === true || isNull(message, 'message_id'),
    'A message of the other member has the id that a client made',
    'message_id null: it is for the member who sent it',
    at(message, 'message_id'),
  );

const rising: FactRule = (page) => {
  const messages = [...listAt(page, 'messages')].sort((one, other) => Number(at(one, 'id')) - Number(at(other, 'id')));
  const times = messages.map((message) => momentAt(message, 'sent_at') ?? 0);
  const index = times.findIndex((time, place) => place > 0 && time < (times[place - 1] ?? 0) - SECOND_MS);
  if (index > 0)
    return unless(
      false,
      'A message with a higher id was sent earlier',
      `${String(at(messages[index - 1], 'sent_at'))} or later, after message ${String(at(messages[index - 1], 'id'))}`,
      `${String(at(messages[index], 'sent_at'))} for message ${String(at(messages[index], 'id'))}`,
      'Ids rise with time within a conversation; look for local time in one of the places that write sent_at.',
    );
  return startedBefore(at(page, 'started_at'), messages[0]);
};

/** A conversation in the list begins before its last message. */
export const startedFirst: FactRule = (conversation) =>
  startedBefore(at(conversation, 'started_at'), at(conversation, 'last_message'));

function startedBefore(started: unknown, message: unknown): BrokenFact | null {
  const sent = momentAt(message, 'sent_at');
  return unless(
    sent === null || Date.parse(String(started)) <= sent + SECOND_MS,
    'A conversation began after one of its messages',
    `${String(at(message, 'sent_at'))} or earlier`,
    String(started),
  );
}

const frequencies: FactRule = (setting) =>
  unless(
    listAt(setting, 'allowed').includes(at(setting, 'frequency')),
    'A notification setting has a value that is not allowed for it',
    listAt(setting, 'allowed').join(', '),
    at(setting, 'frequency'),
  );

const settingsOnce: FactRule = (settings) => {
  const names = listAt(settings, 'settings').map(
    (each) => `${String(at(each, 'event'))} ${String(at(each, 'channel'))}`,
  );
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return unless(twice === undefined, 'A notification setting stands twice', 'each event and channel once', twice);
};

const countriesOnce: FactRule = (settings) => {
  const countries = listAt(settings, 'countries');
  const twice = countries.find((country, index) => countries.indexOf(country) !== index);
  if (twice !== undefined) return unless(false, 'A country stands twice in the settings', 'each once', twice);
  const chosen = at(settings, 'geoip_selected_country');
  return unless(
    typeof chosen !== 'string' || countries.includes(chosen),
    'The country that is chosen at first is none of the site',
    countries.join(', '),
    chosen,
  );
};

/** The client looks countries up by their code, which profiles tell in capitals. */
const byCountry: FactRule = (settings) => {
  const other = entriesAt(settings, 'minimum_message_costs').find(([country]) => !/^[A-Z]{2}$/.test(country))?.[0];
  return unless(
    other === undefined,
    'The price of a message stands under what is no code of a country',
    'codes as profiles have them, such as NL',
    other,
    'strtoupper($country)',
  );
};

const prefixWithoutSlash: FactRule = (settings) =>
  unless(
    !String(at(settings, 'cdn_prefix')).endsWith('/'),
    'The prefix of the images ends in a slash',
    'no slash at the end: the client puts one between it and the name of the file',
    at(settings, 'cdn_prefix'),
  );

/** An uncompressed point of P-256 in base64url, which alone `pushManager.subscribe` takes. */
const PUSH_KEY = /^B[A-Za-z0-9_-]{86}=?$/;

const usablePushKey: FactRule = (settings) =>
  unless(
    isNull(settings, 'push_pub') || PUSH_KEY.test(String(at(settings, 'push_pub'))),
    'The public push key is none',
    '65 bytes in base64url, as VAPID tools print them, or null where push is off',
    at(settings, 'push_pub'),
  );

const SEARCH_FIELDS = [
  'gender',
  'min_age',
  'max_age',
  'country',
  'countryregion',
  'online',
  'with_photo',
  'interests',
  'max_distance_km',
];

const knownSearchFields: FactRule = (settings) => {
  const unknown = listAt(settings, 'search_fields').find((name) => !SEARCH_FIELDS.some((each) => each === name));
  return unless(
    unknown === undefined,
    'A search filter is offered that the search does not have',
    `names of its parameters: ${SEARCH_FIELDS.join(', ')}`,
    unknown,
  );
};

const regionsOnce: FactRule = (regions) => {
  const ids = Object.values(isRecord(regions) ? regions : {}).flatMap((list) =>
    (isList(list) ? list : []).map((region) => at(region, 'id')),
  );
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return unless(twice === undefined, 'Two regions have one id', 'an id of its own for each region', twice);
};

const onlyWith: FactRule = (error) => {
  const code = at(error, 'error');
  if (at(error, 'ban') !== undefined && code !== 'account_banned')
    return unless(false, 'An error that is no ban tells of one', 'account_banned', code);
  if (at(error, 'open_order') !== undefined && code !== 'order_open')
    return unless(false, 'An error tells of an open order that it is not about', 'order_open', code);
  const [told] = [
    ['account_banned', 'ban'],
    ['order_open', 'open_order'],
  ].filter(([reason, part]) => code === reason && at(error, part ?? '') === undefined);
  if (told !== undefined)
    return unless(
      false,
      'A refusal lacks what the client shows of it',
      `"${told[1]}" beside "${told[0]}"`,
      'not there',
    );
  const fields = entriesAt(error, 'fields');
  const sentence = fields.find(([, value]) => /\s/.test(String(value)));
  if (sentence !== undefined)
    return unless(
      false,
      'A field of an error holds a sentence in place of a code',
      'a stable code such as too_long: the client has the words in each language',
      sentence[1],
    );
  return unless(
    String(at(error, 'message')).trim() !== '',
    'An error has an empty message',
    'a sentence for people, in the language of the site',
    'an empty text',
  );
};

const tokenOfNew: FactRule = (validation) =>
  unless(
    isNull(validation, 'token') || at(validation, 'status') === 'new',
    'An address that cannot sign up gets a token for it',
    'token null',
    at(validation, 'status'),
  );

const regionInCountry: FactRule = (place) =>
  unless(
    isNull(place, 'countryregion') || !isNull(place, 'country'),
    'A place has a region and no country',
    'a country',
    'null',
  );

/** A day and more for time zones. */
const changedAlready: FactRule = (page) =>
  unless(
    (momentAt(page, 'updated_at') ?? 0) < Date.now() + 2 * DAY_MS,
    'A page was changed on a day that is to come',
    'today or earlier',
    at(page, 'updated_at'),
  );

const writtenAddress: FactRule = (validation) => {
  const plain = (name: string): string => String(at(validation, name)).trim().toLowerCase();
  return unless(
    at(validation, 'status') === 'invalid' || plain('email') === plain('request_email'),
    'The validation of an address speaks of another address',
    `${plain('request_email')}, in the spelling of the server`,
    at(validation, 'email'),
  );
};

const decidedWhenClosed: FactRule = (report) =>
  unless(
    at(report, 'state') === 'closed' || isNull(report, 'decision') || at(report, 'decision') === undefined,
    'A report that is not closed tells a decision',
    'decision null',
    at(report, 'decision'),
  );

/** By name of the schema. */
export const SITE_FACTS: Readonly<Record<string, readonly FactRule[]>> = {
  Message: [messageOfOther],
  ChatPage: [rising, ...PAGE_FACTS],
  NotificationSetting: [frequencies],
  NotificationSettings: [settingsOnce],
  Settings: [countriesOnce, byCountry, prefixWithoutSlash, usablePushKey, knownSearchFields],
  RegionData: [regionsOnce],
  ErrorResponse: [onlyWith],
  EmailValidation: [tokenOfNew, writtenAddress],
  ContentPage: [changedAlready],
  Geocode: [regionInCountry],
  SentReport: [decidedWhenClosed],
};
