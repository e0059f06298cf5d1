import type { Cam, CamFilters, DirectResult } from '../../public/direct-calls.ts';
import { read, type Visit } from '../../sync/visit.ts';

/** Returns webcams that match a search, for its ad tiles, without storing them. */
export async function searchCams(
  visit: Visit,
  { gender, min_age, max_age }: CamFilters,
): Promise<DirectResult<readonly Cam[]>> {
  const query = {
    ...(gender === null ? {} : { gender }),
    ...(min_age === null ? {} : { min_age }),
    ...(max_age === null ? {} : { max_age }),
  };
  const result = await read(visit, (client, { signal }) =>
    client.GET('/api/xcams/search.php', { params: { query }, signal }),
  );
  return result.status === 'answered' ? { status: 'answered', data: result.data.cams } : result;
}
