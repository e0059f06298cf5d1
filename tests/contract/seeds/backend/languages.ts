import type { World } from './world.ts';

/** Returns whether the site has texts in the language; without the variant it has all of the contract. */
export function offersLanguage(world: World, language: string): boolean {
  return !world.breaks('legal-two-languages') || ['de', 'en'].includes(language);
}

/** Returns the language to answer in: the one asked for, or that of the domain where the site does not have it. */
export function spokenIn(world: World, query: ReadonlyMap<string, string | number>, ofDomain = 'de'): string {
  const asked = String(query.get('language') ?? ofDomain);
  return offersLanguage(world, asked) ? asked : ofDomain;
}
