import type { ContractDocument } from '../contract/document.ts';
import { listAt } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';

const LOCALE = '/components/schemas/Locale';

/** Returns the languages that the contract has, of which a site may offer some only. */
export function languagesOf(document: ContractDocument): readonly string[] {
  return listAt(document.node(LOCALE), 'enum').filter((each) => typeof each === 'string');
}

/** Returns the value, or a language that the site offers in the place of one that it does not (`--languages`). */
export function offered(
  value: unknown,
  schema: SchemaPointer,
  { document, languages }: { document: ContractDocument; languages: readonly string[] },
): unknown {
  const [first] = languages;
  const isOther = typeof value === 'string' && first !== undefined && !languages.includes(value);
  return isOther && document.resolve(schema).pointer === LOCALE ? first : value;
}
