import type { CompanyInfo, ContentPage, ContentPageName, DirectResult } from '../../public/direct-calls.ts';
import type { LocaleCode } from '../../public/runtime-configuration.ts';
import { read, type Visit } from '../../sync/visit.ts';

/** A text of the operator; in the language of the domain where there is no translation. */
export function loadContent(
  visit: Visit,
  page: ContentPageName,
  language: LocaleCode,
): Promise<DirectResult<ContentPage>> {
  return read(visit, (client, { signal }) =>
    client.GET('/api/content.php', { params: { query: { page, language } }, signal }),
  );
}

/** Who runs the site. */
export function loadCompany(visit: Visit): Promise<DirectResult<CompanyInfo>> {
  return read(visit, (client, { signal }) => client.GET('/api/companyinfo.php', { signal }));
}
