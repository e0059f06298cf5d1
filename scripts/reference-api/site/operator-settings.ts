import type { Schemas } from '../contract/contract.ts';
import { isRecord, parseJson } from '../contract/json.ts';
import { textColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import { COUNTRIES } from './countries.ts';
import { MESSAGE_CREDITS, PHOTO_MESSAGE_CREDITS } from './message-credits.ts';

/**
 * `photo_message_credits` is null on a site without photos in messages, whose settings leave it out. This site always knows
 * where its visitors are.
 */
type Settings = Omit<Schemas['Settings'], 'photo_message_credits' | 'geoip_country'> & {
  photo_message_credits: number | null;
  geoip_country: string;
};
type Choices = {
  [Name in OperatorSetting]: readonly Settings[Name][];
};
type OperatorSetting =
  | 'template'
  | 'niche'
  | 'signups'
  | 'logged_out_search'
  | 'logged_out_search_trafficsource'
  | 'member_resell'
  | 'search_fields'
  | 'message_credits'
  | 'photo_message_credits'
  | 'geoip_country';

/** The settings that an operator chooses for a site, and the country of its visitors, named as in the contract. */
export type OperatorSettings = Readonly<Pick<Settings, OperatorSetting>>;

const SEARCH_FIELDS = ['gender', 'country', 'countryregion', 'min_age', 'max_age'];

/** The first choice of each is the demo site's default. */
const CHOICES: Choices = {
  template: ['social', 'classic', 'lavish'],
  niche: [1, 2, 3, 4, 5, 6, 7],
  signups: ['all', 'with_trafficsource', 'other'],
  logged_out_search: ['other', 'none'],
  logged_out_search_trafficsource: ['none', 'other'],
  member_resell: [['cams', 'partner'], ['camads', 'partner'], ['cams'], ['camads'], ['partner'], []],
  search_fields: [[...SEARCH_FIELDS, 'online', 'with_photo', 'interests', 'max_distance_km'], SEARCH_FIELDS],
  message_credits: [MESSAGE_CREDITS, 0],
  photo_message_credits: [PHOTO_MESSAGE_CREDITS, null],
  geoip_country: COUNTRIES,
};

export async function readOperatorSettings(reader: Reader): Promise<OperatorSettings> {
  const row = await reader.row("SELECT value FROM site_settings WHERE key = 'operator'");
  const stored = row === null ? {} : parseJson(textColumn(row, 'value'));
  const chosen = isRecord(stored) ? stored : {};
  return {
    template: choose('template', chosen),
    niche: choose('niche', chosen),
    signups: choose('signups', chosen),
    logged_out_search: choose('logged_out_search', chosen),
    logged_out_search_trafficsource: choose('logged_out_search_trafficsource', chosen),
    member_resell: choose('member_resell', chosen),
    search_fields: choose('search_fields', chosen),
    message_credits: choose('message_credits', chosen),
    photo_message_credits: choose('photo_message_credits', chosen),
    geoip_country: choose('geoip_country', chosen),
  };
}

/** Replaces the operator's settings; missing ones get their default. Returns an error message, or null on success. */
export async function storeOperatorSettings(writer: Writer, settings: unknown): Promise<string | null> {
  if (!isRecord(settings)) return 'Expected an object of settings.';
  for (const [name, value] of Object.entries(settings)) {
    const choices = new Map<string, readonly unknown[]>(Object.entries(CHOICES)).get(name);
    if (choices === undefined) return `Unknown setting ${name}. Known: ${Object.keys(CHOICES).join(', ')}.`;
    if (!choices.some((each) => isSame(each, value)))
      return `${name} must be one of ${choices.map((each) => JSON.stringify(each)).join(', ')}.`;
  }
  await writer.run("INSERT OR REPLACE INTO site_settings (key, value) VALUES ('operator', ?)", [
    JSON.stringify(settings),
  ]);
  return null;
}

function choose<Name extends OperatorSetting>(name: Name, chosen: Record<string, unknown>): Choices[Name][number] {
  const choices: Choices[Name] = CHOICES[name];
  // By its place: null is a choice too.
  const place = choices.findIndex((each) => isSame(each, chosen[name]));
  const found = choices[Math.max(0, place)];
  if (found === undefined) throw new Error(`There is no choice for ${name}`);
  return found;
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Returns where visitors are, which a site knows by GeoIP. */
export async function visitorCountry(reader: Reader): Promise<string> {
  return (await readOperatorSettings(reader)).geoip_country;
}

/** Returns whether visitors may see members (specification, section 5). */
export async function mayVisitorsSearch(reader: Reader, network: string | null): Promise<boolean> {
  const settings = await readOperatorSettings(reader);
  if (settings.logged_out_search !== 'none') return true;
  return settings.logged_out_search_trafficsource !== 'none' && network !== null && network !== '';
}
