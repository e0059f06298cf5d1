import { useMemo } from 'react';
import type { Interests } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * Returns the ids of the interests that the site has; null while they are not known. Asks for them only where the query
 * of the URL names any: a link may come from elsewhere or be older than the list.
 */
export function useOfferedInterests(query: string): readonly string[] | null {
  const { locale } = useTranslation();
  const isNamed = (new URLSearchParams(query).get('interests') ?? '') !== '';
  const { read } = useDirectRead<Interests | null>(isNamed ? `interests ${locale}` : 'no interests', async () =>
    isNamed ? await calls.loadInterests(locale) : { status: 'answered', data: null },
  );
  const told = isNamed && read.state === 'ready' ? read.data : null;
  return useMemo(() => told?.interests.map(({ id }) => id) ?? null, [told]);
}
