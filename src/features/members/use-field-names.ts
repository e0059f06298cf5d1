import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldNames } from './field-names.ts';

/** Same as for messages: the operator's field names are messages too (specification, section 9). */
const NAMES_FRESH_MS = 24 * 60 * 60 * 1000;

/** Returns the names of the site's own fields in the member's language; null while this device has none. */
export function useFieldNames(): FieldNames | null {
  const { locale } = useTranslation();
  const database = useAccountDatabase();
  const row = useLiveQuery(async () => {
    const found = await database.answers.get('profile-fields');
    return found?.key === 'profile-fields' ? found : null;
  }, [database]);
  const fetchedAtMs = row?.locale === locale ? row.fetchedAtMs : 0;
  const isRead = row !== undefined;
  useEffect(() => {
    if (!isRead || Date.now() - fetchedAtMs < NAMES_FRESH_MS) return;
    // If this fails, a field without known names shows a readable form of its own.
    void calls.loadAnswer({ key: 'profile-fields', locale });
  }, [isRead, fetchedAtMs, locale]);
  return row?.locale === locale ? row.answer.labels : null;
}
