import { readMemberHint } from './app/member-hint.ts';
import { MISFIT_ATTRIBUTE, PRERENDERED_ATTRIBUTE, SENT_EARLY_ATTRIBUTE, USABLE_ATTRIBUTE } from './app/prerendered.ts';
import { LOCALES, OFFERED_LOCALES } from './i18n/locales.ts';
import { resolveLocale } from './i18n/resolve-locale.ts';
import { FEATURES } from './templates/features.ts';
import { knownChoice } from './templates/template-choice.ts';

/**
 * Runs before anything is painted: a small script of its own, in the head of each page. The server knows address and
 * language; what only this device knows decides whether the page that it sent is shown.
 */

const root = document.documentElement;
if (root.hasAttribute(PRERENDERED_ATTRIBUTE) && !fits()) root.setAttribute(MISFIT_ATTRIBUTE, '');

// A form that is sent before the app is there waits for it: the browser's own way would load another page.
addEventListener(
  'submit',
  (event) => {
    if (root.hasAttribute(USABLE_ATTRIBUTE)) return;
    event.preventDefault();
    // React may be about to take the form over: it is sent once, when that is done (page-ready.tsx).
    event.stopImmediatePropagation();
    if (event.target instanceof HTMLFormElement) event.target.setAttribute(SENT_EARLY_ATTRIBUTE, '');
  },
  { capture: true },
);

// A script that is gone (an old page, a blocked file) is told at once. Errors of loading do not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && !root.hasAttribute(USABLE_ATTRIBUTE)) {
      document.getElementById('failed')?.removeAttribute('hidden');
    }
  },
  { capture: true },
);

function fits(): boolean {
  if (readMemberHint()) return false;
  const locale = resolveLocale(document.cookie, navigator.languages, OFFERED_LOCALES);
  if (locale !== null && LOCALES[locale].tag !== root.lang) return false;
  const choice = knownChoice();
  const template = root.getAttribute(PRERENDERED_ATTRIBUTE);
  return (
    choice === null ||
    (choice.template === template &&
      FEATURES.every((feature) => (choice.features.get(feature) ?? choice.template) === template))
  );
}
