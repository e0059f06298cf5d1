import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldNames } from './field-names.ts';

/** As long as messages are kept: the names of fields are messages of the operator's (specification, section 9). */
const NAMES_FRESH_MS = 24 * 60 * 60 * 1000;

/** The names of the site's own fields in the member's language; null while none are on this device. */
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
    // Without an answer the fields stand with readable forms of their names.
    void calls.loadAnswer({ key: 'profile-fields', locale });
  }, [isRead, fetchedAtMs, locale]);
  return row?.locale === locale ? row.answer.labels : null;
}
