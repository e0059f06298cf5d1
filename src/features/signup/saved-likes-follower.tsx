import { useEffect } from 'react';
import { calls } from '../../data/calls.ts';
import { useSession } from '../../data/session-store.ts';
import { sendSavedLikes } from './saved-likes.ts';

/** Retries likes from before the sign-up that the worker has not accepted yet. */
export default function SavedLikesFollower(): null {
  const session = useSession();
  const accountId = session.status === 'member' ? session.accountId : null;
  useEffect(() => {
    if (accountId === null) return;
    const send = () => void sendSavedLikes(accountId, calls);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [accountId]);
  return null;
}
