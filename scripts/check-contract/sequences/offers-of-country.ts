import { at } from '../contract/json.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { textIn } from './values.ts';

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
      if (saved) await offersIn(steps, country);
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

async function offersIn(steps: Steps, country: string): Promise<void> {
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
}
