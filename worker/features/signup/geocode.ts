import type { DirectResult, Geocode } from '../../public/direct-calls.ts';
import { read, type Visit } from '../../sync/visit.ts';

/** Returns the place at a position, to prefill the location in the sign-up (specification, section 2). */
export function geocode(visit: Visit, lat: number, lon: number): Promise<DirectResult<Geocode>> {
  return read(visit, (client, { signal }) =>
    client.GET('/api/geocode.php', { params: { query: { lat, lon } }, signal }),
  );
}
