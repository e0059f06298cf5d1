import type { DirectResult } from '../../public/direct-calls.ts';
import type { Interests } from '../../public/rows.ts';
import type { LocaleCode } from '../../public/runtime-configuration.ts';
import { read, type Visit } from '../../sync/visit.ts';

/** Returns the interests to search by with their names, for a visitor, without storing them. */
export function loadInterests(visit: Visit, language: LocaleCode): Promise<DirectResult<Interests>> {
  return read(visit, (client, { signal }) =>
    client.GET('/api/interests.php', { params: { query: { language } }, signal }),
  );
}
