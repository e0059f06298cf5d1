import { STORAGE_COOKIE_MAX_AGE_S } from '../../worker/public/constants.ts';
import { isTemplateName, type TemplateName } from '../../worker/public/runtime-configuration.ts';
import { FEATURES, type TemplateChoice, wholeTemplate } from './features.ts';

/** Cookie with this device's choice, which overrides the operator's. */
const COOKIE_NAME = 'rendezvous_template';
const SITE_KEY = 'site-template';

/** Returns the template chosen on this device; null if the choice is left to the site. */
export function readDeviceTemplate(cookies: string): TemplateName | null {
  const name = new RegExp(`(?:^|; )${COOKIE_NAME}=(\\w+)`).exec(cookies)?.[1];
  return isTemplateName(name) ? name : null;
}

/** Returns the cookie to set: 30 days, lax, like all storage cookies (specification, section 9); null expires it. */
export function templateCookie(name: TemplateName | null): string {
  return `${COOKIE_NAME}=${name ?? ''}; max-age=${name === null ? 0 : STORAGE_COOKIE_MAX_AGE_S}; path=/; samesite=lax`;
}

/** Parses the site's last known choice as written by `rememberSiteTemplate`; null if it is missing or invalid. */
export function parseSiteTemplate(text: string | null): TemplateChoice | null {
  const [template, ...variants] = (text ?? '').split(',');
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
  const chosen = readDeviceTemplate(document.cookie);
  if (chosen !== null) return wholeTemplate(chosen);
  try {
    return parseSiteTemplate(localStorage.getItem(SITE_KEY));
  } catch {
    return null;
  }
}

/** Stores the site's choice for the next page load: applied at once, it would change a page being read. */
export function rememberSiteTemplate(settings: {
  template: TemplateName;
  features: Readonly<Record<(typeof FEATURES)[number], TemplateName>>;
}): void {
  try {
    localStorage.setItem(SITE_KEY, [settings.template, ...FEATURES.map((name) => settings.features[name])].join());
  } catch {
    // Storage is blocked: the configuration's template is used.
  }
}
