import { describe, expect, it } from 'vitest';
import { listOf, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

async function landing(niche: number, country: string): Promise<unknown> {
  const { body } = await stage.visitor().call('getMatches', { query: { kind: 'signup', niche, country } });
  return valueAt(body, 'landing');
}

describe('the numbers of a map', () => {
  const COUNTRIES = ['GB', 'US', 'DE', 'NL', 'AU', 'FR'];

  async function numbers(niche: number): Promise<number[]> {
    const found = await Promise.all(COUNTRIES.map((country) => landing(niche, country)));
    return found.flatMap((each) =>
      listOf(valueAt(each, 'regions')).map((region) => Number(valueAt(region, 'at_least'))),
    );
  }

  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

  it('count whom the niche is about: nowhere more than everyone, and fewer in all', async () => {
    const [everyone, women] = await Promise.all([numbers(1), numbers(2)]);
    const compare = async (niche: number, whole: readonly number[]) => {
      const some = await numbers(niche);
      expect(some.filter((count, index) => count > (whole[index] ?? -1))).toEqual([]);
      expect(sum(some)).toBeLessThan(sum(whole));
    };
    await compare(2, everyone);
    await compare(7, everyone);
    // Women of 60 and more, and of 35 to 59.
    await compare(5, women);
    await compare(6, women);
  });
});

describe('the people of a landing page', () => {
  const countriesIn = async (country: string) =>
    listOf(valueAt(await landing(1, country), 'people')).map((person) => valueAt(person, 'profile', 'country'));

  it.each([
    ['PL', 'DE'],
    ['FR', 'CH'],
    ['IT', 'CH'],
    ['ES', 'FR'],
    ['CH', 'FR'],
    // Pairs of the specification.
    ['DE', 'AT'],
    ['NZ', 'AU'],
  ])('are of %s, then of neighbouring %s, then of others', async (country, neighbour) => {
    const order = [...new Set(await countriesIn(country))];
    expect(order.slice(0, 2)).toEqual([country, neighbour]);
  });

  it('come country by country, from near to far', async () => {
    const shown = await countriesIn('PL');
    expect(shown.filter((country, index) => country !== shown[index - 1])).toEqual([...new Set(shown)]);
    expect(shown).not.toContain('US');
  });
});
