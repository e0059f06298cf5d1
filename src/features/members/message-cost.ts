import type { Settings, User } from '../../../worker/public/rows.ts';

export type MessageCost =
  | { kind: 'free' }
  /** `price` is null if the settings contain no price for the country. */
  | { kind: 'credits'; credits: number; price: { amount: number; currency: string } | null };

/** Returns the least that a message costs in the first of these countries that has a price; undefined if none has. */
export function minimumMessageCost(
  { minimum_message_costs: costs }: Pick<Settings, 'minimum_message_costs'>,
  countries: readonly (string | null)[],
): Settings['minimum_message_costs'][string] | undefined {
  const priced = countries.find((country) => country !== null && costs[country] !== undefined);
  return priced == null ? undefined : costs[priced];
}

/**
 * Returns what a message costs this member, by the user's country, else the country of the IP address (specification,
 * section 5). Premium members write for free.
 */
export function messageCost(
  settings: Pick<Settings, 'message_credits' | 'minimum_message_costs' | 'geoip_country'>,
  user: { paid_user: User['paid_user']; profile: Pick<User['profile'], 'country'> },
): MessageCost {
  if (user.paid_user || settings.message_credits === 0) return { kind: 'free' };
  const costs = minimumMessageCost(settings, [user.profile.country, settings.geoip_country]);
  return {
    kind: 'credits',
    credits: settings.message_credits,
    price: costs === undefined ? null : { amount: costs.costs, currency: costs.currency },
  };
}

/**
 * Returns what a photo in a message costs this member, with its words; null where the site has none. The settings tell
 * money for a message only, so that of a photo is as much of it as its credits are of a message's: "from" it is both.
 */
export function photoCost(
  settings: Pick<Settings, 'photo_message_credits'> & Parameters<typeof messageCost>[0],
  user: Parameters<typeof messageCost>[1],
): MessageCost | null {
  const credits = settings.photo_message_credits;
  if (credits === undefined) return null;
  if (user.paid_user || credits === 0) return { kind: 'free' };
  const message = messageCost(settings, user);
  const price = message.kind === 'free' ? null : message.price;
  return {
    kind: 'credits',
    credits,
    price: price && { ...price, amount: (price.amount * credits) / settings.message_credits },
  };
}

/** Returns whether the known balance is below the cost; the server has the final say. */
export function isShortOfCredits(cost: MessageCost, credits: number): boolean {
  return cost.kind === 'credits' && credits < cost.credits;
}
