import type { CompanyInfo, ContentPage, ContentPageName, DirectResult } from '../../public/direct-calls.ts';
import type { LocaleCode } from '../../public/runtime-configuration.ts';
import { read, type Visit } from '../../sync/visit.ts';

/** Returns a text of the operator, in the domain's language if there is no translation. */
export function loadContent(
  visit: Visit,
  page: ContentPageName,
  language: LocaleCode,
): Promise<DirectResult<ContentPage>> {
  return read(visit, (client, { signal }) =>
    client.GET('/api/content.php', { params: { query: { page, language } }, signal }),
  );
}

/** Returns the details of the site's operator. */
export function loadCompany(visit: Visit): Promise<DirectResult<CompanyInfo>> {
  return read(visit, (client, { signal }) => client.GET('/api/companyinfo.php', { signal }));
}
