import { useEffect } from 'react';
import { AccountDatabaseProvider } from '../../data/account-database.tsx';
import { useAppBadge } from '../site/app-badge.ts';
import { useReadSiteCounts } from '../site/use-site-counts.ts';
import { followPushChanges, keepSubscription } from './keep-subscription.ts';
import { startOutboxSync } from './outbox-sync.ts';

/** Keeps this browser's push subscription and app badge in sync with the logged-in member. */
export default function MemberPush({ accountId, epoch }: { accountId: number; epoch: number }) {
  useEffect(() => {
    void keepSubscription();
    const ends = [followPushChanges(() => void keepSubscription()), startOutboxSync(accountId)];
    return () => {
      for (const end of ends) end();
    };
  }, [accountId]);
  return (
    <AccountDatabaseProvider accountId={accountId} epoch={epoch} fallback={null} outdated={null}>
      <SiteBadge />
    </AccountDatabaseProvider>
  );
}

/** Badge with the number of unread messages and new likes, on every page (specification, section 4). */
function SiteBadge() {
  const counts = useReadSiteCounts();
  useAppBadge(counts === undefined ? null : counts.unreadMessages + counts.newLikes);
  return null;
}
