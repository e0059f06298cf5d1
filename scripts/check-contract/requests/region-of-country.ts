import { isRecord } from '../contract/json.ts';
import type { Draft } from './draft.ts';

type Parts = Pick<Draft, 'query' | 'body' | 'resources'>;

/** If a request names a country and a region, replaces the region with one of that country. */
export function withRegionOfCountry(parts: Parts, regions: ReadonlyMap<string, readonly number[]> | null): Parts {
  if (regions === null) return parts;
  const fitting = (country: unknown): number | null =>
    typeof country === 'string' ? (regions.get(country)?.[0] ?? null) : null;
  const { query, body } = parts;
  const country = query.find(([name]) => name === 'country')?.[1];
  const region = fitting(country);
  const agreedQuery =
    country === undefined
      ? query
      : query.flatMap(([name, value]) =>
          name !== 'countryregion'
            ? [[name, value] as const]
            : region === null
              ? []
              : [[name, String(region)] as const],
        );
  const isPair = body.kind === 'json' && isRecord(body.value) && typeof body.value['country'] === 'string';
  if (body.kind !== 'json' || !isRecord(body.value) || !isPair || typeof body.value['countryregion'] !== 'number')
    return { ...parts, query: agreedQuery };
  const value = { ...body.value, countryregion: fitting(body.value['country']) };
  return { ...parts, query: agreedQuery, body: { kind: 'json', value } };
}
