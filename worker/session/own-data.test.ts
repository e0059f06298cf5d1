import { beforeEach, expect, test } from 'vitest';
import { sampleOf } from '../../tests/fixtures/canned-server.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { asNewer, asOlder } from '../../tests/fixtures/two-versions.ts';
import type { AccountDatabase } from '../public/database.ts';
import type { SavedSearchRow } from '../public/saved-search.ts';

beforeEach(takeEmptyStorage);

const search = (id: string): SavedSearchRow => ({
  id,
  name: id,
  criteria: {
    filters: sampleOf('SearchFilters'),
    order: 'nearby',
    hideNudity: false,
    searchAllCountries: false,
  },
  savedAtMs: 1,
  seenAt: null,
  news: { state: 'unknown' },
});
const pass = (profileId: number) => ({ profileId, profile: sampleOf('ProfileCard', { id: profileId }), passedAtMs: 1 });

/** What the member has on this device only, beside what is to be sent. */
async function owned({ meta, passes, savedSearches }: AccountDatabase) {
  const draft = await meta.get('profile-draft');
  return {
    profile: draft?.key === 'profile-draft' ? draft.changes : null,
    passes: await passes.toCollection().primaryKeys(),
    searches: await savedSearches.toCollection().primaryKeys(),
  };
}

test('an unsaved profile, saved searches and passes go down with the older version, and up again as they are then', async () => {
  await asNewer(async ({ meta, passes, savedSearches }) => {
    await meta.put({ key: 'profile-draft', changes: { city: 'Gent' } });
    await passes.bulkPut([pass(1), pass(2)]);
    await savedSearches.bulkPut([search('a'), search('b')]);
  });
  await asOlder(async (database) => {
    expect(await owned(database)).toEqual({ profile: { city: 'Gent' }, passes: [1, 2], searches: ['a', 'b'] });
    await database.meta.put({ key: 'profile-draft', changes: { city: 'Ghent' } });
    await database.passes.delete(1);
    await database.passes.put(pass(3));
    await database.savedSearches.delete('a');
    await database.savedSearches.put(search('c'));
  });
  await asNewer(async (database) =>
    expect(await owned(database)).toEqual({ profile: { city: 'Ghent' }, passes: [2, 3], searches: ['b', 'c'] }),
  );
  await asOlder(async ({ meta }) => await meta.delete('profile-draft'));
  await asNewer(async (database) => expect(await owned(database)).toMatchObject({ profile: null }));
});

test('a fallback of a version that took nothing of the kind along leaves what is there', async () => {
  await asNewer(async ({ meta, savedSearches }) => {
    await meta.put({ key: 'profile-draft', changes: { city: 'Gent' } });
    await savedSearches.put(search('a'));
  });
  await asOlder(async ({ meta, savedSearches }) => {
    const note = await meta.get('fallback');
    if (note?.key !== 'fallback') throw new Error('There is no note');
    const { takenData: _, ...older } = note;
    await meta.put(older);
    await meta.delete('profile-draft');
    await savedSearches.clear();
  });
  await asNewer(async (database) =>
    expect(await owned(database)).toEqual({ profile: { city: 'Gent' }, passes: [], searches: ['a'] }),
  );
});
