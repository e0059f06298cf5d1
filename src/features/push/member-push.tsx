import { useEffect } from 'react';
import { AccountDatabaseProvider } from '../../data/account-database.tsx';
import { useAppBadge } from '../site/app-badge.ts';
import { useSiteCounts } from '../site/use-site-counts.ts';
import { followPushChanges, keepSubscription } from './keep-subscription.ts';
import { useOutboxSync } from './outbox-sync.ts';

/** Keeps this browser's push subscription and app badge in sync with the logged-in member. */
export default function MemberPush({ accountId, epoch }: { accountId: number; epoch: number }) {
  useEffect(() => {
    void keepSubscription();
    return followPushChanges(() => void keepSubscription());
  }, []);
  return (
    <AccountDatabaseProvider accountId={accountId} epoch={epoch} fallback={null} outdated={null}>
      <UnseenWork />
    </AccountDatabaseProvider>
  );
}

/**
 * What goes on beside any page: the badge with the number of unread messages and new likes (specification, section 4),
 * and the sending of what waits.
 */
function UnseenWork() {
  const counts = useSiteCounts();
  useAppBadge(counts === undefined ? null : counts.unreadMessages + counts.newLikes);
  useOutboxSync();
  return null;
}
