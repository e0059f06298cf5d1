import type { SchemaChecker } from '../checks/schema-checker.ts';
import { SchemaWalk } from '../checks/schema-walk.ts';
import { at, isList, isRecord } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';
import type { ResourcePool } from './resource-pool.ts';

/** Resources of which only the latest value is valid. */
const SINGLE = ['csrf'];

/** Resource that holds the id of the session's own member. */
export const OWN_ACCOUNT = 'own_account';

/** Operations on the member's own data: only their images can be changed, and members in them are the member itself. */
const OWN = ['getUser', 'postUser', 'saveProfile', 'uploadImage', 'arrangeImages', 'removeImage'];

/** Mixes current data with past data, and the member's own with that of others. */
const NOT_LEARNED_FROM = ['exportAccount'];

/** Learns every resource value (`x-resource`) in a response. */
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

/** Converts a number sent as text (a separate finding) to the number it should be. */
function asAllowed(value: unknown, types: readonly string[]): unknown {
  const isText = typeof value === 'string' && /^\d{1,15}$/.test(value);
  return isText && types.includes('integer') && !types.includes('string') ? Number(value) : value;
}

/** Returns the map of regions by country, if the response contains one. */
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
