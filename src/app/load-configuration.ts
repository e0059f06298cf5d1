import { type ConfigurationParse, parseRuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';

/** Loads `/config.json`; returns problems as sentences for the operator. */
export async function loadConfiguration(fetchUrl: (url: string) => Promise<Response>): Promise<ConfigurationParse> {
  const url = '/config.json';
  try {
    const response = await fetchUrl(url);
    if (!response.ok) return { ok: false, problems: [`${url}: the web server answered ${response.status}`] };
    const text = await response.text();
    try {
      return parseRuntimeConfiguration(JSON.parse(text));
    } catch {
      return { ok: false, problems: [`${url}: is not JSON`] };
    }
  } catch {
    return { ok: false, problems: [`${url}: could not be fetched`] };
  }
}
