import type { SchemaChecker } from '../checks/schema-checker.ts';
import { SchemaWalk } from '../checks/schema-walk.ts';
import { at, isList, isRecord } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';
import type { ResourcePool } from './resource-pool.ts';

/** Of these only the latest is good. */
const SINGLE = ['csrf'];

/** The member whose session it is. */
export const OWN_ACCOUNT = 'own_account';

/** Operations that speak of the member's own things: only their images can be changed, and nobody chats with himself. */
const OWN = ['getUser', 'postUser', 'saveProfile', 'uploadImage', 'arrangeImages', 'removeImage'];

/** Mixes what is there with what was, and the member's own with what is others'. */
const NOT_LEARNED_FROM = ['exportAccount'];

/** Takes every value of a resource (`x-resource`) out of an answer. */
export function learnResources(
  checker: SchemaChecker,
  operationId: string,
  schema: SchemaPointer,
  value: unknown,
  pool: ResourcePool,
): void {
  if (NOT_LEARNED_FROM.includes(operationId)) return;
  new SchemaWalk(checker).visit(schema, value, (resource, sent, types) => {
    const found = asAllowed(sent, types);
    if (typeof found !== 'string' && typeof found !== 'number') return;
    if (found === '') return;
    const isOwn = OWN.includes(operationId);
    if (resource === 'image' && !isOwn) return;
    if (resource === 'member' && isOwn) {
      pool.replace(OWN_ACCOUNT, found);
      return;
    }
    if (SINGLE.includes(resource)) pool.replace(resource, found);
    else pool.learn(resource, found);
  });
  const regions = regionsByCountry(value);
  if (regions !== null) pool.regions = regions;
}

/** A number that came as a text (told as a finding of its own) is used as the number that it should be. */
function asAllowed(value: unknown, types: readonly string[]): unknown {
  const isText = typeof value === 'string' && /^\d{1,15}$/.test(value);
  return isText && types.includes('integer') && !types.includes('string') ? Number(value) : value;
}

/** A map of regions by country, wherever an answer carries one. */
function regionsByCountry(value: unknown): ReadonlyMap<string, readonly number[]> | null {
  for (const candidate of [at(value, 'region_data'), at(value, 'regions'), value]) {
    if (!isRecord(candidate)) continue;
    const entries = Object.entries(candidate);
    if (entries.length === 0 || !entries.every(([name, list]) => /^[A-Z]{2}$/.test(name) && isList(list))) continue;
    return new Map(
      entries.map(([country, list]) => [
        country,
        (isList(list) ? list : []).map((region) => at(region, 'id')).filter((id) => typeof id === 'number'),
      ]),
    );
  }
  return null;
}
