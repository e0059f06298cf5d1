import { type Call, type Handlers, invalid, notFound, numberIn, textOrNull } from '../call.ts';
import { REGION_NAMES } from '../demo-members.ts';
import { spokenIn } from '../languages.ts';
import type { Member, World } from '../world.ts';
import { card, paged } from './cards.ts';
import { visible } from './members.ts';

export const matches: Handlers = { getMatches, answerMatches };

const FINDER_MAX = 50;
const PEOPLE_MAX = 24;
const SAID_MAX = 300;

const QUESTIONS = [1, 2, 3].map((id) => ({
  id,
  text: `Question ${id}?`,
  // The first asks whom one looks for.
  options: (id === 1 ? ['female', 'male', 'other'] : ['early', 'late']).map((value) => ({ value, label: value })),
}));

/** Whether a member is of the gender sought, and of the ages in the member's search. */
function isSought({ world, account }: Call, answers: ReadonlyMap<number, string | null>, member: Member): boolean {
  const gender = answers.get(1) ?? null;
  const { min_age: min = null, max_age: max = null } = account?.filters ?? {};
  if (gender !== null && member.gender !== gender && !world.breaks('match-of-any-gender')) return false;
  if (world.breaks('match-of-any-age')) return true;
  const { age } = member;
  if (age === null) return min === null && max === null;
  return age >= Number(min ?? 18) && age <= Number(max ?? 120);
}

function answersOf({ account, session, world }: Call): Map<number, string | null> {
  if (world.breaks('match-answers-shared')) return world.demo.matchAnswers;
  if (account === null && world.breaks('visitor-answers', 'lost')) return new Map();
  if (account === null && world.breaks('visitor-answers', 'shared')) return world.answersOfVisitors;
  return account?.matchAnswers ?? session?.matchAnswers ?? new Map();
}

function getMatches(call: Call): unknown {
  const { world, query } = call;
  const isFinder = (query.get('kind') ?? 'finder') === 'finder';
  if (call.account === null && call.session === null) call.setCookie(world.newSession(null));
  const answers = answersOf(call);
  const language = world.breaks('language-ignored', 'getMatches') ? 'de' : spokenIn(world, query);
  const questions = isFinder
    ? QUESTIONS.map((question) => ({
        ...question,
        ...(world.breaks('two-of-one-id', 'questions') ? { id: 1 } : {}),
        text: `${question.text} (${language})`,
        answer: answers.get(question.id) ?? null,
        skipped: answers.has(question.id) && answers.get(question.id) === null,
      }))
    : [];
  const isOpen =
    isFinder && QUESTIONS.some(({ id }) => !answers.has(id)) && !world.breaks('matches-while-questions-are-open');
  const found = isOpen
    ? []
    : visible(call, 'matches')
        .filter((member) => !isFinder || isSought(call, answers, member))
        .sort((one, other) => other.id - one.id)
        .slice(0, isFinder ? FINDER_MAX : world.breaks('signup-matches-few') ? 3 : 8)
        .map((member, index) => ({
          profile: card(world, member, 'getMatches'),
          score: Math.max(90 - index, 0),
          reasons: [{ code: 'nearby', text: `Nearby (${language}).` }],
        }));
  if (world.breaks('order-reversed', 'getMatches')) found.reverse();
  const { rows, paging } = paged(call, found, 'getMatches');
  return { questions, matches: rows, paging, ...(query.has('niche') ? { landing: landingOf(call) } : {}) };
}

function answerMatches(call: Call): unknown {
  const question = QUESTIONS.find(({ id }) => id === numberIn(call.body, 'question'));
  if (question === undefined) throw notFound('question');
  const answer = textOrNull(call.body, 'answer');
  const isKnown =
    answer === null ||
    question.options.some(({ value }) => value === answer) ||
    call.world.breaks('unknown-answer-accepted');
  if (!isKnown) throw invalid('answer', 'unknown_value');
  const before = getMatches({ ...call, query: new Map() });
  if (!call.world.breaks('match-answer-not-kept')) answersOf(call).set(question.id, answer);
  if (call.world.breaks('answer-skips-another') && question.id === 1) answersOf(call).set(2, null);
  if (call.world.breaks('first-answer-skips-last') && answer !== null && !answersOf(call).has(3))
    answersOf(call).set(3, null);
  return call.world.breaks('answer-of-matches-is-stale') ? before : getMatches({ ...call, query: new Map() });
}

/** Whom a landing page of a country shows. */
function landingOf(call: Call): unknown {
  const { world, query } = call;
  const country = String(query.get('country') ?? 'NL');
  const isHere = (member: Member): number => Number(member.country === country);
  const people = visible(call, 'matches')
    .filter(({ images }) => images.some(({ state }) => state === 'approved'))
    .filter(() => ![3, 4].includes(Number(query.get('niche'))) || world.breaks('landing-of-any-niche'))
    .sort((one, other) => (world.breaks('landing-of-any-order') ? 0 : isHere(other) - isHere(one)))
    .slice(0, PEOPLE_MAX);
  const ofRegions = world.breaks('landing-of-other-regions') ? 'DE' : country;
  return {
    people: people.map((member, index) => ({
      profile: card(world, member, 'getMatches'),
      said: saidBy(world, people[index + 1] ?? member, member),
      interests: world.breaks('landing-of-other-interests') ? ['hiking', 'music'] : (member.fields['interests'] ?? []),
    })),
    regions: (REGION_NAMES[ofRegions] ?? []).map(({ id }) => ({ id, at_least: 1 })),
  };
}

/** The breach takes the words of the next member. */
function saidBy(world: World, next: Member, member: Member): string | null {
  if (world.breaks('landing-of-other-words')) return `${next.name}: ${next.personal ?? ''}`;
  return member.personal?.slice(0, SAID_MAX) ?? null;
}
