import { STORAGE_COOKIE_MAX_AGE_S } from '../../worker/public/constants.ts';
import { isTemplateName, type TemplateName } from '../../worker/public/runtime-configuration.ts';
import { FEATURES, type TemplateChoice, wholeTemplate } from './features.ts';

/** Holds what this device has chosen, over what the operator has. */
const COOKIE_NAME = 'rendezvous_template';
const SITE_KEY = 'site-template';

/** What this device has chosen; null when it leaves the choice to the site. */
export function readDeviceTemplate(cookies: string): TemplateName | null {
  const name = new RegExp(`(?:^|; )${COOKIE_NAME}=(\\w+)`).exec(cookies)?.[1];
  return isTemplateName(name) ? name : null;
}

/** 30 days, lax, as all cookies of the storage (specification, section 9); null ends it. */
export function templateCookie(name: TemplateName | null): string {
  return `${COOKIE_NAME}=${name ?? ''}; max-age=${name === null ? 0 : STORAGE_COOKIE_MAX_AGE_S}; path=/; samesite=lax`;
}

/** What the site's settings said when they were last seen, as `rememberSiteTemplate` writes it. */
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

/** The choice that is known before anything is loaded: the device's, then the site's of last time. */
export function knownChoice(): TemplateChoice | null {
  const chosen = readDeviceTemplate(document.cookie);
  if (chosen !== null) return wholeTemplate(chosen);
  try {
    return parseSiteTemplate(localStorage.getItem(SITE_KEY));
  } catch {
    return null;
  }
}

/** Kept for the next start, so that the page does not change its look while it is read. */
export function rememberSiteTemplate(settings: {
  template: TemplateName;
  features: Readonly<Record<(typeof FEATURES)[number], TemplateName>>;
}): void {
  try {
    localStorage.setItem(SITE_KEY, [settings.template, ...FEATURES.map((name) => settings.features[name])].join());
  } catch {
    // Storage is refused: the configuration decides.
  }
}
