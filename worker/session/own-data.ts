import type { Dexie } from 'dexie';
import type { AccountDatabase } from '../public/database.ts';
import type { PassRow } from '../public/pass-row.ts';
import { isMetaRow, isSavedSearchRow } from '../public/row-doors.ts';
import type { FallbackRow, MetaRow } from '../public/rows.ts';
import type { SavedSearchRow } from '../public/saved-search.ts';

/** What no server knows, beside what is to be sent: unsaved input, who was passed, saved searches. */
export interface OwnData {
  notes: MetaRow[];
  passes: PassRow[];
  savedSearches: SavedSearchRow[];
}

export type TakenData = NonNullable<FallbackRow['takenData']>;

const NOTES: readonly MetaRow['key'][] = ['profile-draft', 'signup'];

/** Tables that older databases lack. */
export const OWN_TABLES = ['passes', 'savedSearches'];

/** Call it in a transaction. Rows of another version that this one does not know stay where they are. */
export async function readOwnData(database: Dexie): Promise<OwnData> {
  const names = database.tables.map(({ name }) => name);
  const read = async (table: string) => (names.includes(table) ? await database.table<unknown>(table).toArray() : []);
  return {
    notes: (await read('meta')).filter(isMetaRow).filter(({ key }) => NOTES.includes(key)),
    passes: (await read('passes')).filter(isPassRow),
    savedSearches: (await read('savedSearches')).filter(isSavedSearchRow),
  };
}

export async function putOwnData(
  { meta, passes, savedSearches }: AccountDatabase,
  { notes, passes: passed, savedSearches: saved }: OwnData,
): Promise<void> {
  await meta.bulkPut(notes);
  await passes.bulkPut(passed);
  await savedSearches.bulkPut(saved);
}

export function takenFrom({ notes, passes, savedSearches }: OwnData): TakenData {
  return {
    notes: notes.map(({ key }) => key),
    passes: passes.map(({ profileId }) => profileId),
    savedSearches: savedSearches.map(({ id }) => id),
  };
}

/** Deletes what was taken along and is not left there: the member has saved it, or given it up. */
export async function dropGivenUp(database: AccountDatabase, taken: TakenData, left: OwnData): Promise<void> {
  const kept = takenFrom(left);
  await database.meta.bulkDelete(taken.notes.filter((key) => !kept.notes.includes(key)));
  await database.passes.bulkDelete(taken.passes.filter((id) => !kept.passes.includes(id)));
  await database.savedSearches.bulkDelete(taken.savedSearches.filter((id) => !kept.savedSearches.includes(id)));
}

/** Treats a missing or damaged list as if nothing had been taken. */
export function parseTakenData(value: unknown): TakenData {
  const { notes, passes, savedSearches }: Partial<Record<keyof TakenData, unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  return {
    notes: listOf(notes)
      .filter((key) => NOTES.some((note) => note === key))
      .map(String),
    passes: listOf(passes).filter((id) => typeof id === 'number'),
    savedSearches: listOf(savedSearches).filter((id) => typeof id === 'string'),
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isPassRow(row: unknown): row is PassRow {
  if (typeof row !== 'object' || row === null || !('profileId' in row) || !('passedAtMs' in row)) return false;
  const hasFace = 'profile' in row && typeof row.profile === 'object' && row.profile !== null;
  return Number.isSafeInteger(row.profileId) && Number.isFinite(row.passedAtMs) && hasFace;
}
