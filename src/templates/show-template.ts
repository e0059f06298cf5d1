import type { TemplateName } from '../../worker/public/runtime-configuration.ts';
import { FEATURES, fixChoice, type TemplateChoice, variantOf } from './features.ts';

interface Look {
  /** Colours of the browser's own bars. */
  themeColors: { light: string; dark: string };
}

const LOOKS: Record<TemplateName, () => Promise<Look>> = {
  social: () => import('./social/look.ts'),
  classic: () => import('./classic/look.ts'),
  lavish: () => import('./lavish/look.ts'),
};

/**
 * Puts the choice on `<html>`: the class `template-<name>`, and `data-<part>` with the name of the part's variant.
 * Resolves when fonts and tokens are there, so that nothing is painted without them.
 */
export async function showTemplate(choice: TemplateChoice): Promise<void> {
  fixChoice(choice);
  const root = document.documentElement;
  root.classList.add(`template-${choice.template}`);
  for (const feature of FEATURES) root.setAttribute(`data-${feature.replace('_', '-')}`, variantOf(feature));
  const { themeColors } = await LOOKS[choice.template]();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', meta.matches('[media*="dark"]') ? themeColors.dark : themeColors.light);
  }
}
