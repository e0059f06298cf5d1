import { joinPointer, pointerKeys } from '../contract/json.ts';
import type { FieldProblem, Habit, PhpAnswer } from './habit.ts';

const FIELDS_SHOWN = 3;
/** Used instead of a name: `the list of the whole body`. */
export const WHOLE_BODY = 'of the whole body';

export interface FieldHabit {
  code: string;
  matches(field: FieldProblem['field'], answer: PhpAnswer): boolean;
  /** `fields` is a text such as `"id" and "age"`; `isOne` is true for a single field. */
  title(fields: string, isOne: boolean): string;
  /** What to change; `name` is that of the first field. */
  advice(name: string, first: FieldProblem['field'], answer: PhpAnswer): string;
}

/** Creates a habit that shows in the values of a body; all affected places of a body are one match. */
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

/** Returns the place with `*` for list indices; for a missing property, where it should be. */
function placeOf(field: FieldProblem['field']): string {
  return field.keyword === 'required' && field.property !== null
    ? joinPointer(field.generalisedPointer, field.property)
    : field.generalisedPointer;
}

/** Returns a name such as `profile.city`: the last two keys of a place, without list indices. */
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

/** Reduces `profile.city` to `city`. */
export function lastKey(name: string): string {
  return name.split('.').at(-1) ?? name;
}

export function takesOnly(field: FieldProblem['field'], ...types: readonly string[]): boolean {
  const allowed = field.allowedTypes.filter((type) => type !== 'null');
  return allowed.length > 0 && allowed.every((type) => types.includes(type));
}
