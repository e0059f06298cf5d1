import type { ValidateFunction } from 'ajv/dist/2020.js';
import { isRecord } from '../contract/json.ts';
import { createRandom, type Random } from '../demo/random.ts';

const ATTEMPTS = 500;

/**
 * Returns a copy of the body that violates its schema in one place chosen by the seed: a missing property, a number as
 * a string, an array as an object and so on. Returns null if no such violation was found.
 */
export function breakSchema(body: unknown, isValid: ValidateFunction, seed: number): unknown {
  const random = createRandom(`mutate ${seed}`);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const copy: unknown = structuredClone(body);
    const mutated = mutateOnce(copy, random);
    if (!isValid(mutated)) return mutated;
  }
  return null;
}

function mutateOnce(root: unknown, random: Random): unknown {
  const slots: { holder: unknown[] | Record<string, unknown>; name: number | string }[] = [];
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const [index, child] of node.entries()) {
        slots.push({ holder: node, name: index });
        collect(child);
      }
    } else if (isRecord(node)) {
      for (const [name, child] of Object.entries(node)) {
        slots.push({ holder: node, name });
        collect(child);
      }
    }
  };
  collect(root);
  if (slots.length === 0) return Array.isArray(root) ? {} : [];
  const { holder, name } = random.pick(slots);
  if (Array.isArray(holder)) {
    if (typeof name === 'number') holder[name] = otherKind(holder[name], random);
  } else if (random.chance(0.4)) {
    delete holder[name];
  } else {
    holder[name] = otherKind(holder[name], random);
  }
  return root;
}

/** Typical type errors of a PHP backend. */
function otherKind(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return random.pick([String(value), null, -1]);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return random.pick([null, 0, '']);
  if (Array.isArray(value)) return value.length === 0 ? {} : { ...value };
  if (isRecord(value)) return [];
  return random.pick([false, 0, '']);
}
