import { useObservable } from 'dexie-react-hooks';
import { type AccountRows, useAccountDatabase } from './account-database.tsx';
import { SharedQuery } from './shared-query.ts';

/**
 * Returns a hook for rows that several views of a page show: they are read once for all of them, and again whenever they
 * have been written. It returns undefined while reading for the first time; a result that equals the last one renders
 * nothing.
 */
export function sharedLiveQuery<Result>(read: (database: AccountRows) => Promise<Result>): () => Result | undefined {
  const queries = new WeakMap<AccountRows, SharedQuery<Result>>();
  const queryOf = (database: AccountRows): SharedQuery<Result> => {
    const query = queries.get(database) ?? new SharedQuery(() => read(database));
    queries.set(database, query);
    return query;
  };
  return function useSharedLiveQuery() {
    const database = useAccountDatabase();
    return useObservable<Result, undefined>(() => queryOf(database), [database], undefined);
  };
}
