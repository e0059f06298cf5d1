import { createHash, randomBytes } from 'node:crypto';
import type { World } from './world.ts';

const hash = (text: string): string => createHash('md5').update(text).digest('hex');

/** How scripts make tokens that others can guess; `count` is that of the tokens made before. */
const WAYS: Readonly<Record<string, (count: number, ofWhom: string, nowMs: number) => string>> = {
  'token-counts': (count) => String(1_000_000 + count).padStart(32, '0'),
  'token-of-a-hashed-count': (count) => hash(String(1000 + count)),
  'token-of-time': (count, _ofWhom, nowMs) =>
    hash('').slice(0, 16) + (nowMs * 1000 + count).toString(16).padStart(16, '0'),
  'token-of-member': (count, ofWhom) =>
    ofWhom === '' ? hash(`${count} ${randomBytes(9).toString('hex')}`) : hash(ofWhom),
  'token-with-little-chance': () => `${'a'.repeat(28)}${randomBytes(2).toString('hex')}`,
  'token-short': () => randomBytes(3).toString('hex'),
};

export const WEAK_TOKENS: readonly string[] = Object.keys(WAYS);

/** Returns a token of a kind such as `session`, random unless the seed is of its weakness. */
export function newToken(world: World, kind: string, ofWhom: string): string {
  const { breach } = world;
  const weak = breach?.place === kind ? WAYS[breach.name] : undefined;
  if (weak === undefined) return randomBytes(16).toString('hex');
  const count = Number(world.memory.get('tokens') ?? 0) + 1;
  world.memory.set('tokens', count);
  return weak(count, ofWhom, world.nowMs());
}
