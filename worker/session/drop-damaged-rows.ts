import type { Table as DexieTable } from 'dexie';
import { isValid } from '../../openapi/generated/validators.ts';
import { isDraftRow } from '../public/chat-door.ts';
import { isMessageRow, isMetaRow, isSavedSearchRow } from '../public/row-doors.ts';
import { type AnswerRow, HOME_MEMBERS_KEYS } from '../public/rows.ts';
import type { Account } from '../sync/account.ts';
import { deleteRows } from '../sync/put-changed.ts';
import { type WriteTarget, writeAccount } from '../sync/write.ts';

type DamageTarget = Pick<Account, keyof WriteTarget | 'visibleConversations'>;
type RowTable = DexieTable<unknown, string | number>;
type Table = 'answers' | 'searches' | 'members' | 'savedSearches' | 'drafts' | 'meta';

/** Stored server data is validated in the same way as server responses. */
const CHECKS: { readonly [Name in Table]: (row: Record<string, unknown>) => boolean } = {
  answers: (row) => isAnswer(row['key'], row['answer']),
  searches: (row) => isValid('SearchResult', row['result']),
  members: (row) =>
    row['state'] === 'loaded'
      ? isValid('MemberProfile', row['profile'])
      : row['state'] === 'missing' || row['state'] === 'gone',
  savedSearches: (row) => isSavedSearchRow(row) && isValid('SearchFilters', row.criteria.filters),
  drafts: isDraftRow,
  meta: isMetaRow,
};

const ANSWER_CHECKS: { readonly [Key in AnswerRow['key']]: (answer: unknown) => boolean } = {
  ...mapKeys(HOME_MEMBERS_KEYS, (answer: unknown) => isValid('SearchResult', answer)),
  credits: (answer) => isValid('CreditOffer', answer),
  premium: (answer) => isValid('PremiumOffer', answer),
  transactions: (answer) => Array.isArray(answer) && answer.every((one) => isValid('Transaction', one)),
  'blocked-members': (answer) => Array.isArray(answer) && answer.every((one) => isValid('ProfileCard', one)),
  reports: (answer) => Array.isArray(answer) && answer.every((one) => isValid('SentReport', one)),
  notifications: (answer) => isValid('NotificationSettings', answer),
  'profile-fields': (answer) => isValid('ProfileFields', answer),
  interests: (answer) => isValid('Interests', answer),
};

/**
 * Deletes damaged rows that no poll would overwrite: fetched members, stored responses, drafts, `meta` rows, and
 * messages of conversations on screen, which are refetched. Writes nothing if all rows are valid.
 */
export async function dropDamagedRows(account: DamageTarget): Promise<void> {
  const { database } = account;
  for (const name of ['answers', 'searches', 'members', 'savedSearches', 'drafts', 'meta'] as const) {
    const table = database.table<unknown, string | number>(name);
    const keys: (string | number)[] = [];
    await table.each((row, { primaryKey }) => {
      if (!isSound(name, row)) keys.push(primaryKey);
    });
    if (keys.length > 0) await writeAccount(account, [table], () => deleteDamaged(name, table, keys));
  }
  for (const conversationId of account.visibleConversations()) await refetchIfDamaged(account, conversationId);
}

/** Deletes those of the rows that are still damaged: others were written meanwhile, a draft for instance. */
async function deleteDamaged(name: Table, table: RowTable, keys: (string | number)[]): Promise<void> {
  const rows = await table.bulkGet(keys);
  await table.bulkDelete(keys.filter((_key, index) => !isSound(name, rows[index])));
}

function isSound(name: Table, row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  const isFetched = name === 'answers' || name === 'searches' || name === 'members';
  const hasTime = !isFetched || ('fetchedAtMs' in row && Number.isFinite(row.fetchedAtMs));
  return hasTime && CHECKS[name]({ ...row });
}

/** What is whole stays readable until the conversation has been fetched anew: the server may be out of reach. */
async function refetchIfDamaged(account: DamageTarget, conversationId: number): Promise<void> {
  const { database } = account;
  const damagedKeys = () =>
    database.messages
      .where('[conversationId+order]')
      .between([conversationId, 0], [conversationId, Number.MAX_SAFE_INTEGER])
      .filter((row) => !isMessageRow(row))
      .primaryKeys();
  if ((await damagedKeys()).length === 0) return;
  await writeAccount(account, [database.messages, database.conversations], async () => {
    // Read again: a message may have been written meanwhile.
    const keys = await damagedKeys();
    if (keys.length === 0) return;
    await deleteRows(database.messages, keys);
    await database.conversations.delete(conversationId);
  });
}

function isAnswer(key: unknown, answer: unknown): boolean {
  return Object.entries(ANSWER_CHECKS).some(([known, isSoundAnswer]) => known === key && isSoundAnswer(answer));
}

function mapKeys<Key extends string, Value>(keys: readonly Key[], value: Value): { readonly [Name in Key]: Value };
function mapKeys<Value>(keys: readonly string[], value: Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(keys.map((key) => [key, value]));
}
