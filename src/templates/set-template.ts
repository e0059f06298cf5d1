import type { TemplateName } from '../../worker/public/runtime-configuration.ts';
import { templateCookie } from './template-choice.ts';

/**
 * Shows the product in another template on this device from now on; null leaves it to the site again. The page is
 * loaded anew: what stands on it was made for the old one.
 */
export function setTemplate(name: TemplateName | null): void {
  writeCookie(document, templateCookie(name));
  location.reload();
}

/** The CookieStore, which the linter would rather see, is missing in browsers that the product supports. */
function writeCookie(target: { cookie: string }, cookie: string): void {
  target.cookie = cookie;
}
