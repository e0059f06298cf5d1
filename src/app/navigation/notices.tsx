import { lazy, Suspense } from 'react';
import { useIsStoring } from '../../data/session-store.ts';
import { useOutbox } from '../../data/use-outbox.ts';
import { OfflineBanner } from '../../features/outbox/offline-banner.tsx';
import { UnsentOfOthers } from '../../features/outbox/unsent-of-others.tsx';
import { WaitingRemovals } from '../../features/outbox/waiting-removals.tsx';

const UnstoredBanner = lazy(() => import('../../features/outbox/unstored-banner.tsx'));
const RejectedActions = lazy(() => import('../../features/outbox/rejected-actions.tsx'));

/** Notices that a member must see on every page: storage, connection, unsent and rejected actions. */
export function Notices() {
  const isStoring = useIsStoring();
  return (
    <>
      {!isStoring && (
        <Suspense>
          <UnstoredBanner />
        </Suspense>
      )}
      <OfflineBanner />
      <WaitingRemovals />
      <UnsentOfOthers />
      <Rejected />
    </>
  );
}

/** On its own: a message that is sent would draw all of them anew. */
function Rejected() {
  const hasRejected = useOutbox()?.some(({ state }) => state === 'rejected') ?? false;
  return (
    hasRejected && (
      <Suspense>
        <RejectedActions />
      </Suspense>
    )
  );
}
