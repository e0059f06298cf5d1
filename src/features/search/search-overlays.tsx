import { type ReactNode, Suspense } from 'react';
import type { SearchFilters } from '../../../worker/public/member-search.ts';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { pageCountOf } from './search-results.tsx';
import type { SearchView } from './search-view.ts';
import { overlaidPage, type SearchChanges, type SearchNavigation } from './use-search-address.ts';

const ProfileViewer = lazyPart(() => import('./profile-viewer.tsx'));

interface SearchOverlaysProps {
  navigation: SearchNavigation;
  view: SearchView;
  filters: SearchFilters | null;
  cdnPrefix: string | null;
  /** Renders what the viewer shows of a profile besides its card data. */
  renderDetails: (profile: ProfileCard) => ReactNode;
  /** Renders the results one card at a time; null where they are only looked at, large. */
  renderDeck: ((search: SearchFilters | null, onClose: () => void) => ReactNode) | null;
}

/** What the address puts on top of the search: the deck, or one profile large. */
export function SearchOverlays(props: SearchOverlaysProps) {
  const { navigation, view, filters, cdnPrefix, renderDetails, renderDeck } = props;
  const { address, replace } = navigation;
  const { page, viewed } = address;
  const { found } = view;
  const close = (changes: SearchChanges) => {
    if (overlaidPage() === page) history.back();
    else replace(changes);
  };
  return (
    <>
      {address.deck && renderDeck !== null && (
        <Suspense fallback={null}>{renderDeck(filters, () => close({ deck: false }))}</Suspense>
      )}
      {viewed !== null && (
        <Suspense fallback={null}>
          <ProfileViewer
            profiles={found ? found.result.profiles : null}
            isLoading={view.load.status === 'loading'}
            viewed={viewed}
            page={page}
            pageCount={found ? pageCountOf(found) : 1}
            cdnPrefix={cdnPrefix}
            renderDetails={renderDetails}
            onView={(next, turned = page) => replace({ viewed: next, page: turned })}
            onClose={() => close({ viewed: null })}
          />
        </Suspense>
      )}
    </>
  );
}
