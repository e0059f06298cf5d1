import type { SchemaChecker } from '../checks/schema-checker.ts';
import { SchemaWalk } from '../checks/schema-walk.ts';
import type { ContractDocument } from '../contract/document.ts';
import { at, isRecord } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';
import type { BrokenFact, FactRule } from './fact.ts';
import { MEMBER_FACTS } from './member-facts.ts';
import { MONEY_FACTS } from './money-facts.ts';
import { SEARCH_FACTS } from './search-facts.ts';
import { SHAPE_FACTS } from './shape-facts.ts';
import { SITE_FACTS } from './site-facts.ts';

export interface PlacedFact extends BrokenFact {
  /** JSON pointer with `*` for list items. */
  generalisedPointer: string;
}

const RULES: Readonly<Record<string, readonly FactRule[]>> = merged(
  MEMBER_FACTS,
  MONEY_FACTS,
  SEARCH_FACTS,
  SITE_FACTS,
);

/** Two parts may have rules of one schema. */
function merged(
  ...parts: readonly Readonly<Record<string, readonly FactRule[]>>[]
): Record<string, readonly FactRule[]> {
  const all: Record<string, readonly FactRule[]> = {};
  for (const part of parts)
    for (const [name, rules] of Object.entries(part)) all[name] = [...(all[name] ?? []), ...rules];
  return all;
}

const BY_NODE = new WeakMap<ContractDocument, ReadonlyMap<unknown, readonly FactRule[]>>();

/**
 * Returns the statements of the contract that a response breaks although it fits its schema, such as a transaction that
 * is paid and still has a page to pay at. They stand in descriptions of the schemas. Each is returned once per place.
 */
export function brokenFacts(checker: SchemaChecker, schema: SchemaPointer, value: unknown): readonly PlacedFact[] {
  const rules = rulesOf(checker.document);
  const found = new Map<string, PlacedFact>();
  new SchemaWalk(checker).visitValues(schema, value, (nodes, part, place) => {
    if (!isRecord(part)) return;
    const ofShape = SHAPE_FACTS.filter(([names]) => names.every((name) => Object.hasOwn(part, name)));
    for (const rule of [...nodes.flatMap((node) => rules.get(node) ?? []), ...ofShape.map(([, rule]) => rule)]) {
      const fact = rule(part);
      if (fact !== null && !found.has(`${place.general} ${fact.title}`))
        found.set(`${place.general} ${fact.title}`, { ...fact, generalisedPointer: place.general });
    }
  });
  return [...found.values()];
}

function rulesOf(document: ContractDocument): ReadonlyMap<unknown, readonly FactRule[]> {
  const known = BY_NODE.get(document);
  if (known !== undefined) return known;
  const schemas = at(at(document.root, 'components'), 'schemas');
  const rules = new Map(
    Object.entries(RULES).flatMap(([name, list]): [unknown, readonly FactRule[]][] => {
      const node = at(schemas, name);
      return isRecord(node) ? [[node, list]] : [];
    }),
  );
  BY_NODE.set(document, rules);
  return rules;
}
