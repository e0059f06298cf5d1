import type { DirectResult, Pricing } from '../../public/direct-calls.ts';
import type { DiscountTerms } from '../../public/discount-terms.ts';
import { directResult } from '../../sync/direct-result.ts';
import { read, type Visit } from '../../sync/visit.ts';
import { bestCode } from './discount.ts';

/** Loads everything that the public price list shows; fails as a whole if any part fails. */
export async function loadPricing(visit: Visit, terms: DiscountTerms): Promise<DirectResult<Pricing>> {
  const code = await bestCode(visit, terms);
  const query = code === null ? {} : { discount_code: code };
  const [credits, premium, settings] = await Promise.all([
    read(visit, (client, { signal }) => client.GET('/api/credits.php', { params: { query }, signal })),
    read(visit, (client, { signal }) => client.GET('/api/premium.php', { params: { query }, signal })),
    visit.settings().then(directResult),
  ]);
  if (credits.status !== 'answered') return credits;
  if (premium.status !== 'answered') return premium;
  if (settings.status !== 'answered') return settings;
  return { status: 'answered', data: { credits: credits.data, premium: premium.data, settings: settings.data } };
}
