import type { Plugin } from 'vite';

const MODULE = /@formatjs\/icu-messageformat-parser\/index\.js$/;
const TABLE = /const timeData = \{[\s\S]*?\n\};/;

/**
 * Leaves a table of hour cycles out of the message parser. Only date skeletons (`::j`) read it, which the product's
 * messages may not hold (src/i18n/without-skeletons.ts), and it would weigh 2 KB on every page. Throws when a new
 * version of the parser has no such table, so that this does not go stale in silence.
 */
export function withoutTimeTable(): Plugin {
  return {
    name: 'without-time-table',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test(id)) return null;
      if (!TABLE.test(code)) throw new Error('The message parser has no time table any more: remove this plugin');
      return { code: code.replace(TABLE, 'const timeData = {};'), map: null };
    },
  };
}
