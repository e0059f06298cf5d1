import type { Contract } from './contract.ts';
import { type Json, join, listAt, textAt } from './json.ts';

/** The enumerations needed as runtime values: the name of the constant and the enum's path in the contract. */
const WANTED = {
  LOCALE_CODES: ['components', 'schemas', 'Locale', 'enum'],
  TEMPLATE_NAMES: ['components', 'schemas', 'Settings', 'properties', 'template', 'enum'],
} as const;

/**
 * Emits enumerations of the contract as constants, since types do not exist at runtime and the validators are too large
 * for the first load. An enumeration missing from the contract is omitted, so that code using it fails to compile.
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
