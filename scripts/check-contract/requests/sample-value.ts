import { typesOf } from '../checks/describe-rule.ts';
import type { ContractDocument } from '../contract/document.ts';
import { at, entriesAt, isList, isRecord, joinPointer, listAt } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T12:00:00Z',
  date: '1990-01-31',
  email: 'someone@example.com',
  uri: 'https://www.example.com/',
  uuid: '4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77',
};

/** Returns a minimal value that matches a schema, preferring the schema's own examples. */
export function sampleValue(document: ContractDocument, pointer: SchemaPointer, depth = 0): unknown {
  const { pointer: place, node } = document.resolve(pointer);
  if (!isRecord(node) || depth > 12) return null;
  const examples = node['examples'];
  for (const given of [node['example'], isList(examples) ? examples[0] : undefined, node['default'], node['const']])
    if (given !== undefined) return given;
  const [first] = listAt(node, 'enum');
  if (first !== undefined) return first;
  for (const keyword of ['anyOf', 'oneOf'])
    if (listAt(node, keyword).length > 0) return sampleValue(document, joinPointer(place, keyword, 0), depth + 1);
  const parts = listAt(node, 'allOf').map((_, index) =>
    sampleValue(document, joinPointer(place, 'allOf', index), depth + 1),
  );
  const types = typesOf(node);
  if (types.includes('object') || node['properties'] !== undefined || parts.some(isRecord)) {
    const own = entriesAt(node, 'properties').flatMap(([name]) =>
      listAt(node, 'required').includes(name)
        ? [[name, sampleValue(document, joinPointer(place, 'properties', name), depth + 1)] as const]
        : [],
    );
    return Object.assign({}, ...parts.filter(isRecord), Object.fromEntries(own));
  }
  if (parts.length > 0) return parts[0];
  if (types.includes('array')) {
    const count = numberAt(node, 'minItems') ?? 0;
    return Array.from({ length: count }, () => sampleValue(document, joinPointer(place, 'items'), depth + 1));
  }
  if (types.includes('integer') || types.includes('number')) return numberAt(node, 'minimum') ?? 1;
  if (types.includes('boolean')) return true;
  if (types.includes('string')) return sampleText(node);
  return null;
}

function sampleText(node: Readonly<Record<string, unknown>>): string {
  const format = node['format'];
  if (typeof format === 'string' && FORMATS[format] !== undefined) return FORMATS[format];
  return 'a'.repeat(Math.max(1, numberAt(node, 'minLength') ?? 1));
}

export function numberAt(node: unknown, name: string): number | null {
  const value = at(node, name);
  return typeof value === 'number' ? value : null;
}
