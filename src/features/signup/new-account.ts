import type { NewAccount } from '../../../worker/public/direct-calls.ts';
import type { Settings } from '../../../worker/public/rows.ts';
import { readLandingVisit } from '../site/landing-visit.ts';
import { currentTracking } from '../site/tracking.ts';
import { signupCountry, signupTimezone } from './signup-origin.ts';

/** Maximum length of a page URL in the contract. */
const ADDRESS_MAX_LENGTH = 2_000;

type Typed = Pick<NewAccount, 'email' | 'name' | 'password' | 'language' | 'profile' | 'token'>;

/** Returns the sign-up request: the form input plus locale, traffic source and referrer. */
export function newAccount(typed: Typed, settings: Settings): NewAccount {
  const visit = readLandingVisit();
  return {
    ...typed,
    trafficsource: currentTracking(),
    timezone: signupTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone),
    country: signupCountry(settings),
    form_path: location.pathname.slice(0, ADDRESS_MAX_LENGTH),
    referrer: document.referrer.slice(0, ADDRESS_MAX_LENGTH),
    n: visit?.niche ?? settings.niche,
    ...(visit === null ? {} : { landing: visit }),
  };
}
