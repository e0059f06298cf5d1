import { WEBCAM_AD_ACCOUNT_AGE_MS } from '../../../worker/public/constants.ts';
import type { Settings, User } from '../../../worker/public/rows.ts';

type ResellSettings = Pick<Settings, 'member_resell'>;

/** Whether a member sees webcam ads: not paying, older than four days, where the site sells them (section 6). */
export function seesWebcamAds(
  { paid_user, signup_date }: Pick<User, 'paid_user' | 'signup_date'>,
  { member_resell }: ResellSettings,
  nowMs: number,
): boolean {
  const isSold = member_resell.includes('cams') || member_resell.includes('camads');
  return isSold && !paid_user && nowMs - Date.parse(signup_date) > WEBCAM_AD_ACCOUNT_AGE_MS;
}

/** Whether the site has a partner to whom the reseller's tile leads. */
export function hasResellAd({ member_resell }: ResellSettings): boolean {
  return member_resell.includes('partner');
}
