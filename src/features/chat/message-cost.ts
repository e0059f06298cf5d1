import type { Settings, User } from '../../../worker/public/rows.ts';

export type MessageCost =
  | { kind: 'free' }
  /** `price` is null where the settings name no price for the country. */
  | { kind: 'credits'; credits: number; price: { amount: number; currency: string } | null };

/**
 * What one message costs this member: the country of the user, else the country of the address (specification,
 * section 5). Premium members write for free.
 */
export function messageCost(
  settings: Pick<Settings, 'message_credits' | 'minimum_message_costs' | 'geoip_country'>,
  user: { paid_user: User['paid_user']; profile: Pick<User['profile'], 'country'> },
): MessageCost {
  if (user.paid_user || settings.message_credits === 0) return { kind: 'free' };
  const costs =
    settings.minimum_message_costs[user.profile.country] ??
    (settings.geoip_country === null ? undefined : settings.minimum_message_costs[settings.geoip_country]);
  return {
    kind: 'credits',
    credits: settings.message_credits,
    price: costs === undefined ? null : { amount: costs.costs, currency: costs.currency },
  };
}

/** The balance is known to be below the cost; the server has the last word. */
export function isShortOfCredits(cost: MessageCost, credits: number): boolean {
  return cost.kind === 'credits' && credits < cost.credits;
}
