import type { Plugin } from 'vite';

const MODULE = /@formatjs\/icu-messageformat-parser\/index\.js$/;
const TABLE = /const timeData = \{[\s\S]*?\n\};/;

/**
 * Removes a table of hour cycles from the message parser. Only date skeletons (`::j`) use it, which the product's
 * messages must not contain (src/i18n/without-skeletons.ts), and it would add 2 KB to every page. Throws if a new
 * version of the parser no longer has the table, so that the plugin does not go stale unnoticed.
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
