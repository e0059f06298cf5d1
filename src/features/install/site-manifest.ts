import type { LocaleCode, TemplateName } from '../../../worker/public/runtime-configuration.ts';

/**
 * Returns the path of the manifest for a template and language, as written by the build (scripts/build/manifests.ts).
 */
function manifestPath(template: TemplateName, locale: LocaleCode): string {
  return `/manifests/${template}-${locale}.webmanifest`;
}

/**
 * Links the manifest, so that the app is installed with the texts and colours that the member sees. A prerendered page
 * comes without any.
 */
export function linkManifest(template: TemplateName, locale: LocaleCode): void {
  const present = document.querySelector('link[rel="manifest"]');
  const link = present ?? document.createElement('link');
  link.setAttribute('rel', 'manifest');
  link.setAttribute('href', manifestPath(template, locale));
  if (present === null) document.head.append(link);
}
