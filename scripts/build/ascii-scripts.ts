import type { Plugin } from 'vite';

const BEYOND_ASCII = /[^\0-\x7f]/g;
const ESCAPED_ALREADY = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/;

/**
 * Writes characters beyond ASCII in scripts as escapes. V8 keeps a script with a single character beyond Latin-1 at two
 * bytes for each of its characters, in every tab, and reads it more slowly.
 */
export function asciiScripts(): Plugin {
  return {
    name: 'ascii-scripts',
    apply: 'build',
    // After the minifier, which prints characters as they are.
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') output.code = toAscii(output.code);
      }
    },
  };
}

/**
 * Returns the same script in ASCII. An escape means the same in texts, regular expressions and names.
 *
 * @throws if a character has a backslash before it, which would escape the escape
 */
export function toAscii(script: string): string {
  if (ESCAPED_ALREADY.test(script)) throw new Error('A script has a backslash before a character beyond ASCII');
  return script.replace(BEYOND_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
