import type { AccountDatabase } from '../../public/database.ts';
import type { ProfileCard } from '../../public/rows.ts';
import { cardOf } from './card.ts';

/** The tables that `knownCard` reads. */
export function cardTables({ likes, chats, members, searches, answers }: AccountDatabase) {
  return [likes, chats, members, searches, answers];
}

/** Returns the card of a member from whatever this device has of them; null if it has nothing. */
async function knownCard(database: AccountDatabase, profileId: number): Promise<ProfileCard | null> {
  const chat = await database.chats.where('profileId').equals(profileId).first();
  const card =
    chat?.profile ??
    (await database.members.get(profileId))?.profile ??
    (await foundCard(database, profileId)) ??
    (await database.likes.get(profileId))?.profile;
  return card == null ? null : cardOf(card);
}

/**
 * Returns `knownCard` for the body of a write. A card once found stays known: a full device may give up the search that
 * has it before the write is tried again.
 */
export function cardKeeper(database: AccountDatabase, profileId: number): () => Promise<ProfileCard | null> {
  let kept: ProfileCard | null = null;
  return async () => {
    kept = (await knownCard(database, profileId)) ?? kept;
    return kept;
  };
}

/** Looks up the member in stored search results and home screen sections; both keep few pages. */
async function foundCard(database: AccountDatabase, profileId: number): Promise<ProfileCard | null> {
  const searches = await database.searches.toArray();
  const answers = await database.answers.toArray();
  const results = [
    ...searches.map(({ result }) => result),
    ...answers.flatMap((row) => ('answer' in row && 'profiles' in row.answer ? [row.answer] : [])),
  ];
  for (const { profiles } of results) {
    const card = profiles.find(({ id }) => id === profileId);
    if (card !== undefined) return card;
  }
  return null;
}
