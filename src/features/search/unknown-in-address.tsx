import { useState } from 'react';
import { searchKey } from '../../../worker/public/member-search.ts';
import { unusedFilters, withoutFilters } from './filter-labels.ts';
import { type SearchAddress, searchOf } from './search-address.ts';
import { UnknownFilters } from './search-trouble.tsx';
import type { SearchView } from './search-view.ts';
import type { SearchNavigation } from './use-search-address.ts';

/** What a link asked for in vain, and the search that stands in its place; null until that is known. */
interface ToldUnknown {
  of: SearchAddress['unknown'];
  names: SearchAddress['unknown'];
  search: string | null;
  /** As in `SearchNavigation`. */
  chosen: number;
}

/**
 * Returns what is told of an address. It stays when the first response replaces a broken link's filters in the URL with
 * those in use, and goes when others are chosen, also before that response.
 */
export function toldUnknown(address: SearchAddress, chosen: number, before?: ToldUnknown): ToldUnknown {
  const { unknown, filters } = address;
  const search = filters === null ? null : searchKey({ ...searchOf(address), page: 1 });
  const isSame = before?.chosen === chosen && (before.search === null || before.search === search);
  return { of: unknown, names: unknown.length === 0 && isSame ? before.names : unknown, search, chosen };
}

/** Names what the address asks for in vain; nothing where all of it applies. */
export function UnknownInAddress({ navigation, view }: { navigation: SearchNavigation; view: SearchView }) {
  const { address, chosen, replace } = navigation;
  const { found } = view;
  const [unknown, setUnknown] = useState(() => toldUnknown(address, chosen));
  if (unknown.of !== address.unknown || unknown.chosen !== chosen) setUnknown(toldUnknown(address, chosen, unknown));
  const unused = found && address.filters !== null ? unusedFilters(address.filters, found.result.filter_options) : [];
  if (unknown.names.length + unused.length === 0) return null;
  return (
    <UnknownFilters
      unknown={unknown.names}
      unused={unused}
      onDismiss={() => {
        setUnknown({ ...unknown, names: [] });
        if (address.filters === null) return;
        replace(unused.length === 0 ? {} : { filters: { ...address.filters, ...withoutFilters(unused) } });
      }}
    />
  );
}
