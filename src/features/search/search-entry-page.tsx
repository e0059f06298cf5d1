import { Suspense } from 'react';
import { useSession } from '../../data/session-store.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';

// Loaded separately, so that visitors do not download the database code.
const SearchPage = lazyPart(() => import('./search-page.tsx'));
const VisitorSearchPage = lazyPart(() => import('./visitor-search-page.tsx'));

/** The search page, for members or visitors. */
export default function SearchEntryPage() {
  const { status } = useSession();
  return (
    <Suspense fallback={<PageSkeleton />}>{status === 'member' ? <SearchPage /> : <VisitorSearchPage />}</Suspense>
  );
}
