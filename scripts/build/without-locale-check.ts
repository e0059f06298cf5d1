import type { Plugin } from 'vite';

const MODULE = /intl-messageformat\/index\.js$/;
const CHECK = 'const supportedLocales = Intl.NumberFormat.supportedLocalesOf(locales);';

/**
 * Takes the tag of a message as it is, instead of asking the browser whether it has numbers in that language: the first
 * such question loads the list of all languages, a single task of 50 to 100 ms on a slow phone in the middle of taking
 * over a prerendered page. The answer served date skeletons only, which messages must not contain
 * (src/i18n/without-skeletons.ts). Throws if a new version of the package no longer asks.
 */
export function withoutLocaleCheck(): Plugin {
  return {
    name: 'without-locale-check',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test(id)) return null;
      if (!code.includes(CHECK)) throw new Error('Messages are formatted without this check now: remove this plugin');
      return { code: code.replace(CHECK, 'const supportedLocales = [];'), map: null };
    },
  };
}
