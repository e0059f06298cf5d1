import { useState } from 'react';
import type { DiscountTerms } from '../../../worker/public/discount-terms.ts';
import { readStorageCookie, writeStorageCookie } from '../../data/storage-cookie.ts';
import { currentTracking } from '../site/tracking.ts';

/** A code that was typed before the sign-up is still there after it. */
const COOKIE_NAME = 'rendezvous_discount_code';
/** Longest code (contract, `DiscountCode.code`). */
const CODE_MAX_LENGTH = 40;

function readTerms(): DiscountTerms {
  // A prerendered page knows nobody.
  if (typeof document === 'undefined') return { tracking: null, code: null };
  const code = readStorageCookie(document.cookie, COOKIE_NAME);
  return {
    tracking: currentTracking(),
    code: code === null || code === '' || code.length > CODE_MAX_LENGTH ? null : code,
  };
}

/** What this device's discounts rest on, and keeping a code for 30 days. */
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
