import { kmBetween } from '../../../../../scripts/check-contract/sequences/towns.ts';
import { neighbourOf } from '../../../../../worker/public/neighbour-country.ts';
import { type Call, type Handlers, invalid, notFound, Refused } from '../call.ts';
import { countryOfRegion, regionName } from '../demo-members.ts';
import { opennessOf } from '../openness.ts';
import type { Member, World } from '../world.ts';
import { card, imagesForOthers, iso, paged } from './cards.ts';

export const members: Handlers = { search, getProfile };

const HOUR_MS = 3_600_000;
const FILTERS = ['gender', 'min_age', 'max_age', 'country', 'countryregion'] as const;

/** Kept like the others, but without effect on the home screen. */
const SWITCHES = ['online', 'with_photo'] as const;

/** Returns the query with what is kept of the switches, where that counts. */
function withSwitches({ world, query, account }: Call): Call['query'] {
  const isOfSearch = ['search', 'similar'].includes(String(query.get('source') ?? 'search'));
  if (!query.has('auto_load')) return query;
  const isOfHome = (name: string): boolean => world.breaks('kept-switches-limit-home', name);
  const given = new Map(query);
  for (const name of SWITCHES)
    if (account?.filters?.[name] === true && (isOfSearch || isOfHome('switches'))) given.set(name, '1');
  const interests = account?.filters?.['interests'];
  if (Array.isArray(interests) && interests.length > 0 && (isOfSearch || isOfHome('interests')))
    given.set('interests', interests.join(','));
  for (const name of [...SWITCHES, 'interests']) if (world.breaks('kept-filter-lost', name)) given.delete(name);
  return given;
}

/** Whether the settings let a visitor in; the breaches look at something else. */
function checkOpen({ world, account, query, use }: Call): void {
  if (account !== null) return;
  const { isOpen, isOpenToSent } = opennessOf(world);
  const isSent = query.has('trafficsource');
  const isRight = isOpen || (isSent && isOpenToSent);
  const isTurned = world.breach?.place.startsWith(`${use.name}.`) === true && world.breaks('open-otherwise-than-told');
  const isMeant = world.breach?.place.endsWith('.sent') === true ? isSent : !isSent;
  if (isRight === (isTurned && isMeant)) throw new Refused(403, 'session_lost', 'Please log in.');
}

function search(asked: Call): unknown {
  checkOpen(asked);
  const call = { ...asked, query: withSwitches(asked) };
  const { world, query, account } = call;
  const isAll = query.has('searchAllCountries') && !world.breaks('filter-ignored', 'searchAllCountries');
  const kept = query.has('auto_load') ? (account?.filters ?? {}) : {};
  const keptOf = (name: string): unknown => (world.breaks('kept-filter-lost', name) ? null : (kept[name] ?? null));
  const filters = Object.fromEntries(FILTERS.map((name) => [name, query.get(name) ?? keptOf(name)]));
  if (isAll) Object.assign(filters, { countryregion: null });
  const region = filters['countryregion'];
  if (
    typeof region === 'number' &&
    (countryOfRegion(region) === null ||
      (filters['country'] !== null && countryOfRegion(region) !== filters['country'])) &&
    !world.breaks('region-elsewhere-searched')
  )
    throw invalid('countryregion', 'unknown_value');
  const switches = Object.fromEntries(SWITCHES.map((name) => [name, query.has(name)]));
  const isKept = query.has('manual_search') && (!query.has('do_not_save') || world.breaks('filters-kept-all-the-same'));
  if (isKept && account !== null && !world.breaks('filters-not-kept'))
    account.filters = { ...filters, ...switches, interests: interestsOf(query) };
  if (isKept && world.breaks('filters-shared')) for (const each of world.accounts) each.filters = filters;
  // The breach: what is kept is told, and finds everybody.
  const isUnused = query.has('auto_load') && world.breaks('kept-filters-not-used');
  const found = sorted(
    call,
    visible(call).filter((member) => (isUnused || fits(world, member, filters, query)) && fitsMore(call, member)),
  );
  const { rows, paging } = paged(
    call,
    world.breaks('filters-lost-on-page-2') && Number(query.get('page')) > 1 ? sorted(call, visible(call)) : found,
    'search',
  );
  const told = world.breaks('filter-options-not-told')
    ? Object.fromEntries(FILTERS.map((name) => [name, null]))
    : filters;
  const more = {
    ...switches,
    interests: interestsOf(query),
    ...(isAll && world.breaks('region-told-beyond') ? { countryregion: query.get('countryregion') ?? null } : {}),
  };
  return {
    profiles: rows.map((member) => card(world, member, 'search')),
    paging,
    filter_options: { ...told, ...more, ...distanceTold(call), ...toldOtherwise(world, query) },
    ...(query.get('source') === 'search' ? { searched_at: iso(world, call.nowMs) } : {}),
    ...(query.has('since')
      ? {
          since: world.breaks('filter-told-otherwise', 'since')
            ? iso(world, call.nowMs - 2 * HOUR_MS)
            : query.get('since'),
        }
      : {}),
  };
}

/** The breach: an answer tells other filters than it was found with. */
function toldOtherwise(world: World, query: Call['query']): Readonly<Record<string, unknown>> {
  const name = world.breach?.name === 'filter-told-otherwise' ? world.breach.place : '';
  if (!query.has(name)) return {};
  return { [name]: name === 'interests' ? [] : ['online', 'with_photo'].includes(name) ? false : null };
}

function interestsOf(query: Call['query']): readonly string[] {
  return String(query.get('interests') ?? '')
    .split(',')
    .filter((id) => id !== '');
}

/** The filters that a server need not know. */
function fitsMore({ world, query, account }: Call, member: Member): boolean {
  const ofMember = member.fields['interests'] ?? [];
  const asked = interestsOf(query);
  const counted = world.breaks('interests-first-only') ? asked.slice(0, 1) : asked;
  const isLiked = world.breaks('interests-all-needed')
    ? counted.every((id) => ofMember.includes(id))
    : counted.some((id) => ofMember.includes(id));
  if (asked.length > 0 && !isLiked && !world.breaks('filter-ignored', 'interests')) return false;
  if (!isNear({ world, account, query }, member)) return false;
  const since = query.get('since');
  // The demo members were there before anybody.
  const signedUpMs = world.accountOf(member.id)?.signedUpAtMs ?? 0;
  if (typeof since === 'string' && signedUpMs <= Date.parse(since) + sinceError(world)) return false;
  const isShown = member.images.some(({ state }) => state === 'approved');
  return !query.has('with_photo') || isShown || world.breaks('filter-ignored', 'with_photo');
}

/** Who has told no age comes last. */
const UNTOLD_AGE = 1000;
const TOWNS = ['Utrecht', 'Amersfoort', 'Gent', 'Köln', 'Münster'];
const KM_OF_A_MILE = 1.609;

/** Whoever has told no town cannot search by distance. */
function distanceTold({ world, account, query }: Pick<Call, 'world' | 'account' | 'query'>): {
  max_distance_km?: unknown;
} {
  if (account === null) return {};
  if (!TOWNS.includes(account.member.city ?? '') && !world.breaks('distance-without-a-town')) return {};
  return { max_distance_km: query.get('max_distance_km') ?? null };
}

function isNear(asked: Pick<Call, 'world' | 'account' | 'query'>, { city, country }: Member): boolean {
  const { world, account } = asked;
  const most = distanceTold(asked).max_distance_km ?? null;
  if (most === null) return true;
  if (city === null || !TOWNS.includes(city)) return world.breaks('unknown-town-near');
  const kmInOne = world.breaks('distance-in-miles') ? KM_OF_A_MILE : 1;
  const away = kmBetween(`${account?.member.country} ${account?.member.city}`, `${country} ${city}`);
  return away !== null && away <= Number(most) * kmInOne;
}

function sinceError(world: World): number {
  if (world.breaks('since-off-by-an-hour', 'earlier')) return -HOUR_MS;
  return world.breaks('since-off-by-an-hour', 'later') ? HOUR_MS : 0;
}

/** Whom a list of members may hold for who asks. */
export function visible({ world, account }: Call, list = 'search'): readonly Member[] {
  const me = account?.member.id ?? null;
  return [...world.members.values()].filter((member) => {
    const isShownIn = (who: string): boolean => list === 'matches' && world.breaks('match-out-of-reach', who);
    if (member.isGone && !world.breaks('gone-member-found') && !isShownIn('gone')) return false;
    if (world.accountOf(member.id)?.isBanned === true) return false;
    if (me === null) return true;
    if (member.id === me && !world.breaks('self-found')) return false;
    if (world.isBlocked(me, member.id) && !world.breaks('blocked-member-found') && !isShownIn('blocked')) return false;
    return !world.isBlocked(member.id, me) || world.breaks('blocker-found') || isShownIn('blocker');
  });
}

function fits(world: World, member: Member, filters: Readonly<Record<string, unknown>>, query: Call['query']): boolean {
  const given = FILTERS.filter((name) => filters[name] !== null).length + (query.has('online') ? 1 : 0);
  const asked = (name: string): unknown =>
    world.breaks('filter-ignored', name) || (given > 1 && world.breaks('filter-ignored-beside-another', name))
      ? null
      : filters[name];
  const { age } = member;
  const [min, max] = [asked('min_age'), asked('max_age')];
  const isSwapped =
    world.breaks('min-above-max-swapped') && typeof min === 'number' && typeof max === 'number' && min > max;
  const low = isSwapped ? max : min;
  const high = isSwapped ? min : max;
  if (asked('gender') !== null && member.gender !== asked('gender')) return false;
  // Nobody is found by an age that was not told.
  if (age === null && (typeof low === 'number' || typeof high === 'number')) return false;
  if (
    typeof low === 'number' &&
    age !== null &&
    (age < low - (world.breaks('filter-off-by-one', 'min_age') ? 1 : 0) ||
      (world.breaks('filter-exclusive', 'min_age') && age === low))
  )
    return false;
  if (
    typeof high === 'number' &&
    age !== null &&
    (age > high + (world.breaks('filter-off-by-one', 'max_age') ? 1 : 0) ||
      (world.breaks('filter-exclusive', 'max_age') && age === high))
  )
    return false;
  const [leftOutFrom, leftOutTo] = [query.get('exclude_min_age') ?? null, query.get('exclude_max_age') ?? null];
  const isLeftOut =
    (leftOutFrom !== null || leftOutTo !== null) &&
    age !== null &&
    (leftOutFrom === null || age >= Number(leftOutFrom)) &&
    (leftOutTo === null || age <= Number(leftOutTo));
  const isOpen = world.breaks('filter-ignored', 'exclude_max_age') && leftOutTo !== null && leftOutFrom === null;
  if (isLeftOut && !isOpen && !world.breaks('filter-ignored', 'exclude_min_age')) return false;
  const country = asked('country');
  const isFurther = query.has('searchAllCountries') && !world.breaks('filter-ignored', 'searchAllCountries');
  const neighbour = typeof country === 'string' ? neighbourOf(country) : null;
  const isBeyond = isFurther && (neighbour === null || member.country === neighbour);
  if (country !== null && member.country !== country && !isBeyond) return false;
  if (isBeyond && world.breaks('beyond-cut') && member.id % 2 === 0) return false;
  if (asked('countryregion') !== null && member.countryregion !== asked('countryregion')) return false;
  if (query.has('online') && !member.isOnline && !world.breaks('filter-ignored', 'online')) return false;
  return !(query.has('hideNudity') && member.isNude);
}

function sorted({ world, query }: Call, found: readonly Member[]): readonly Member[] {
  const order = String(query.get('order') ?? (world.breaks('other-default', 'order') ? 'age' : 'nearby'));
  if (world.breaks('order-ignored', order))
    return [...found].sort((one, other) => ((one.id * 37) % 101) - ((other.id * 37) % 101));
  const home = query.has('searchAllCountries') ? String(query.get('country') ?? 'NL') : 'NL';
  const compare: Record<string, (one: Member, other: Member) => number> = {
    nearby: (one, other) => Number(other.country === home) - Number(one.country === home) || one.id - other.id,
    newest: (one, other) => other.id - one.id,
    online: (one, other) => Number(other.isOnline) - Number(one.isOnline) || one.id - other.id,
    age: (one, other) => (one.age ?? UNTOLD_AGE) - (other.age ?? UNTOLD_AGE) || one.id - other.id,
  };
  const list = [...found].sort(compare[order]);
  return world.breaks('order-reversed', `search.${order}`) ? list.reverse() : list;
}

/** The breach: a region is not told by its name. */
function regionTold(world: World, id: number | null): string | null {
  if (world.breaks('region-told-otherwise', 'by-id')) return id === null ? null : String(id);
  if (world.breaks('region-told-otherwise', 'of-another')) return id === null ? null : regionName(32);
  return world.breaks('region-told-otherwise', 'not-at-all') ? null : regionName(id);
}

function getProfile(call: Call): unknown {
  const { world, account } = call;
  checkOpen(call);
  const id = Number(call.query.get('id'));
  const member = world.members.get(id);
  if (member === undefined) throw notFound('member');
  const me = account?.member.id ?? null;
  const isHidden = me !== null && world.isBlocked(id, me) && !world.breaks('blocker-shown');
  if ((member.isGone && !world.breaks('gone-member-shown')) || isHidden)
    throw new Refused(410, 'partner_gone', 'This member is no longer here.');
  const received = world.likes.find(({ from, to }) => from === id && to === me);
  const between = {
    liked:
      me !== null &&
      world.likes.some(({ from, to }) => from === me && to === id) &&
      !world.breaks('profile-does-not-tell-like'),
    likes_me: received !== undefined && !world.breaks('profile-does-not-tell-received-like'),
    like_new: received?.isNew ?? false,
    blocked: me !== null && world.isBlocked(me, id) && !world.breaks('profile-does-not-tell-block'),
  };
  if (world.breaks('opening-clears-all')) for (const like of world.likes) if (like.to === me) like.isNew = false;
  if (received !== undefined && !world.breaks('opening-does-not-clear-new')) received.isNew = false;
  const images = imagesForOthers(world, member, 'getProfile');
  return {
    ...card(world, member, 'getProfile'),
    ...(world.breaks('profile-is-stale') ? { name: 'Somebody' } : {}),
    countryregion: regionTold(world, member.countryregion),
    images: images.map((image) => ({ id: image.id, thumb_filename: image.thumb_filename, filename: image.filename })),
    personal: world.breaks('profile-hides-text') ? null : member.personal,
    fields: member.fields,
    notes: member.notes,
    ...between,
  };
}
