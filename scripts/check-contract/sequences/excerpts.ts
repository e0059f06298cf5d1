import { at } from '../contract/json.ts';
import type { Found } from './search-rows.ts';
import type { Steps } from './steps.ts';

const EXCERPT_MAX = 160;

/** Checks that the words of a row are the first ones of its profile. Tags, line breaks and "…" are left to the server. */
export function sameBeginnings(steps: Steps, { answer, rows }: Found, profiles: readonly { body: unknown }[]): void {
  for (const { body: profile } of profiles) {
    const row = rows.find((each) => at(each, 'id') === at(profile, 'id'));
    const [excerpt, personal] = [at(row, 'excerpt'), at(profile, 'personal')];
    if (typeof excerpt !== 'string' || (typeof personal !== 'string' && personal !== null)) continue;
    const whole = [personal ?? '', (personal ?? '').replaceAll(/<[^>]*>/g, '')];
    if (whole.some((text) => lettersOf(text).startsWith(lettersOf(excerpt)))) continue;
    steps.broken(
      answer,
      'The "excerpt" of a row is not how the text of its profile begins',
      JSON.stringify(personal?.slice(0, EXCERPT_MAX) ?? null),
      JSON.stringify(excerpt),
      "mb_substr($personal, 0, 160, 'UTF-8')",
    );
    return;
  }
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}
