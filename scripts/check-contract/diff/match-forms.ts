import { type SchemaForm, stableJson } from './flat-schema.ts';

interface MatchedForms {
  pairs: readonly (readonly [SchemaForm, SchemaForm])[];
  gone: readonly SchemaForm[];
  come: readonly SchemaForm[];
}

/**
 * Pairs old forms with new ones: by name, by identical content, by a single-value property, by type. If each side has
 * only one form, they always match.
 */
export function matchForms(before: readonly SchemaForm[], after: readonly SchemaForm[]): MatchedForms {
  const gone = [...before];
  const come = [...after];
  const pairs: (readonly [SchemaForm, SchemaForm])[] = [];
  const rules: readonly ((one: SchemaForm, other: SchemaForm) => boolean)[] = [
    (one, other) => one.name !== null && one.name === other.name,
    (one, other) => one.name === null && other.name === null && formKey(one) === formKey(other),
    (one, other) => markOf(one) !== null && markOf(one) === markOf(other),
    (one, other) => stableJson([...one.types]) === stableJson([...other.types]) && markOf(one) === markOf(other),
  ];
  for (const areSame of rules) {
    for (const one of [...gone]) {
      const other = come.find((each) => areSame(one, each));
      if (other === undefined) continue;
      pairs.push([one, other]);
      gone.splice(gone.indexOf(one), 1);
      come.splice(come.indexOf(other), 1);
    }
  }
  const [one] = gone;
  const [other] = come;
  if (one === undefined || other === undefined || before.length > 1 || after.length > 1) return { pairs, gone, come };
  return { pairs: [[one, other]], gone: [], come: [] };
}

function formKey(form: SchemaForm): string {
  const { types, values, limits, others, properties, required, additional, items } = form;
  const listed = [types, values ?? [], limits, others, properties, required].map((each) => [...each]);
  return stableJson([listed, additional, items]);
}

/** Returns what identifies a form of a union: a property with a constant value, or its only allowed value. */
function markOf(form: SchemaForm): string | null {
  for (const [name, schema] of form.properties) {
    if (typeof schema === 'object' && schema !== null && 'const' in schema) return stableJson([name, schema.const]);
  }
  return form.values !== null && form.values.size === 1 ? [...form.values].join('') : null;
}
