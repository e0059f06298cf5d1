import type { Contract } from './contract.ts';
import { type Json, join, listAt, textAt } from './json.ts';

/** Enumerations that code needs as values, by the name of their constant: where the contract has them. */
const WANTED = {
  LOCALE_CODES: ['components', 'schemas', 'Locale', 'enum'],
  TEMPLATE_NAMES: ['components', 'schemas', 'Settings', 'properties', 'template', 'enum'],
} as const;

/**
 * Enumerations of the contract as constants: types alone are gone when the app runs, and validators are too heavy for
 * its first load. What the contract does not have is left out, so that whoever needs it does not compile.
 */
export function emitEnumerations({ document }: Contract): string {
  const constants = Object.entries(WANTED).flatMap(([name, path]) => {
    const values = path.reduce<Json | undefined>(
      (at, key) => (typeof at === 'object' && at !== null && !Array.isArray(at) ? at[key] : undefined),
      document,
    );
    if (values === undefined) return [];
    const pointer = join('', ...path);
    const texts = listAt(values, pointer).map((value, index) => textAt(value, join(pointer, index)));
    return `export const ${name} = ${JSON.stringify(texts)} as const;\n`;
  });
  return `// Generated from openapi/openapi.yaml by \`npm run generate\`. Do not edit: change the contract instead.\n\n${constants.join('')}${constants.length === 0 ? 'export {};\n' : ''}`;
}
