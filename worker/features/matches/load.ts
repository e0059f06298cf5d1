import type { DirectResult, LandingQuestion, Matches } from '../../public/direct-calls.ts';
import type { LocaleCode } from '../../public/runtime-configuration.ts';
import { read, type Visit, write } from '../../sync/visit.ts';

/** Number of matches that a screen of either kind shows at once. */
const MATCHES_SHOWN = 12;

/** Returns the questions of the match finder, or the matching members. */
export function loadMatches(
  visit: Visit,
  kind: 'finder' | 'signup',
  language: LocaleCode,
): Promise<DirectResult<Matches>> {
  return read(visit, (client, { signal }) =>
    client.GET('/api/matches.php', {
      params: { query: { kind, language, pp: MATCHES_SHOWN } },
      signal,
    }),
  );
}

/** Whom the landing pages of a niche show. */
export function loadLandingPeople(
  visit: Visit,
  { niche, country, language }: LandingQuestion,
): Promise<DirectResult<Matches>> {
  const around = country === null ? {} : { country };
  return read(visit, (client, { signal }) =>
    client.GET('/api/matches.php', {
      params: { query: { kind: 'signup', language, pp: MATCHES_SHOWN, niche, ...around } },
      signal,
    }),
  );
}

/** Answers or skips a question. */
export function answerMatch(
  visit: Visit,
  answer: { question: number; answer: string | null },
  language: LocaleCode,
  attemptId: string,
): Promise<DirectResult<Matches>> {
  return write(visit, attemptId, (client, { header, csrf, signal }) =>
    client.POST('/api/matches.php', {
      params: { header, query: { language } },
      body: { ...answer, csrf },
      signal,
    }),
  );
}
