import { TEMPLATE_NAMES } from '../../worker/public/runtime-configuration.ts';
import { choiceAttributes, FEATURES, fixChoice, type TemplateChoice, variantOf } from './features.ts';
import { lookOf } from './look.ts';
import { partsOf } from './template-parts.ts';

/**
 * Sets the choice on `<html>`: the class `template-<name>`, and `data-<part>` with the name of the part's variant.
 * Resolves once the stylesheets of look and parts have loaded, so that nothing is painted without them.
 */
export async function showTemplate(choice: TemplateChoice): Promise<void> {
  fixChoice(choice);
  const root = document.documentElement;
  root.classList.add(`template-${choice.template}`);
  for (const [name, variant] of choiceAttributes(choice)) root.setAttribute(name, variant);
  const { sheet: look, themeColors } = lookOf(choice.template);
  const parts = new Set(FEATURES.map((feature) => partsOf(variantOf(feature)).sheet));
  await Promise.all([
    loadSheet(look, document.head),
    // In the body: a template's overrides must follow the parts' own stylesheets, even those added to the head later.
    ...[...parts].map((sheet) => (sheet === null ? null : loadSheet(sheet, document.body))),
  ]);
  // A prerendered page may have included another template's stylesheet.
  for (const name of TEMPLATE_NAMES)
    if (name !== choice.template) findSheet(lookOf(name).sheet, document.head)?.remove();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', meta.matches('[media*="dark"]') ? themeColors.dark : themeColors.light);
  }
}

/** Adds the stylesheets that only pages of members need. The template must already be shown. */
export async function showMemberSheets(): Promise<void> {
  const sheets = new Set(FEATURES.map((feature) => partsOf(variantOf(feature)).memberSheet));
  await Promise.all([...sheets].map((sheet) => (sheet === undefined ? null : loadSheet(sheet, document.body))));
}

/** Adds a stylesheet unless `place` already contains it, from a prerendered page or added by first-look.ts. */
async function loadSheet(address: string, place: HTMLElement): Promise<void> {
  if (findSheet(address, place)?.sheet != null) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)));
    place.append(link);
  });
}

function findSheet(address: string, place: HTMLElement): HTMLLinkElement | null {
  return place.querySelector(`link[rel="stylesheet"][href="${address}"]`);
}
