import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { removeStartedChat } from './remove-started-chat.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn, textIn } from './values.ts';

/** What a tile shows of a member, and the member's own profile has as well. */
const OF_A_TILE = ['name', 'age', 'city', 'country', 'gender', 'language', 'fictional_icon'] as const;
const DAY_MS = 86_400_000;
/** Years ago that nobody is asked for. */
const YEARS = 33;

/** One member is the same wherever others see a tile, and is as old as the birthday says, to the day. */
export const cardsEverywhere: Sequence = {
  title: 'one member in every list',
  account: 'member',
  needsOther: true,
  calls: callsOf('getUser', 'saveProfile', 'getProfile'),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const before = await other.call('getUser', { purpose: 'as it stands' });
    const me = numberIn((await steps.call('getUser', { purpose: 'who looks' })).body, '/profile/id') ?? 0;
    const undo = await standInLists(steps, other, me);
    const region = await liveInRegion(other, at(at(before.body, 'profile'), 'country'));
    // Each of two days away from the birthday: a time zone changes nothing.
    for (const days of [2, -2]) {
      const date_of_birth = birthday(days);
      const saved = await other.attempt('saveProfile', {
        purpose: `a birthday ${days > 0 ? 'to come' : 'just over'}`,
        body: { date_of_birth },
        isWholeBody: true,
        expect: { kind: 'success', mayTryAnother: true },
      });
      if (!saved.isSuccess) continue;
      const own = at((await other.call('getUser', { purpose: 'the own profile' })).body, 'profile');
      await lookEverywhere(steps, own);
    }
    const date_of_birth = textIn(at(before.body, 'profile'), 'date_of_birth');
    if (date_of_birth !== null)
      await other.attempt('saveProfile', {
        purpose: 'the birthday as it was',
        body: { date_of_birth },
        isWholeBody: true,
        expect: { kind: 'documented' },
      });
    if (region)
      await other.attempt('saveProfile', {
        purpose: 'the region as it was',
        body: { countryregion: at(at(before.body, 'profile'), 'countryregion') },
        isWholeBody: true,
        expect: { kind: 'documented' },
      });
    await undo();
  },
};

/** Most sites ask for the region later; returns whether it was set. */
async function liveInRegion(other: Steps, country: unknown): Promise<boolean> {
  const countryregion = other.visitor.pool.regions?.get(String(country))?.at(-1);
  if (countryregion === undefined) return false;
  const saved = await other.attempt('saveProfile', {
    purpose: 'a region',
    body: { country, countryregion },
    isWholeBody: true,
    expect: { kind: 'documented' },
  });
  return saved.isSuccess;
}

function birthday(days: number): string {
  const day = new Date(Date.now() + days * DAY_MS);
  // No year has a day too few: the 29th of February is the 1st of March then.
  return new Date(Date.UTC(day.getUTCFullYear() - YEARS, day.getUTCMonth(), day.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}

/** A like and a conversation, so that those lists show the member; returns what takes both away again. */
async function standInLists(steps: Steps, other: Steps, me: number): Promise<() => Promise<void>> {
  const expect = { kind: 'documented' } as const;
  const like = { body: { profile: me }, expect };
  const isLiked = other.has('likeProfile') && other.has('unlikeProfile');
  if (isLiked) await other.attempt('likeProfile', { purpose: 'to stand in the list of likes', ...like });
  const you = numberIn((await other.call('getUser', { purpose: 'who is looked at' })).body, '/profile/id') ?? 0;
  const started =
    steps.has('getChat', 'startChat') && steps.has('removeChat')
      ? await steps.attempt('getChat', {
          use: 'startChat',
          purpose: 'to stand in the list of conversations',
          query: { profile: you },
          expect,
        })
      : null;
  const conversation = started === null ? null : numberIn(started.body, '/id');
  return async () => {
    if (isLiked) await other.attempt('unlikeProfile', { purpose: 'take the like back', ...like });
    if (conversation === null) return;
    await removeStartedChat(steps, conversation);
  };
}

interface Place {
  operationId: string;
  query: Readonly<Record<string, string | number>>;
  list: string;
  card: string;
}

const PLACES: readonly Place[] = [
  {
    operationId: 'search',
    query: { manual_search: '1', do_not_save: '1', order: 'newest', pp: 100 },
    list: '/profiles',
    card: '',
  },
  { operationId: 'getLikes', query: {}, list: '/liked_by', card: '' },
  { operationId: 'getChats', query: {}, list: '', card: 'profile' },
  { operationId: 'getMatches', query: { kind: 'signup', pp: 12 }, list: '/matches', card: 'profile' },
  { operationId: 'exportAccount', query: {}, list: '/chats', card: 'profile' },
];

async function lookEverywhere(steps: Steps, own: unknown): Promise<void> {
  const id = numberIn(own, '/id') ?? 0;
  const profile = await steps.call('getProfile', { purpose: 'the profile', query: { id } });
  sameCard(steps, profile, 'getProfile', own, profile.body);
  await regionByName(steps, profile, own);
  for (const { operationId, query, list, card } of PLACES) {
    if (!steps.has(operationId)) continue;
    const answer = await steps.attempt(operationId, {
      purpose: 'the member in this list',
      query,
      expect: { kind: 'success', mayTryAnother: true },
    });
    const cards = listIn(answer.body, list).map((entry) => (card === '' ? entry : at(entry, card)));
    const found = cards.find((each) => numberIn(each, '/id') === id);
    if (found !== undefined) sameCard(steps, answer, operationId, own, found);
  }
}

/** The own profile has the id of a region, others see its name. */
async function regionByName(steps: Steps, profile: Answer, own: unknown): Promise<void> {
  const id = numberIn(own, '/countryregion');
  if (id === null || !steps.has('getRegions')) return;
  const regions = await steps.call('getRegions', { purpose: 'the name of the region' });
  const known = listIn(at(regions.body, 'regions'), `/${String(at(own, 'country'))}`);
  const name = at(
    known.find((region) => at(region, 'id') === id),
    'name',
  );
  if (name !== undefined)
    steps.same(
      profile,
      'A profile shows another region than the member lives in',
      name,
      at(profile.body, 'countryregion'),
    );
}

function sameCard(steps: Steps, answer: Answer, where: string, own: unknown, shown: unknown): void {
  for (const name of OF_A_TILE) {
    const value = at(own, name);
    // What a member has not told, a tile has to make up.
    if (value === null && name !== 'city') continue;
    steps.same(
      answer,
      `"${name}" of a member is another one in ${where}`,
      value,
      at(shown, name),
      'One function for the tile of a member, in all answers.',
    );
  }
}
