import { isDeepStrictEqual } from 'node:util';
import type { SchemaChecker } from '../checks/schema-checker.ts';
import { SchemaWalk } from '../checks/schema-walk.ts';
import type { ContractDocument } from '../contract/document.ts';
import { at, isRecord, textAt } from '../contract/json.ts';
import type { Exchange } from '../model/exchange.ts';
import type { SchemaPointer } from '../model/operation.ts';

/** A property of a record that two responses to the same visitor tell differently. */
export interface Contradiction {
  resource: string;
  property: string;
  /** Names of the uses that told the values. */
  firstUse: string;
  firstValue: unknown;
  value: unknown;
}

interface Kind {
  /** Properties that never change once the record exists. */
  fixed: readonly string[];
  /** Properties that change, but not between two calls that change nothing. */
  steady: readonly string[];
  /** Uses that may change them; their successful calls start anew. */
  changedBy: readonly string[];
}

/** By the `x-resource` of the record's `id`. */
const KINDS: Readonly<Record<string, Kind>> = {
  member: {
    fixed: [],
    steady: ['name', 'age', 'city', 'country', 'gender', 'language', 'main_image', 'fictional_icon'],
    changedBy: ['saveProfile', 'signUp', 'deleteAccount', 'uploadImage', 'arrangeImages', 'removeImage', 'logIn'],
  },
  message: { fixed: ['text', 'sent_at', 'from_me', 'message_id'], steady: [], changedBy: [] },
  conversation: {
    fixed: ['started_at'],
    steady: ['read_only', 'blocked'],
    changedBy: ['startChat', 'removeChat', 'blockMember', 'unblockMember', 'deleteAccount'],
  },
  transaction: {
    fixed: ['item', 'amount', 'vat_percent', 'method', 'method_kind', 'method_name', 'created_at'],
    steady: ['state', 'settled_at', 'withdraw_until', 'withdrawn_at', 'refund'],
    changedBy: ['withdraw'],
  },
  payment_method: { fixed: [], steady: ['kind', 'name', 'countries'], changedBy: [] },
  image: { fixed: ['filename', 'thumb_filename'], steady: [], changedBy: [] },
};
/** An entry of a list of likes: a member, who stands in both lists, and the like in this one. */
const LIKE: Kind = {
  fixed: [],
  steady: ['liked_at'],
  changedBy: ['likeProfile', 'unlikeProfile', 'blockMember', 'unblockMember', 'deleteAccount'],
};
/** The receipt of a withdrawal promises what its transaction tells from then on. */
const RECEIPT: Kind = { fixed: ['refund'], steady: [], changedBy: [] };
/** Other members may change a record in between, once; two such cases of one property are no coincidence. */
const STEADY_CASES_MIN = 2;
const SECOND_MS = 1000;

interface Told {
  use: string;
  value: unknown;
  isFixed: boolean;
}

/** Remembers what responses tell of each record, and finds what they tell differently. One for each visitor. */
export class ToldTwice {
  readonly #checker: SchemaChecker;
  /** Photos that waited for approval when they were told: they become main photos by themselves. */
  readonly #awaited: Set<unknown>;
  /** By resource, then by id and property. */
  readonly #told = new Map<string, Map<string, Told>>();
  readonly #cases = new Map<string, number>();
  readonly #reported = new Set<string>();

  /** `awaited` is shared by all visitors of a run. */
  constructor(checker: SchemaChecker, awaited = new Set<unknown>()) {
    this.#checker = checker;
    this.#awaited = awaited;
  }

  /** Forgets what a successful call of this use may have changed. */
  forget(use: string): void {
    for (const [resource, { changedBy }] of [...Object.entries(KINDS), ['like', LIKE] as const])
      if (changedBy.includes(use)) this.#told.delete(resource);
  }

  /** Records a valid response, and returns what it tells differently than an earlier one. */
  take({ use }: Pick<Exchange, 'use'>, schema: SchemaPointer, body: unknown): readonly Contradiction[] {
    const found: Contradiction[] = [];
    const takeAs = (resource: string, kind: Kind, id: string, value: Readonly<Record<string, unknown>>): void => {
      for (const [names, isFixed] of [
        [kind.fixed, true],
        [kind.steady, false],
      ] as const)
        for (const property of names) {
          if (!Object.hasOwn(value, property)) continue;
          const told = { use: use?.name ?? '', value: value[property], isFixed };
          const contradiction = this.#compare(resource, id, property, told);
          if (contradiction !== null) found.push(contradiction);
        }
    };
    new SchemaWalk(this.#checker).visitValues(schema, body, (nodes, value, { general }) => {
      if (!isRecord(value)) return;
      if (value['state'] === 'pending' && Object.hasOwn(value, 'thumb_filename')) this.#awaited.add(value['id']);
      if (typeof value['transaction'] === 'string' && Object.hasOwn(value, 'refund_within_days'))
        takeAs('transaction', RECEIPT, value['transaction'], value);
      const resource = resourceOfId(this.#checker.document, nodes);
      const kind = resource === null ? undefined : KINDS[resource];
      if (resource === null || kind === undefined) return;
      takeAs(resource, kind, String(value['id']), value);
      if (Object.hasOwn(value, 'liked_at'))
        takeAs('like', LIKE, `${general.split('/').at(-2)} ${String(value['id'])}`, value);
    });
    return found;
  }

  #compare(resource: string, id: string, property: string, told: Told): Contradiction | null {
    const ofResource = this.#told.get(resource) ?? new Map<string, Told>();
    const name = `${id} ${property}`;
    const before = ofResource.get(name);
    this.#told.set(resource, ofResource.set(name, told));
    if (before === undefined || areEqual(before.value, told.value)) return null;
    const isAwaited = [before.value, told.value].some((value) => this.#awaited.has(at(value, 'id')));
    if (property === 'main_image' && isAwaited) return null;
    const subject = `${resource} ${property}`;
    const cases = (this.#cases.get(subject) ?? 0) + 1;
    this.#cases.set(subject, cases);
    if (this.#reported.has(subject) || (!told.isFixed && !before.isFixed && cases < STEADY_CASES_MIN)) return null;
    this.#reported.add(subject);
    return { resource, property, firstUse: before.use, firstValue: before.value, value: told.value };
  }
}

function resourceOfId(document: ContractDocument, nodes: readonly unknown[]): string | null {
  for (const node of nodes) {
    const id = at(at(node, 'properties'), 'id');
    const reference = textAt(id, '$ref');
    const resource = reference === null ? textAt(id, 'x-resource') : document.resourceOf(reference.slice(1));
    if (resource !== null) return resource;
  }
  return null;
}

/** Times may be written with or without fractions of a second. Of a photo, only what both tell is compared. */
function areEqual(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string' && /^\d{4}-\d\d-\d\dT/.test(one) && one !== other)
    return Math.abs(Date.parse(one) - Date.parse(other)) < SECOND_MS;
  return isDeepStrictEqual(one, other);
}
