import { type FlatSchema, isLower, type SchemaForm, type SchemaReader } from './flat-schema.ts';
import { matchForms } from './match-forms.ts';

/**
 * How the values allowed by the new schema compare to those of the old one: fewer, more, or different; or which
 * properties were added or removed, whose effect differs between request and response; or only the wording.
 */
export type Difference =
  | 'narrower'
  | 'wider'
  | 'other'
  | 'property-removed'
  | 'property-added'
  | 'property-added-to-closed'
  | 'wording';

export interface SchemaDifference {
  difference: Difference;
  place: string;
  text: string;
}

/** Compares schemas of two documents. A pair that has already been compared yields nothing. */
export class SchemaComparison {
  readonly #old: SchemaReader;
  readonly #new: SchemaReader;
  readonly #seen = new WeakMap<FlatSchema, WeakSet<FlatSchema>>();

  constructor(oldReader: SchemaReader, newReader: SchemaReader) {
    this.#old = oldReader;
    this.#new = newReader;
  }

  compare(oldNode: unknown, newNode: unknown): readonly SchemaDifference[] {
    const found: SchemaDifference[] = [];
    this.#compare(oldNode, newNode, '', found);
    return found;
  }

  #compare(oldNode: unknown, newNode: unknown, place: string, found: SchemaDifference[]): void {
    const [before, after] = [this.#old.read(oldNode), this.#new.read(newNode)];
    const seen = this.#seen.get(before) ?? new WeakSet();
    if (seen.has(after)) return;
    seen.add(after);
    this.#seen.set(before, seen);
    if (before === after) return;
    const own = nameOf(before) ?? nameOf(after);
    const here = own === null ? place : own;
    if (!before.isNullable && after.isNullable)
      found.push({ difference: 'wider', place: here, text: 'may now be null' });
    if (before.isNullable && !after.isNullable)
      found.push({ difference: 'narrower', place: here, text: 'may no longer be null' });
    const { pairs, gone, come } = matchForms(before.forms, after.forms);
    for (const [one, other] of pairs) {
      const name = one.name ?? other.name;
      this.#compareForms(one, other, before.forms.length > 1 && name !== null ? name : here, found);
    }
    for (const form of gone)
      found.push({ difference: 'narrower', place: here, text: `is no longer ${describeForm(form)}` });
    for (const form of come) found.push({ difference: 'wider', place: here, text: `may now be ${describeForm(form)}` });
  }

  #compareForms(before: SchemaForm, after: SchemaForm, place: string, found: SchemaDifference[]): void {
    const say = (difference: Difference, text: string, at = place): void => {
      found.push({ difference, place: at, text });
    };
    if (isFree(before) !== isFree(after)) {
      say(
        isFree(after) ? 'wider' : 'narrower',
        isFree(after) ? 'may now be anything' : `is now ${describeForm(after)}`,
      );
      return;
    }
    if (!compareTypes(before.types, after.types, say)) return;
    compareValues(before.values, after.values, say);
    compareLimits(before.limits, after.limits, say);
    compareOthers(before.others, after.others, say);
    this.#compareProperties(before, after, place, found);
    this.#compare(before.items, after.items, `${place}/*`, found);
    if (before.wording !== after.wording) say('wording', 'is described or exemplified differently');
  }

  #compareProperties(before: SchemaForm, after: SchemaForm, place: string, found: SchemaDifference[]): void {
    const say = (difference: Difference, text: string, at: string): void => {
      found.push({ difference, place: at, text });
    };
    for (const [name, schema] of before.properties) {
      const at = `${place}/${name}`;
      if (!after.properties.has(name)) {
        say('property-removed', before.required.has(name) ? 'removed' : 'removed (it was optional)', at);
        continue;
      }
      if (before.required.has(name) && !after.required.has(name)) say('wider', 'is no longer required', at);
      if (!before.required.has(name) && after.required.has(name)) say('narrower', 'is now required', at);
      this.#compare(schema, after.properties.get(name), at, found);
    }
    for (const name of after.properties.keys()) {
      if (before.properties.has(name)) continue;
      const at = `${place}/${name}`;
      if (after.required.has(name)) say('narrower', 'new and required', at);
      if (before.additional === false)
        say('property-added-to-closed', 'new, where no further property was allowed', at);
      else if (!after.required.has(name)) say('property-added', 'new and optional', at);
    }
    if (before.additional === false && after.additional !== false)
      say('wider', 'may now have further properties', place);
    else if (before.additional !== false && after.additional === false)
      say('narrower', 'may no longer have further properties', place);
    else this.#compare(before.additional, after.additional, `${place}/{name}`, found);
  }
}

type Say = (difference: Difference, text: string) => void;

/** Returns false if neither set of types includes the other, so that a further comparison would be meaningless. */
function compareTypes(before: ReadonlySet<string>, after: ReadonlySet<string>, say: Say): boolean {
  const covers = (types: ReadonlySet<string>, type: string): boolean =>
    types.size === 0 || types.has(type) || (type === 'integer' && types.has('number'));
  const list = (types: ReadonlySet<string>): string => (types.size === 0 ? 'any type' : [...types].join(' or '));
  const isNarrower = before.size === 0 ? after.size > 0 : [...before].some((type) => !covers(after, type));
  const isWider = after.size === 0 ? before.size > 0 : [...after].some((type) => !covers(before, type));
  const text = `was ${list(before)}, is now ${list(after)}`;
  if (isNarrower && isWider) say('other', text);
  else if (isNarrower) say('narrower', text);
  else if (isWider) say('wider', text);
  return !(isNarrower && isWider);
}

function compareValues(before: SchemaForm['values'], after: SchemaForm['values'], say: Say): void {
  if (before === null && after === null) return;
  if (before === null) {
    say('narrower', `is now one of ${[...(after ?? [])].join(', ')} only`);
    return;
  }
  if (after === null) {
    say('wider', `is no longer limited to ${[...before].join(', ')}`);
    return;
  }
  const gone = [...before].filter((value) => !after.has(value));
  const come = [...after].filter((value) => !before.has(value));
  if (gone.length > 0) say('narrower', `is never ${gone.join(' or ')} any more`);
  if (come.length > 0) say('wider', `may now be ${come.join(' or ')}`);
}

function compareLimits(before: SchemaForm['limits'], after: SchemaForm['limits'], say: Say): void {
  for (const keyword of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(keyword), after.get(keyword)];
    if (was === is) continue;
    if (was === undefined) say('narrower', `${keyword} is now ${is}`);
    else if (is === undefined) say('wider', `${keyword} was ${was} and is gone`);
    else say(is > was === isLower(keyword) ? 'narrower' : 'wider', `${keyword} was ${was}, is now ${is}`);
  }
}

function compareOthers(before: SchemaForm['others'], after: SchemaForm['others'], say: Say): void {
  for (const keyword of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(keyword), after.get(keyword)];
    if (was === is) continue;
    if (was === undefined) say('narrower', `${keyword} is now ${is}`);
    else if (is === undefined) say('wider', `${keyword} was ${was} and is gone`);
    else say('other', `${keyword} was ${was}, is now ${is}`);
  }
}

function nameOf(schema: FlatSchema): string | null {
  return schema.forms.length === 1 ? (schema.forms[0]?.name ?? null) : null;
}

/** Returns whether the form does not constrain its values at all. */
function isFree(form: SchemaForm): boolean {
  const { types, values, limits, others, properties, required, additional, items } = form;
  const isPlain = types.size === 0 && values === null && limits.size === 0 && others.size === 0;
  return isPlain && properties.size === 0 && required.size === 0 && additional === true && items === true;
}

function describeForm(form: SchemaForm): string {
  if (form.name !== null) return form.name;
  if (form.values !== null) return [...form.values].join(' or ');
  const types = [...form.types].join(' or ') || 'anything';
  const names = [...form.properties.keys()];
  return names.length === 0 ? types : `${types} with ${names.join(', ')}`;
}
