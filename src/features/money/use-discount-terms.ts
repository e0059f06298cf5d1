import { useEffect, useState } from 'react';
import type { DiscountTerms } from '../../../worker/public/discount-terms.ts';
import { codeFor, type KeptCode, keepCode, readKeptCode } from '../../data/discount-code-cookie.ts';
import { useSession } from '../../data/session-store.ts';
import { currentTracking } from '../site/tracking.ts';

/** Prerendering has no visitor. */
function read<Value>(ofDevice: () => Value): Value | null {
  return typeof document === 'undefined' ? null : ofDevice();
}

/**
 * Returns the tracking data and code that determine this user's discounts. `keepCode` stores a code for 30 days. A code
 * entered before sign-up or login becomes the member's, and no other member's.
 */
export function useDiscountTerms(): { terms: DiscountTerms; keepCode: (code: string) => void } {
  const session = useSession();
  const accountId = session.status === 'member' ? session.accountId : null;
  const [tracking] = useState(() => read(currentTracking));
  const [kept, setKept] = useState<KeptCode | null>(() => read(() => readKeptCode(document.cookie)));
  useEffect(() => {
    if (kept === null || kept.accountId !== null || accountId === null) return;
    keepCode({ ...kept, accountId });
    setKept({ ...kept, accountId });
  }, [kept, accountId]);
  return {
    terms: { tracking, code: codeFor(kept, accountId) },
    keepCode: (code) => {
      keepCode({ accountId, code });
      setKept({ accountId, code });
    },
  };
}
