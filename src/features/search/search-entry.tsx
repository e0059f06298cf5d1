import { Suspense } from 'react';
import { useSession } from '../../data/session-store.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';

// What a visitor loads holds no database.
const SearchPage = lazyPart(() => import('./search-page.tsx'));
const VisitorSearchPage = lazyPart(() => import('./visitor-search-page.tsx'));

/** The search, as whoever is there has it. */
export default function SearchEntry() {
  const { status } = useSession();
  return (
    <Suspense fallback={<PageSkeleton />}>{status === 'member' ? <SearchPage /> : <VisitorSearchPage />}</Suspense>
  );
}
