import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../../app/page-skeleton.tsx';
import { useSession } from '../../worker-client/session-store.ts';

// What a visitor loads holds no database.
const SearchPage = lazy(() => import('./search-page.tsx'));
const VisitorSearchPage = lazy(() => import('./visitor-search-page.tsx'));

/** The search, as whoever is there has it. */
export default function SearchDoor() {
  const { status } = useSession();
  return (
    <Suspense fallback={<PageSkeleton />}>{status === 'member' ? <SearchPage /> : <VisitorSearchPage />}</Suspense>
  );
}
