import { useEffect, useState } from 'react';
import type { FetchEnd } from '../../data/fetch-end.ts';
import { loadMember } from './commands.ts';

export type MemberLoad = FetchEnd | 'loading';

/** Fetches a profile when its page is opened. What the database has is shown meanwhile. */
export function useMemberLoad(profileId: number): { load: MemberLoad; retry: () => void } {
  const [load, setLoad] = useState<MemberLoad>('loading');
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = attempt > 0;
    void loadMember(profileId).then((result) => {
      if (isCurrent) setLoad(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [profileId, attempt]);
  return {
    load,
    retry: () => {
      setLoad('loading');
      setAttempt(attempt + 1);
    },
  };
}
