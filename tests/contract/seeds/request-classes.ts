import { typesOf } from '../../../scripts/check-contract/checks/describe-rule.ts';
import type { ContractDocument } from '../../../scripts/check-contract/contract/document.ts';
import { at, entriesAt, isRecord, listAt } from '../../../scripts/check-contract/contract/json.ts';
import { mainSchema } from './backend/lenient.ts';
import type { Seed } from './breach.ts';
import type { UseOf } from './places.ts';

/** Returns seeds that accept invalid requests, for every operation, parameter and property. */
export function requestSeeds(document: ContractDocument, uses: readonly UseOf[]): readonly Seed[] {
  return [
    ...uses.flatMap((each) => [
      ...operationSeeds(each),
      ...parameterSeeds(document, each),
      ...bodySeeds(document, each),
    ]),
    refusal('known-method-override', 'everywhere'),
  ];
}

const refusal = (name: string, place: string): Seed => ({ group: 'refusals', name, place });

function operationSeeds({ operation, use }: UseOf): readonly Seed[] {
  const seeds: Seed[] = [];
  if (operation.operationId === 'getMessages') return seeds;
  seeds.push(refusal('wrong-method-accepted', operation.path), refusal('method-override', operation.path));
  if (operation.parameters.some(({ place, isRequired }) => place === 'header' && isRequired))
    seeds.push(refusal('missing-header-accepted', use.name), refusal('header-unchecked', use.name));
  if (operation.parameters.some(({ place, isRequired }) => place === 'header' && !isRequired))
    seeds.push(refusal('optional-header-needed', use.name));
  if (operation.method === 'GET' && !use.isChanging) seeds.push(refusal('other-format-fails', use.name));
  // A browser, and every proxy that speaks HTTP/2, writes all names in small letters.
  if (operation.parameters.some(({ place }) => place === 'header'))
    for (const name of ['header-name-as-written', 'header-name-in-small-letters', 'header-name-in-capitals'])
      seeds.push(refusal(name, use.name));
  if (operation.parameters.some(({ place }) => place === 'query'))
    seeds.push(refusal('repeated-parameter-accepted', use.name));
  if (use.body !== null && isEmpty(use.body.example)) seeds.push(refusal('broken-json-as-empty', use.name));
  if (use.body?.mediaType !== 'application/json' || isEmpty(use.body.example)) return seeds;
  for (const name of [
    'media-type-accepted',
    'media-type-with-case',
    'media-type-with-parameter-refused',
    'broken-json-accepted',
    'second-body-ignored',
    'letters-behind-body-ignored',
    'huge-body-fails',
    'deep-nesting-fails',
    'prototype-key-fails',
    'nul-byte-fails',
    'lone-surrogate-fails',
    'quote-fails',
    'control-character-fails',
    'invisible-letter-fails',
    'emoji-fails',
  ])
    seeds.push(refusal(name, use.name));
  return seeds;
}

/** What says nothing need not be read. */
function isEmpty(example: unknown): boolean {
  return isRecord(example) && Object.keys(example).length === 0;
}

function parameterSeeds(document: ContractDocument, { operation, use }: UseOf): readonly Seed[] {
  const seeds: Seed[] = [];
  const belongsToOther = (name: string): boolean =>
    !use.query.has(name) && operation.uses.some((other) => other.query.has(name));
  for (const { name, place, isRequired, schema } of operation.parameters) {
    if (place !== 'query' || belongsToOther(name)) continue;
    const { node } = mainSchema(document, schema);
    const isNumber = typesOf(node).some((type) => type === 'integer' || type === 'number');
    const at_ = `${use.name}.${name}`;
    if (isRequired) seeds.push(refusal('required-parameter-unchecked', at_));
    if (isNumber && !isRequired && !use.query.has(name)) seeds.push(refusal('query-type-unchecked', at_));
    if (isNumber) seeds.push(refusal('numeric-prefix-accepted', at_), refusal('huge-number-fails', at_));
    const isLimited = ['minimum', 'enum', 'pattern'].some((keyword) => at(node, keyword) !== undefined);
    if (isLimited && !isRequired && !use.query.has(name)) seeds.push(refusal('query-limit-unchecked', at_));
  }
  return seeds;
}

function bodySeeds(document: ContractDocument, { use }: UseOf): readonly Seed[] {
  if (use.body === null || use.body.schema === null) return [];
  const { node } = mainSchema(document, use.body.schema);
  if (use.body.mediaType === 'multipart/form-data') return formSeeds(use.name, node);
  if (use.body.mediaType !== 'application/json') return [];
  return entriesAt(node, 'properties').flatMap(([name, property]) => {
    const place = `${use.name}.${name}`;
    // The backend looks these values up, so accepting any other value is no breach to seed.
    if (['csrf', 'password', 'token', 'files'].includes(name)) return [];
    const schema = typeof at(property, '$ref') === 'string' ? mainOf(document, property) : mainOf(document, property);
    const types = typesOf(schema);
    const isNullable =
      typesOf(property).includes('null') ||
      [...listAt(property, 'anyOf')].some((branch) => at(branch, 'type') === 'null');
    const isNumber = types.includes('integer') || types.includes('number');
    const seeds: Seed[] = [];
    if (listAt(node, 'required').includes(name)) seeds.push(refusal('missing-property-accepted', place));
    if (types.length > 0) seeds.push(refusal('wrong-type-accepted', place));
    if (!isNullable && types.length > 0) seeds.push(refusal('null-accepted', place));
    if (isNumber) seeds.push(refusal('numeric-text-accepted', place), refusal('huge-number-fails', place));
    if (
      ['enum', 'pattern', 'format', 'maxLength', 'minLength', 'minimum', 'maxItems'].some(
        (keyword) => at(schema, keyword) !== undefined,
      )
    )
      seeds.push(refusal('limit-unchecked', place));
    return seeds;
  });
}

/** A form has texts alone, so that a field is wrong by its limits or missing. */
function formSeeds(use: string, node: unknown): readonly Seed[] {
  return entriesAt(node, 'properties').flatMap(([name, property]) => {
    if (at(property, 'contentMediaType') !== undefined) return [];
    const place = `${use}.${name}`;
    const isRequired = listAt(node, 'required').includes(name);
    return [
      ...(['reply_to', 'preview'].includes(name) ? [] : [refusal('limit-unchecked', place)]),
      ...(isRequired ? [refusal('missing-property-accepted', place)] : []),
    ];
  });
}

function mainOf(document: ContractDocument, property: unknown): unknown {
  const reference = at(property, '$ref');
  if (typeof reference === 'string') return mainSchema(document, reference.slice(1)).node;
  const branch = [...listAt(property, 'anyOf'), ...listAt(property, 'oneOf')].find(
    (each) => at(each, 'type') !== 'null',
  );
  return branch === undefined ? property : mainOf(document, branch);
}
