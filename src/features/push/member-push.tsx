import { useEffect } from 'react';
import { AccountDatabaseProvider } from '../../data/account-database.tsx';
import { useAppBadge } from '../site/app-badge.ts';
import { useReadSiteCounts } from '../site/use-site-counts.ts';
import { followPushChanges, keepSubscription } from './keep-subscription.ts';
import { startOutboxSync } from './outbox-sync.ts';

/** Keeps the push subscription of this browser, and the badge, in step with the member who is logged in. */
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

/** Unread messages and new likes, whatever page is shown (specification, section 4). */
function SiteBadge() {
  const counts = useReadSiteCounts();
  useAppBadge(counts === undefined ? null : counts.unreadMessages + counts.newLikes);
  return null;
}
