import type { TemplateName } from '../../worker/public/runtime-configuration.ts';
import { templateCookie, writeCookie } from './template-choice.ts';

/**
 * Switches this device to another template; null returns the choice to the site. Reloads the page, because everything
 * on it was rendered for the old template.
 */
export function setTemplate(name: TemplateName | null): void {
  writeCookie(document, templateCookie(name));
  location.reload();
}
