import { useState } from 'react';
import { unusedFilters, withoutFilters } from './filter-labels.ts';
import { UnknownFilters } from './search-trouble.tsx';
import type { SearchView } from './search-view.ts';
import type { SearchNavigation } from './use-search-address.ts';

/** Names what the address asks for in vain; nothing where all of it applies. */
export function UnknownInAddress({ navigation, view }: { navigation: SearchNavigation; view: SearchView }) {
  const { address, replace } = navigation;
  const { found } = view;
  // Stays when the first response replaces a broken link's filters in the URL with those in use.
  const [unknown, setUnknown] = useState({ of: address.unknown, names: address.unknown });
  if (unknown.of !== address.unknown)
    setUnknown({ of: address.unknown, names: address.unknown.length > 0 ? address.unknown : unknown.names });
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
