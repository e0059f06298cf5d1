import { typesOf } from '../checks/describe-rule.ts';
import type { SchemaProblem } from '../checks/schema-problem.ts';
import type { ContractDocument } from '../contract/document.ts';
import { joinPointer, listAt } from '../contract/json.ts';
import { fieldHabit, lastKey } from './field-habit.ts';

/** array_filter without a callback, or isset, drops null values. */
export const missingNull = fieldHabit({
  code: 'php-missing-null',
  matches: (field, { document }) => field.keyword === 'required' && mayBeNull(document, field),
  title: (fields, isOne) => `${fields} ${isOne ? 'is' : 'are'} left out instead of null`,
  advice: (name) => {
    const key = lastKey(name);
    return (
      `Name the key always: if (isset($row['${key}'])) { $body['${key}'] = $row['${key}']; }  ->  ` +
      `$body['${key}'] = $row['${key}'] ?? null; and no array_filter() over a row.`
    );
  },
});

function mayBeNull(document: ContractDocument, { schema, property }: SchemaProblem): boolean {
  return property !== null && takesNull(document, joinPointer(schema, 'properties', property), 0);
}

function takesNull(document: ContractDocument, pointer: string, depth: number): boolean {
  if (depth > 10 || document.node(pointer) === undefined) return false;
  const { pointer: place, node } = document.resolve(pointer);
  if (typesOf(node).includes('null')) return true;
  return ['anyOf', 'oneOf'].some((keyword) =>
    listAt(node, keyword).some((_, index) => takesNull(document, joinPointer(place, keyword, index), depth + 1)),
  );
}
