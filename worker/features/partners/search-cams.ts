import type { Cam, CamFilters, DirectResult } from '../../public/direct-calls.ts';
import { read, type Visit } from '../../sync/visit.ts';

/** Webcams that fit a search, for its ad tiles; nothing of it is stored. */
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
