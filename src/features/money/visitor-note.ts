import type { DiscountCode } from '../../../worker/public/direct-calls.ts';
import type { MessageId } from '../../i18n/translation.ts';

/**
 * Returns how visitors come by a discount. The server knows a new member's welcome by itself; a campaign's link and a
 * typed code are kept by this browser alone, for 30 days (specification, section 3).
 */
export function visitorNote(reason: DiscountCode['reason']): MessageId {
  return reason === 'welcome' ? 'discount.after_signup' : 'discount.after_signup_here';
}
