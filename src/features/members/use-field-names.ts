import { useEffect, useState } from 'react';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { isFresh } from '../../data/is-fresh.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldNames } from './field-names.ts';

/** Same as for messages: the operator's field names are messages too (specification, section 9). */
const NAMES_FRESH_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the names of the site's own fields in the member's language; null if this device cannot get them, undefined
 * while they are read or fetched.
 */
export function useFieldNames(): FieldNames | null | undefined {
  const { locale } = useTranslation();
  const database = useAccountDatabase();
  const row = useLiveQuery(async () => {
    const found = await database.answers.get('profile-fields');
    return found?.key === 'profile-fields' ? found : null;
  }, [database]);
  const [failedLocale, setFailedLocale] = useState<typeof locale | null>(null);
  const fetchedAtMs = row?.locale === locale ? row.fetchedAtMs : 0;
  const isRead = row !== undefined;
  useEffect(() => {
    if (!isRead || isFresh(fetchedAtMs, Date.now(), NAMES_FRESH_MS)) return;
    void calls.loadAnswer({ key: 'profile-fields', locale }).then(({ status }) => {
      // A field without known names shows a readable form of its own.
      if (status !== 'fetched') setFailedLocale(locale);
    });
  }, [isRead, fetchedAtMs, locale]);
  if (row?.locale === locale) return row.answer.labels;
  return failedLocale === locale ? null : undefined;
}
