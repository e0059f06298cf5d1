import type { NewAccount } from '../../../worker/public/direct-calls.ts';
import type { Settings } from '../../../worker/public/rows.ts';
import { readLandingVisit } from '../site/landing-visit.ts';
import { currentTracking } from '../site/tracking.ts';

/** Longest address of a page that the contract takes. */
const ADDRESS_MAX_LENGTH = 2_000;

type Typed = Pick<NewAccount, 'email' | 'name' | 'password' | 'language' | 'profile' | 'token'>;

/** What was typed, with where this person comes from and who has sent them. */
export function newAccount(typed: Typed, settings: Settings): NewAccount {
  const visit = readLandingVisit();
  return {
    ...typed,
    trafficsource: currentTracking(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    country: settings.geoip_selected_country ?? settings.geoip_country,
    form_path: location.pathname.slice(0, ADDRESS_MAX_LENGTH),
    referrer: document.referrer.slice(0, ADDRESS_MAX_LENGTH),
    n: visit?.niche ?? settings.niche,
    ...(visit === null ? {} : { landing: visit }),
  };
}
