import type { TemplateName } from '../../worker/public/runtime-configuration.ts';
import { FEATURES, fixChoice, type TemplateChoice, variantOf } from './features.ts';
import { partsOf } from './template-parts.ts';

interface Look {
  /** Colours of the browser's own bars. */
  themeColors: { light: string; dark: string };
}

/** A template is its folder: `look.ts` is how the whole looks, `parts.ts` what it changes of the parts. */
const LOOKS = import.meta.glob<Look>('./*/look.ts');

/**
 * Puts the choice on `<html>`: the class `template-<name>`, and `data-<part>` with the name of the part's variant.
 * Resolves when fonts, tokens and sheets of parts are there, so that nothing is painted without them.
 */
export async function showTemplate(choice: TemplateChoice): Promise<void> {
  fixChoice(choice);
  const root = document.documentElement;
  root.classList.add(`template-${choice.template}`);
  for (const feature of FEATURES) root.setAttribute(`data-${feature.replace('_', '-')}`, variantOf(feature));
  const sheets = new Set(FEATURES.map((feature) => partsOf(variantOf(feature)).sheet));
  const [{ themeColors }] = await Promise.all([
    loadLook(choice.template),
    ...[...sheets].map((sheet) => (sheet === null ? null : loadSheet(sheet))),
  ]);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', meta.matches('[media*="dark"]') ? themeColors.dark : themeColors.light);
  }
}

async function loadLook(name: TemplateName): Promise<Look> {
  const load = LOOKS[`./${name}/look.ts`];
  if (load === undefined) throw new Error(`There is no src/templates/${name}/look.ts`);
  return await load();
}

/**
 * What a template changes stands behind every sheet of the parts themselves, whenever these are loaded: sheets in the
 * head come before those in the body.
 */
async function loadSheet(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)));
    document.body.append(link);
  });
}
