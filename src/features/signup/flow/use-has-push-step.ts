import { useEffect, useState } from 'react';
import type { SignupStep } from '../../../../worker/public/rows.ts';
import { isPushOffered } from './machine.ts';
import { readPushStatus } from './push-status.ts';

/**
 * Returns whether step 1 still has something to ask, read anew at each step; false while it is not known.
 *
 * @param pushKey public key from the settings; null if push is disabled
 */
export function useHasPushStep(pushKey: string | null, step: SignupStep): boolean {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    let isCurrent = step > 1;
    void readPushStatus(pushKey).then((status) => {
      if (isCurrent) setOffered(isPushOffered(status));
    });
    return () => {
      isCurrent = false;
    };
  }, [pushKey, step]);
  return isOffered;
}
