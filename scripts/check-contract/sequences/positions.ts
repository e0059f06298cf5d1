import { at } from '../contract/json.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';

/** In the middle of large towns, far from every border, and nowhere near when their two numbers change places. */
const TOWNS = [
  { lat: 52.37, lon: 4.9, country: 'NL', name: 'Amsterdam' },
  { lat: 52.52, lon: 13.4, country: 'DE', name: 'Berlin' },
  { lat: 48.86, lon: 2.35, country: 'FR', name: 'Paris' },
  { lat: 40.42, lon: -3.7, country: 'ES', name: 'Madrid' },
  { lat: 41.9, lon: 12.5, country: 'IT', name: 'Rome' },
  { lat: 52.23, lon: 21.01, country: 'PL', name: 'Warsaw' },
  { lat: 51.51, lon: -0.13, country: 'GB', name: 'London' },
] as const;

/** A position lies in one country; what a server does not know is null. */
export const positions: Sequence = {
  title: 'positions in the countries of the site',
  account: 'member',
  calls: callsOf('geocode'),
  async run(steps) {
    if (steps.isDry) return;
    const known = [...(steps.visitor.pool.regions?.keys() ?? [])];
    for (const { lat, lon, country, name } of TOWNS) {
      if (known.length > 0 && !known.includes(country)) continue;
      const place = await steps.attempt('geocode', {
        purpose: `${name}, at ${lat}, ${lon}`,
        query: { lat, lon },
        expect: { kind: 'success', mayTryAnother: true },
      });
      const told = at(place.body, 'country');
      if (place.isSuccess && typeof told === 'string' && told !== country)
        steps.broken(
          place,
          'A position is told to be in another country',
          `${country}, where ${name} is, or null`,
          told,
          'lat goes from south to north, lon from west to east.',
        );
      if (place.isSuccess && told === null) await turned(steps, lat, lon, country);
    }
  },
};

/** A server that knows the town only where its two numbers have changed places has turned them. */
async function turned(steps: Steps, lat: number, lon: number, country: string): Promise<void> {
  const place = await steps.attempt('geocode', {
    purpose: `${lon}, ${lat}, far from every town`,
    query: { lat: lon, lon: lat },
    expect: { kind: 'success', mayTryAnother: true },
  });
  if (place.isSuccess && at(place.body, 'country') === country)
    steps.broken(
      place,
      'Latitude and longitude have changed places',
      `${country} at ${lat}, ${lon}, and not there`,
      String(at(place.body, 'country')),
      'lat goes from south to north, lon from west to east.',
    );
}
