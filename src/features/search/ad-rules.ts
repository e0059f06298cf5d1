import { WEBCAM_AD_ACCOUNT_AGE_MS } from '../../../worker/public/constants.ts';
import type { Settings, User } from '../../../worker/public/rows.ts';

type ResellSettings = Pick<Settings, 'member_resell'>;

/**
 * Returns whether to show webcam ads: the site sells them, the member does not pay, and the account is older than four
 * days (specification, section 6).
 */
export function seesWebcamAds(
  { paid_user, signup_date }: Pick<User, 'paid_user' | 'signup_date'>,
  { member_resell }: ResellSettings,
  nowMs: number,
): boolean {
  const isSold = member_resell.includes('cams') || member_resell.includes('camads');
  return isSold && !paid_user && nowMs - Date.parse(signup_date) > WEBCAM_AD_ACCOUNT_AGE_MS;
}

/** Returns whether the site has a partner for the reseller tile to link to. */
export function hasResellAd({ member_resell }: ResellSettings): boolean {
  return member_resell.includes('partner');
}
