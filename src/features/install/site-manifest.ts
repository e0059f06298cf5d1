import type { LocaleCode, TemplateName } from '../../../worker/public/runtime-configuration.ts';

/**
 * Returns the path of the manifest for a template and language, as written by the build (scripts/build/manifests.ts).
 */
function manifestPath(template: TemplateName, locale: LocaleCode): string {
  return `/manifests/${template}-${locale}.webmanifest`;
}

/** Links the manifest, so that the app is installed with the texts and colours that the member sees. */
export function linkManifest(template: TemplateName, locale: LocaleCode): void {
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestPath(template, locale));
}
