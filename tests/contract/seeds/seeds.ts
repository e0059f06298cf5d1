import { createHash } from 'node:crypto';
import { loadContract } from '../../../scripts/check-contract/contract/load-contract.ts';
import { TEXT_CHANGES } from './backend/text.ts';
import { ANSWER_HEADER_BREACHES } from './backend/wire-answer-headers.ts';
import { BYTE_BREACHES } from './backend/wire-bytes.ts';
import { HEADER_BREACHES, HEADER_BREACHES_OF_WRITES } from './backend/wire-headers.ts';
import { LOST_SESSION_BREACHES, REFUSAL_BREACHES } from './backend/wire-refusals.ts';
import { type Seed, seedName } from './breach.ts';
import { lengthSeeds } from './length-classes.ts';
import { MEANING_GROUPS } from './meaning-classes.ts';
import { successSchema, type UseOf, usesOf, valuePlaces } from './places.ts';
import { requestSeeds } from './request-classes.ts';
import { VALUE_CLASSES } from './value-classes.ts';

const TEXT_PLACES = [
  'signUp.name',
  'sendMessage.text',
  'delivered.text',
  'saveProfile.personal',
  'saveProfile.name',
  'saveProfile.city',
  'saveProfile.notes',
];
/** Changes that do not affect short texts such as a name or a city. */
const NEEDS_LONG_TEXT = ['lines', 'cut', 'spaces', 'variants'];
const KEY_CLASSES = [
  'key-ignored',
  'key-repeated-refused',
  'key-of-another-body-repeated',
  'key-of-another-body-done',
  'key-shared-between-members',
  'key-raced',
];
/** All requests for a test push are alike: there is no other one to send under its key. */
const NEEDS_ANOTHER_BODY = ['key-of-another-body-repeated', 'key-of-another-body-done', 'key-raced'];
const SAME_FOR_ALL = ['likeProfile', 'blockMember', 'reportMember', 'saveProfile'];
/** Ways in which the table of keys confuses two of them. */
const KEPT_KEYS = ['key-cut', 'key-without-case', 'key-of-other-operation', 'key-for-each-operation'];
/** Writes that the checker sends twice at one instant, alike. */
const SENT_AT_ONCE = ['likeProfile', 'sendMessage'];
const CACHES = ['cached-by-anybody', 'cached-for-an-hour', 'cached-by-proxies', 'cached-by-the-browser'];
/** Their links are sent by mail, and work once: nothing about them can be asked twice. */
const BY_LINK = ['resetPassword', 'confirmActivation', 'confirmMailChange'];

/** Returns every class of breach at every operation, property and list where it can occur. */
export function allSeeds(): readonly Seed[] {
  const contract = loadContract(null);
  const uses = usesOf(contract);
  return [
    ...uses.flatMap(byteSeeds),
    ...uses.flatMap((each) => valueSeeds(contract.document, each)),
    ...uses.flatMap(headerSeeds),
    ...uses.flatMap(answerHeaderSeeds),
    ...uses.flatMap(answerSeeds),
    ...requestSeeds(contract.document, uses),
    ...uses.flatMap(keySeeds),
    ...lengthSeeds(contract.document, uses),
    ...KEPT_KEYS.map((name): Seed => ({ group: 'idempotency', name, place: 'everywhere' })),
    ...['everywhere', 'csrf'].map((place): Seed => ({ group: 'idempotency', name: 'key-keeps-refusals', place })),
    ...SENT_AT_ONCE.map((place): Seed => ({ group: 'idempotency', name: 'running-as-conflict', place })),
    ...MEANING_GROUPS.flatMap(([group, classes]) =>
      Object.entries(classes).flatMap(([name, places]) => places.map((place) => ({ group, name, place }))),
    ),
    ...TEXT_CHANGES.flatMap((name) =>
      TEXT_PLACES.filter(
        (place) => !/name|city/.test(place) || !NEEDS_LONG_TEXT.some((word) => name.startsWith(word)),
      ).map((place): Seed => ({ group: 'meaning', name: `text-${name}`, place })),
    ),
  ];
}

function byteSeeds(each: UseOf): readonly Seed[] {
  if (successSchema(each) === null) return [];
  return BYTE_BREACHES.map((name) => ({ group: 'bytes', name, place: each.use.name }));
}

/** Answers that go by headers the contract does not name; only where no session may be bound to a browser by its name. */
function headerSeeds({ operation, use }: UseOf): readonly Seed[] {
  // Without its own login a run cannot start, and says so.
  if (!operation.path.startsWith('/api/') || !operation.responses.has('200') || use.name === 'logIn') return [];
  const isRead = operation.method === 'GET' && use.name !== 'logOut';
  return (isRead ? HEADER_BREACHES : HEADER_BREACHES_OF_WRITES)
    .filter((name) => name !== 'phone-shortened' || (use.session !== 'required' && !use.mayRefuseVisitors))
    .filter(() => !BY_LINK.includes(use.name))
    .map((name) => ({ group: 'headers', name, place: use.name }));
}

/** What an answer says beside its body. Without its own login a run cannot start. */
function answerHeaderSeeds({ operation, use }: UseOf): readonly Seed[] {
  if (!operation.path.startsWith('/api/')) return [];
  const hasBody = operation.responses.get('200')?.content.has('application/json') === true;
  return ANSWER_HEADER_BREACHES.filter((name) => hasBody || !name.startsWith('type-')).map((name) => ({
    group: 'headers',
    name,
    place: use.name,
  }));
}

function valueSeeds(document: Parameters<typeof valuePlaces>[0], each: UseOf): readonly Seed[] {
  const schema = successSchema(each);
  if (schema === null) return [];
  return valuePlaces(document, schema).flatMap((place) =>
    Object.entries(VALUE_CLASSES).flatMap(([name, fits]): readonly Seed[] => {
      if (!fits(place)) return [];
      const seed: Seed = { group: 'values', name, place: `${each.use.name}/${place.path}` };
      return place.path.includes('*') ? [seed, { ...seed, name: `last-${name}` }] : [seed];
    }),
  );
}

/** Returns whether a browser asks this with whatever cookie it has, and need not be logged in. */
function isPublicRead({ operation, use }: UseOf): boolean {
  return (
    use.session !== 'required' &&
    operation.path.startsWith('/api/') &&
    operation.method === 'GET' &&
    use.name !== 'logOut'
  );
}

function answerSeeds(each: UseOf): readonly Seed[] {
  const { operation, use } = each;
  const seeds: Seed[] = [];
  const canBeWrong = operation.parameters.some(({ place }) => place !== 'path');
  // A backend that counts no steps of landing pages says so by 404, and by nothing that a request names.
  const hasNotFound = operation.responses.has('404') && use.name !== 'countLandingStep';
  // Nobody keeps the answer to a write.
  const kinds = REFUSAL_BREACHES.filter((name) => name !== 'refusal-may-be-kept' || operation.method === 'GET');
  for (const name of kinds)
    if (name.startsWith('unknown') ? hasNotFound : canBeWrong) seeds.push({ group: 'refusals', name, place: use.name });
  const isNamed = operation.parameters.some(({ name }) => name === 'x-account');
  if (isNamed && use.session !== 'none' && !use.needsThrowaway)
    seeds.push({ group: 'members', name: 'meant-for-another-accepted', place: use.name });
  if (use.session === 'required') {
    for (const name of [...LOST_SESSION_BREACHES, 'no-session-accepted', 'made-up-session-accepted'])
      seeds.push({ group: 'sessions', name, place: use.name });
    for (const name of CACHES) seeds.push({ group: 'sessions', name, place: use.name });
  } else if (isPublicRead(each)) {
    for (const name of ['ended-cookie-refused', 'made-up-cookie-refused', 'malformed-cookie-fails'])
      seeds.push({ group: 'sessions', name, place: use.name });
  }
  if (use.session !== 'required' && operation.path.startsWith('/api/') && !use.mayRefuseVisitors)
    seeds.push({ group: 'sessions', name: 'public-call-refused', place: use.name });
  if (/"csrf"/.test(JSON.stringify(use.body?.example ?? null))) {
    seeds.push(
      { group: 'sessions', name: 'csrf-unchecked', place: use.name },
      { group: 'sessions', name: 'csrf-of-another-accepted', place: use.name },
      { group: 'sessions', name: 'csrf-missing-accepted', place: use.name },
      { group: 'sessions', name: 'csrf-null-accepted', place: use.name },
      { group: 'sessions', name: 'csrf-refused-as-invalid', place: use.name },
      { group: 'sessions', name: 'csrf-behind-the-form', place: use.name },
    );
  }
  return seeds;
}

function keySeeds({ operation, use }: UseOf): readonly Seed[] {
  const hasKey = operation.parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');
  // After a race, no response reveals which of two passwords took effect.
  const isUnraced = ['signUp', 'logIn', 'changePassword'].includes(use.name);
  const names = KEY_CLASSES.filter((name) => {
    // It ends its session, so nothing can be repeated.
    if (use.name === 'deleteAccount') return name === 'key-shared-between-members';
    if (use.name === 'sendTestPush') return !NEEDS_ANOTHER_BODY.includes(name);
    // Premium ends once: a second request under the key does nothing either way, and is refused with the same status.
    if (use.name === 'cancelPremium') return name !== 'key-of-another-body-done' && name !== 'key-raced';
    return !isUnraced || name !== 'key-raced';
  });
  // Another member can send the very same request, and its answer or the profile tells whose it is.
  if (SAME_FOR_ALL.includes(use.name)) names.push('key-shared-with-its-body');
  return hasKey ? names.map((name): Seed => ({ group: 'idempotency', name, place: use.name })) : [];
}

/** Returns a number between 0 and 1 that depends only on the salt and the seed. */
function chance(salt: string, seed: Seed): number {
  const hash = createHash('sha256')
    .update(`${salt} ${seedName(seed)}`)
    .digest();
  return hash.readUInt32BE(0) / 2 ** 32;
}

/** Draws up to `perClass` seeds of each class, determined by the salt. */
export function drawSeeds(salt: string, perClass: number): readonly Seed[] {
  const byClass = new Map<string, Seed[]>();
  for (const seed of allSeeds()) {
    const name = `${seed.group}/${seed.name}`;
    byClass.set(name, [...(byClass.get(name) ?? []), seed]);
  }
  return [...byClass.values()].flatMap((list) =>
    [...list].sort((one, other) => chance(salt, one) - chance(salt, other)).slice(0, perClass),
  );
}

/** Holds back one seed in three, so that the checker is not tuned to it. */
export function isHeldBack(salt: string, seed: Seed): boolean {
  return chance(`held back ${salt}`, seed) < 1 / 3;
}
