import type { DirectResult } from '../../public/direct-calls.ts';
import type { ProfileFields } from '../../public/rows.ts';
import type { LocaleCode } from '../../public/runtime-configuration.ts';
import { read, type Visit } from '../../sync/visit.ts';

/** Returns the site's own profile fields with their names, for a visitor, without storing them. */
export function loadProfileFields(visit: Visit, language: LocaleCode): Promise<DirectResult<ProfileFields>> {
  return read(visit, (client, { signal }) =>
    client.GET('/api/profile_fields.php', { params: { query: { language } }, signal }),
  );
}
