import { useEffect } from 'react';
import { followPushChanges, keepSubscription } from './keep-subscription.ts';
import { startOutboxSync } from './outbox-sync.ts';

/** Keeps the push subscription of this browser in step with the member who is logged in. */
export default function MemberPush({ accountId }: { accountId: number }) {
  useEffect(() => {
    void keepSubscription();
    const ends = [followPushChanges(() => void keepSubscription()), startOutboxSync(accountId)];
    return () => {
      for (const end of ends) end();
    };
  }, [accountId]);
  return null;
}
