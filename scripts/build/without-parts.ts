import type { Plugin } from 'vite';

interface RemovedPart {
  module: RegExp;
  part: RegExp;
  instead: string;
}

/** Code of packages that the product pays for and does not need. */
const REMOVED: readonly RemovedPart[] = [
  {
    // Hour cycles of all regions, 2 KB on every page. Only date skeletons (`::j`) use them, which messages must not
    // contain (src/i18n/without-skeletons.ts).
    module: /@formatjs\/icu-messageformat-parser\/index\.js$/,
    part: /const timeData = \{[\s\S]*?\n\};/,
    instead: 'const timeData = {};',
  },
  {
    // Asks the browser whether it has numbers in the language of a message: the first such question loads the list of
    // all languages, a task of 50 to 100 ms on a slow phone while a page is taken over. The answer serves date skeletons.
    module: /intl-messageformat\/index\.js$/,
    part: /const supportedLocales = Intl\.NumberFormat\.supportedLocalesOf\(locales\);/,
    instead: 'const supportedLocales = [];',
  },
  {
    // Takes the name of its file from the stack of an error: for the lines of that stack, V8 parses the whole script of
    // the worker a second time, 20 ms and more at each start. The name is told of two versions in one program.
    module: /@ark\/util\/out\/registry\.js$/,
    part: /filename: isomorphic\.fileName\(\),/,
    instead: 'filename: "",',
  },
];

/** Throws if a new version of a package no longer has the part, so that a line goes with it. */
export function withoutParts(): Plugin {
  return {
    name: 'without-parts',
    apply: 'build',
    transform(code, id) {
      const removed = REMOVED.find(({ module }) => module.test(id));
      if (removed === undefined) return null;
      if (!removed.part.test(code)) throw new Error(`${id} has no ${removed.part} any more: remove it from the list`);
      return { code: code.replace(removed.part, removed.instead), map: null };
    },
  };
}
