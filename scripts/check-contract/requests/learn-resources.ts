import type { SchemaChecker } from '../checks/schema-checker.ts';
import { SchemaWalk } from '../checks/schema-walk.ts';
import type { SchemaPointer } from '../model/operation.ts';
import type { ResourcePool } from './resource-pool.ts';

/** Of these only the latest is good. */
const SINGLE = ['csrf'];

/** Takes every value of a resource (`x-resource`) out of an answer. */
export function learnResources(
  checker: SchemaChecker,
  schema: SchemaPointer,
  value: unknown,
  pool: ResourcePool,
): void {
  new SchemaWalk(checker).visit(schema, value, (resource, found) => {
    if (typeof found !== 'string' && typeof found !== 'number') return;
    if (found === '') return;
    if (SINGLE.includes(resource)) pool.replace(resource, found);
    else pool.learn(resource, found);
  });
}
