import { STORAGE_COOKIE_MAX_AGE_S } from '../../worker/public/constants.ts';
import { isTemplateName, type TemplateName } from '../../worker/public/runtime-configuration.ts';
import { FEATURES, type TemplateChoice, wholeTemplate } from './features.ts';

/** Cookie with this device's choice, which overrides the operator's. */
const COOKIE_NAME = 'rendezvous_template';
/** Cookie with the site's last known choice. Read before the first paint, which local storage would delay. */
const SITE_COOKIE_NAME = 'rendezvous_site_template';
const SEPARATOR = '.';

/** Returns the template chosen on this device; null if the choice is left to the site. */
export function readDeviceTemplate(cookies: string): TemplateName | null {
  const name = new RegExp(`(?:^|; )${COOKIE_NAME}=(\\w+)`).exec(cookies)?.[1];
  return isTemplateName(name) ? name : null;
}

/** Returns the cookie to set: 30 days, lax, like all storage cookies (specification, section 9); null expires it. */
export function templateCookie(name: TemplateName | null): string {
  return `${COOKIE_NAME}=${name ?? ''}; max-age=${name === null ? 0 : STORAGE_COOKIE_MAX_AGE_S}; path=/; samesite=lax`;
}

/**
 * Returns the site's choice as the cookie tells it, see `siteTemplateCookie`; null if it is missing or invalid.
 *
 * @param cookies as in `document.cookie`
 */
export function readSiteTemplate(cookies: string): TemplateChoice | null {
  const text = new RegExp(`(?:^|; )${SITE_COOKIE_NAME}=([\\w.]+)`).exec(cookies)?.[1] ?? '';
  const [template, ...variants] = text.split(SEPARATOR);
  if (!isTemplateName(template) || variants.length !== FEATURES.length) return null;
  const features: [(typeof FEATURES)[number], TemplateName][] = [];
  for (const [index, feature] of FEATURES.entries()) {
    const variant = variants[index];
    if (!isTemplateName(variant)) return null;
    features.push([feature, variant]);
  }
  return { template, features: new Map(features) };
}

/** Returns the choice known before anything is loaded: the device's, otherwise the site's last known one. */
export function knownChoice(): TemplateChoice | null {
  const cookies = document.cookie;
  const chosen = readDeviceTemplate(cookies);
  return chosen === null ? readSiteTemplate(cookies) : wholeTemplate(chosen);
}

interface SiteTemplate {
  template: TemplateName;
  features: Readonly<Record<(typeof FEATURES)[number], TemplateName>>;
}

/** Returns the cookie that keeps the site's choice: the template, then that of each part, in the order of `FEATURES`. */
export function siteTemplateCookie({ template, features }: SiteTemplate): string {
  const value = [template, ...FEATURES.map((name) => features[name])].join(SEPARATOR);
  return `${SITE_COOKIE_NAME}=${value}; max-age=${STORAGE_COOKIE_MAX_AGE_S}; path=/; samesite=lax`;
}

/** Stores the site's choice for the next page load: applied at once, it would change a page being read. */
export function rememberSiteTemplate(settings: SiteTemplate): void {
  writeCookie(document, siteTemplateCookie(settings));
}

/** The CookieStore API, which the linter prefers, is missing in supported browsers. */
export function writeCookie(target: { cookie: string }, cookie: string): void {
  target.cookie = cookie;
}
