import type { Pricing } from '../../../worker/public/direct-calls.ts';

/** Returns which offers have something to show: a site may sell no credits, no premium, or neither. */
export function offered({ credits, premium }: Pick<Pricing, 'credits' | 'premium'>): {
  credits: boolean;
  premium: boolean;
} {
  return { credits: credits.packs.length > 0, premium: premium.plans.length > 0 || premium.subscription !== null };
}
