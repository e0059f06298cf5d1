import { expect, test } from 'vitest';
import { CACHE_RULES, OTHERWISE } from './cache-rules.ts';

const ruleOf = (path: string): string | null | undefined =>
  CACHE_RULES.find((rule) => new RegExp(rule.path).test(path))?.cacheControl;

test('words are asked for anew by a new build, which has some that the browser’s file of the build before lacks', () => {
  for (const file of ['messages', 'landings']) expect(ruleOf(`/_i18n/de/${file}.json`) ?? OTHERWISE).toBe('no-cache');
  expect(ruleOf('/film/film.mp4')).toBe('public, max-age=86400');
  expect(ruleOf('/api/settings.php')).toBeNull();
});
