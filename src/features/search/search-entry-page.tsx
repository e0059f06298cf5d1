import { Suspense } from 'react';
import { useSession } from '../../data/session-store.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { showMemberSheets } from '../../templates/show-template.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';

// Loaded separately, so that visitors do not download the database code.
const SearchPage = lazyPart(() => import('./search-page.tsx'));
const VisitorSearchPage = lazyPart(async () => {
  // What a template changes in the search comes with the members' frame, which visitors do not load.
  const [page] = await Promise.all([import('./visitor-search-page.tsx'), showMemberSheets()]);
  return page;
});

/** The search page, for members or visitors. */
export default function SearchEntryPage() {
  const { status } = useSession();
  return (
    <Suspense fallback={<PageSkeleton />}>{status === 'member' ? <SearchPage /> : <VisitorSearchPage />}</Suspense>
  );
}
