import { useState } from 'react';
import type { DiscountTerms } from '../../../worker/public/discount-terms.ts';
import { readStorageCookie, writeStorageCookie } from '../../data/storage-cookie.ts';
import { currentTracking } from '../site/tracking.ts';

/** Keeps a code entered before sign-up available afterwards. */
const COOKIE_NAME = 'rendezvous_discount_code';
/** Maximum code length (contract, `DiscountCode.code`). */
const CODE_MAX_LENGTH = 40;

function readTerms(): DiscountTerms {
  // Prerendering has no visitor.
  if (typeof document === 'undefined') return { tracking: null, code: null };
  const code = readStorageCookie(document.cookie, COOKIE_NAME);
  return {
    tracking: currentTracking(),
    code: code === null || code === '' || code.length > CODE_MAX_LENGTH ? null : code,
  };
}

/** Returns the tracking data and code that determine this device's discounts. `keepCode` stores a code for 30 days. */
export function useDiscountTerms(): { terms: DiscountTerms; keepCode: (code: string) => void } {
  const [terms, setTerms] = useState(readTerms);
  return {
    terms,
    keepCode: (code) => {
      writeStorageCookie(COOKIE_NAME, code);
      setTerms({ ...terms, code });
    },
  };
}
