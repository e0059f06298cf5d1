import { at, isRecord } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const NICHE = 1;
const PROFILES_MAX = 2;
/** Of a text, so many characters are enough to know it by. */
const BEGINNING = 20;

/** Whom a landing page of one country shows, and what it tells of the regions there. */
export const landingPeople: Sequence = {
  title: 'the people of a landing page',
  account: 'member',
  calls: callsOf('getMatches'),
  async run(steps) {
    if (steps.isDry) return;
    for (const [country, regions] of [...(steps.visitor.pool.regions ?? [])].slice(0, 2)) {
      const answer = await steps.attempt('getMatches', {
        purpose: `for a landing page of ${country}`,
        query: { kind: 'signup', niche: NICHE, country },
        expect: { kind: 'success', mayTryAnother: true },
      });
      const landing = at(answer.body, 'landing');
      // A server need not know landing pages.
      if (!isRecord(landing)) return;
      countryFirst(steps, answer, country);
      regionsOfCountry(steps, answer, country, regions);
      await asOnProfiles(steps, answer);
      await saidOfThemselves(steps, country);
    }
  },
};

/** Of these niches are only members who say so of themselves. */
const SAID_BY_MEMBER = [
  { niche: 3, word: 'bdsm', gender: null },
  { niche: 4, word: 'bbw', gender: 'female' },
] as const;

async function saidOfThemselves(steps: Steps, country: string): Promise<void> {
  if (!steps.has('getProfile')) return;
  for (const { niche, word, gender } of SAID_BY_MEMBER) {
    const answer = await steps.attempt('getMatches', {
      purpose: `for a landing page of niche ${niche}`,
      query: { kind: 'signup', niche, country },
      expect: { kind: 'success', mayTryAnother: true },
    });
    for (const person of listIn(answer.body, '/landing/people').slice(0, PROFILES_MAX)) {
      const profile = await steps.attempt('getProfile', {
        purpose: `who is shown in niche ${niche}`,
        query: { id: numberIn(person, '/profile/id') ?? 0 },
        expect: { kind: 'success', mayTryAnother: true },
      });
      if (!profile.isSuccess) continue;
      const said = listIn(at(profile.body, 'fields'), '/describes_me');
      if (!said.includes(word) || (gender !== null && at(profile.body, 'gender') !== gender))
        steps.broken(
          answer,
          'A landing page shows a member in a niche of whom nobody said so',
          `members whose field describes_me names ${word}${gender === null ? '' : `, and who are ${gender}`}`,
          `member ${String(at(profile.body, 'id'))}: ${said.join(', ') || 'nothing'}, ${String(at(profile.body, 'gender'))}`,
        );
    }
  }
}

function countryFirst(steps: Steps, answer: Answer, country: string): void {
  const isHere = listIn(answer.body, '/landing/people').map(
    (person) => at(at(person, 'profile'), 'country') === country,
  );
  if (isHere.includes(false) && isHere.lastIndexOf(true) > isHere.indexOf(false))
    steps.broken(
      answer,
      'A landing page does not begin with the people of its country',
      `all who live in ${country} first`,
      'others between them',
      'ORDER BY country = :country DESC, …',
    );
}

function regionsOfCountry(steps: Steps, answer: Answer, country: string, known: readonly number[]): void {
  const told = listIn(answer.body, '/landing/regions').map((region) => numberIn(region, '/id'));
  const foreign = told.find((id) => id !== null && known.length > 0 && !known.includes(id));
  if (foreign !== undefined)
    steps.broken(
      answer,
      'A landing page is told a region of another country',
      `regions of ${country}`,
      `region ${foreign}`,
    );
  if (new Set(told).size < told.length)
    steps.broken(answer, 'A landing page is told a region twice', 'each once', told.join(', '));
}

/** What stands beside a person is what that member has told. */
async function asOnProfiles(steps: Steps, answer: Answer): Promise<void> {
  if (!steps.has('getProfile')) return;
  for (const person of listIn(answer.body, '/landing/people').slice(0, PROFILES_MAX)) {
    const profile = await steps.attempt('getProfile', {
      purpose: 'who is shown there',
      query: { id: numberIn(person, '/profile/id') ?? 0 },
      expect: { kind: 'success', mayTryAnother: true },
    });
    if (!profile.isSuccess) continue;
    const said = plain(at(person, 'said'));
    const personal = plain(at(profile.body, 'personal'));
    if (said !== '' && !personal.startsWith(said.slice(0, BEGINNING)))
      steps.broken(
        answer,
        'A landing page is told other words than the member wrote',
        `the beginning of ${JSON.stringify(personal.slice(0, BEGINNING * 2))}`,
        JSON.stringify(said.slice(0, BEGINNING * 2)),
      );
    const own = listIn(at(profile.body, 'fields'), '/interests');
    const other = listIn(person, '/interests').find((interest) => !own.includes(interest));
    if (other !== undefined)
      steps.broken(
        answer,
        'A landing page is told an interest that the member does not have',
        own.join(', ') || 'none',
        String(other),
      );
  }
}

function plain(text: unknown): string {
  return typeof text === 'string'
    ? text
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : '';
}
