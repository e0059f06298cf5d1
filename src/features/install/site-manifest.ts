import type { LocaleCode, TemplateName } from '../../../worker/public/runtime-configuration.ts';

/** The manifest of the template and language on screen, as the build writes them (scripts/build/manifests.ts). */
function manifestPath(template: TemplateName, locale: LocaleCode): string {
  return `/manifests/${template}-${locale}.webmanifest`;
}

/** Links it, so that the app is installed with the words and colours that the member sees. */
export function linkManifest(template: TemplateName, locale: LocaleCode): void {
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestPath(template, locale));
}
