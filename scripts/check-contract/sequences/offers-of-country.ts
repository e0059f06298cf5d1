import { currencyDecimals } from '../../../openapi/currency-decimals.ts';
import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn, textIn } from './values.ts';

/** Cents in place of euros are a hundred times as much; discounts, bonus and cheap plans are less. */
const MAGNITUDE = 10;

/** Offers go by the country of the member, and both offers by the same one. */
export const offersOfCountry: Sequence = {
  title: 'prices of the country where the member lives',
  account: 'throwaway',
  calls: callsOf('getUser', 'saveProfile', 'getCredits', 'getPremium', 'getSettings'),
  async run(steps) {
    if (steps.isDry) return;
    const settings = await steps.call('getSettings', { purpose: 'the countries with prices' });
    const priced = Object.keys(Object(at(settings.body, 'minimum_message_costs')));
    const user = await steps.call('getUser', { purpose: 'where the member lives' });
    const home = at(user.body, 'profile');
    const known = [...(steps.visitor.pool.regions?.keys() ?? [])].filter((country) => priced.includes(country));
    for (const country of known.slice(0, 3)) {
      const saved = await moveTo(steps, { country, countryregion: null });
      if (saved) costOf(steps, settings, await offersIn(steps, country), country);
    }
    await moveTo(steps, {
      country: at(home, 'country'),
      countryregion: at(home, 'countryregion'),
      city: at(home, 'city'),
    });
  },
};

async function moveTo(steps: Steps, body: Readonly<Record<string, unknown>>): Promise<boolean> {
  const saved = await steps.attempt('saveProfile', {
    purpose: `live in ${String(body['country'])}`,
    body,
    isWholeBody: true,
    expect: { kind: 'success', mayTryAnother: true },
  });
  return saved.isSuccess && at(at(saved.body, 'profile'), 'country') === body['country'];
}

/**
 * The price of a message that the settings tell is about what the packs of the country make of it: the one amount of the
 * contract that is not in the smallest unit.
 */
function costOf(steps: Steps, settings: Answer, offer: Answer, country: string): void {
  const told = at(at(settings.body, 'minimum_message_costs'), country);
  const costs = numberIn(told, '/costs');
  const credits = numberIn(settings.body, '/message_credits') ?? 0;
  const each = listIn(offer.body, '/packs').flatMap((pack) => {
    const price = at(pack, 'full_price') ?? at(pack, 'price');
    const [minor, count] = [numberIn(price, '/amount_minor') ?? 0, numberIn(pack, '/credits') ?? 0];
    const currency = String(at(price, 'currency'));
    if (currency !== at(told, 'currency') || minor === 0 || count === 0) return [];
    return [(minor / 10 ** currencyDecimals(currency) / count) * credits];
  });
  const [least, most] = [Math.min(...each), Math.max(...each)];
  if (costs === null || costs === 0 || credits === 0 || each.length === 0) return;
  if (costs > most * MAGNITUDE || costs < least / MAGNITUDE)
    steps.broken(
      settings,
      'The price of a message is of another magnitude than the packs make it',
      `about ${least.toFixed(2)} to ${most.toFixed(2)} ${String(at(told, 'currency'))} in ${country}, by the packs and message_credits`,
      `costs ${costs}`,
      'In the currency itself, not in its smallest unit: 0.4 is 40 cents.',
    );
}

async function offersIn(steps: Steps, country: string): Promise<Answer> {
  const credits = await steps.call('getCredits', { purpose: `the packs in ${country}` });
  const premium = await steps.call('getPremium', { purpose: `the plans in ${country}` });
  for (const offer of [credits, premium])
    steps.same(
      offer,
      'An offer is for another country than the member lives in',
      country,
      textIn(offer.body, 'country'),
      'Prices, taxes and ways to pay are those of the country in the profile.',
    );
  for (const name of ['country', 'vat_percent'])
    steps.same(
      premium,
      `Premium is offered with another "${name}" than credits`,
      at(credits.body, name),
      at(premium.body, name),
    );
  return credits;
}
