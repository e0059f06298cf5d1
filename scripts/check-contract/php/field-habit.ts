import { joinPointer, pointerKeys } from '../contract/json.ts';
import type { FieldProblem, Habit, PhpAnswer } from './habit.ts';

const FIELDS_SHOWN = 3;
/** In place of a name: `the list of the whole body`. */
export const WHOLE_BODY = 'of the whole body';

export interface FieldHabit {
  code: string;
  matches(field: FieldProblem['field'], answer: PhpAnswer): boolean;
  /** `fields` such as `"id" and "age"`; `isOne` tells whether it is a single field. */
  title(fields: string, isOne: boolean): string;
  /** What to change; `name` is the first field's. */
  advice(name: string, first: FieldProblem['field'], answer: PhpAnswer): string;
}

/** A habit that shows in the values of a body: all places of one body are one match. */
export function fieldHabit({ code, matches, title, advice }: FieldHabit): Habit {
  return (answer) => {
    const met = answer.fieldProblems.filter(({ field }) => matches(field, answer));
    const [first] = met;
    if (first === undefined) return null;
    const names = [...new Set(met.map(({ field }) => nameOfPlace(placeOf(field))))];
    return {
      code,
      title: capitalised(title(nameFields(names), names.length === 1)),
      place: placeOf(first.field) || '/',
      count: met.length,
      expected: first.field.expected,
      actual: first.field.actual,
      advice: advice(names[0] ?? '', first.field, answer),
      explained: met.map(({ problem }) => problem),
    };
  };
}

/** The place with `*` for list positions; of a missing property, where it should stand. */
function placeOf(field: FieldProblem['field']): string {
  return field.keyword === 'required' && field.property !== null
    ? joinPointer(field.generalisedPointer, field.property)
    : field.generalisedPointer;
}

/** `profile.city`: the keys of a place without list positions, the two nearest ones. */
export function nameOfPlace(place: string): string {
  const keys = pointerKeys(place).filter((key) => key !== '*');
  return keys.length === 0 ? WHOLE_BODY : keys.slice(-2).join('.');
}

function nameFields(names: readonly string[]): string {
  const shown = names.slice(0, FIELDS_SHOWN).map((name) => (name === WHOLE_BODY ? name : `"${name}"`));
  if (names.length > FIELDS_SHOWN) return `${shown.join(', ')} and ${names.length - FIELDS_SHOWN} more fields`;
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** `profile.city` to `city`. */
export function lastKey(name: string): string {
  return name.split('.').at(-1) ?? name;
}

export function takesOnly(field: FieldProblem['field'], ...types: readonly string[]): boolean {
  const allowed = field.allowedTypes.filter((type) => type !== 'null');
  return allowed.length > 0 && allowed.every((type) => types.includes(type));
}
