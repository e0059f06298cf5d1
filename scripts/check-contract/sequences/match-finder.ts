import { at, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { queryOfFilters } from './search-rows.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const GENDERS = ['female', 'male', 'other'];
/** Of fewer matches all may be bad ones. */
const SCORES_MIN = 3;
const SIGNUP_MIN = 6;
const SIGNUP_MAX = 12;

export const matchAnswers: Sequence = {
  title: 'answer the match-finder, read it back',
  account: 'member',
  calls: callsOf('getMatches', 'answerMatches'),
  async run(steps, { other }) {
    if (steps.isDry) return;
    const query = { kind: 'finder' };
    const before = await steps.call('getMatches', { purpose: 'the questions', query });
    const theirs =
      other === null ? null : await other.call('getMatches', { purpose: 'those of another member', query });
    const questions = listIn(before.body, '/questions');
    let asked = questions;
    for (const question of questions) {
      const id = numberIn(question, '/id');
      const answers = [
        at(listIn(question, '/options').at(-1), 'value'),
        null,
        at(listIn(question, '/options')[0], 'value'),
      ];
      for (const answer of question === questions[0] ? answers : answers.slice(0, 1)) {
        const told = await steps.call('answerMatches', {
          purpose: answer === null ? 'skip a question' : 'answer a question',
          body: { question: id, answer },
        });
        const after = await steps.call('getMatches', { purpose: 'the answer is kept', query });
        othersStay(steps, told, asked, id);
        asked = listIn(after.body, '/questions');
        for (const [state, title] of [
          [told, 'Answering a question does not tell the state after it'],
          [after, 'An answer of the match-finder is not kept'],
        ] as const) {
          const found = listIn(state.body, '/questions').find((each) => numberIn(each, '/id') === id);
          steps.same(state, title, [answer, answer === null], [at(found, 'answer'), at(found, 'skipped')]);
        }
      }
    }
    await steps.attempt('answerMatches', {
      purpose: 'an answer that is not offered',
      body: { question: numberIn(questions[0], '/id'), answer: 'no-such-answer' },
      expect: { kind: 'status', statuses: [422, 404], because: 'An answer that is not offered is not refused' },
    });
    const done = await steps.call('getMatches', { purpose: 'best first', query: { ...query, pp: 100 } });
    const scores = listIn(done.body, '/matches').map((match) => numberIn(match, '/score') ?? 0);
    if (scores.some((score, index) => index > 0 && score > (scores[index - 1] ?? 0)))
      steps.broken(
        done,
        'Matches are not best first',
        'scores that fall',
        scores.slice(0, 8).join(', '),
        'ORDER BY score DESC',
      );
    if (scores.length >= SCORES_MIN && Math.max(...scores) <= 1)
      steps.broken(
        done,
        'No score of the matches exceeds 1',
        'percent, as 87',
        scores.slice(0, 8).join(', '),
        '(int) round($share * 100)',
      );
    await asSought(steps, done);
    if (other === null || theirs === null) return;
    const after = await other.call('getMatches', { purpose: 'another member has his own answers', query });
    other.same(
      after,
      'The answers of one member change those of another',
      at(theirs.body, 'questions'),
      at(after.body, 'questions'),
    );
    const isOpen = listIn(after.body, '/questions').some(
      (each) => at(each, 'answer') === null && at(each, 'skipped') !== true,
    );
    if (isOpen && listIn(after.body, '/matches').length > 0)
      other.broken(
        after,
        'The match-finder answers matches while questions are open',
        'none',
        String(listIn(after.body, '/matches').length),
      );
  },
};

/** One answer changes one question. */
function othersStay(steps: Steps, told: Answer, before: readonly unknown[], id: number | null): void {
  const rest = (questions: readonly unknown[]): readonly unknown[] =>
    questions
      .filter((each) => numberIn(each, '/id') !== id)
      .map((each) => [at(each, 'id'), at(each, 'answer'), at(each, 'skipped')]);
  steps.same(
    told,
    'Answering one question changes another one',
    rest(before),
    rest(listIn(told.body, '/questions')),
    'WHERE member = :me AND question = :question',
  );
}

/** The first question is whom one looks for; the ages are those of the member's search. */
async function asSought(steps: Steps, done: Answer): Promise<void> {
  const matches = listIn(done.body, '/matches');
  const me = steps.has('getUser')
    ? numberIn((await steps.call('getUser', { purpose: 'who looks' })).body, '/profile/id')
    : null;
  if (me !== null && matches.some((match) => valueAtPointer(match, '/profile/id') === me))
    steps.broken(done, 'A member is among the own matches', `nobody with the id ${me}`, 'there');
  const sought = at(listIn(done.body, '/questions')[0], 'answer');
  const wrong = matches.find((match) => valueAtPointer(match, '/profile/gender') !== sought);
  if (typeof sought === 'string' && GENDERS.includes(sought) && wrong !== undefined)
    steps.broken(
      done,
      'The match-finder answers members of another gender than is sought',
      `only ${sought}, as the first question was answered`,
      `member ${String(valueAtPointer(wrong, '/profile/id'))}, ${String(valueAtPointer(wrong, '/profile/gender'))}`,
      'WHERE gender = :sought',
    );
  if (!steps.has('search')) return;
  const ages = { manual_search: '1', source: 'search', pp: 1 };
  const old = await steps.call('search', { purpose: 'the filters as they stand', query: { auto_load: '1', pp: 1 } });
  const known = matches.map((match) => numberIn(match, '/profile/age') ?? 0).sort((one, other) => one - other);
  const middle = known[Math.floor(known.length / 2)];
  if (middle === undefined || middle <= 18 || middle > 100 || known[0] === middle) return;
  await steps.call('search', { purpose: `a search from ${middle} years`, query: { ...ages, min_age: middle } });
  const query = { kind: 'finder', pp: 100 };
  const narrowed = await steps.call('getMatches', { purpose: `matches from ${middle} years`, query });
  const young = listIn(narrowed.body, '/matches').find((match) => (numberIn(match, '/profile/age') ?? middle) < middle);
  if (young !== undefined)
    steps.broken(
      narrowed,
      'The match-finder answers members of other ages than the member searches',
      `nobody below ${middle} years`,
      `member ${String(valueAtPointer(young, '/profile/id'))} of ${numberIn(young, '/profile/age')} years`,
      'The same limits of age as in the search of the member.',
    );
  await steps.attempt('search', {
    purpose: 'the filters as they were',
    query: { ...ages, ...queryOfFilters(at(old.body, 'filter_options')) },
    expect: { kind: 'documented' },
  });
}

/** As many as the sign-up shows, at once and without a question. */
export const signupMatches: Sequence = {
  title: 'matches for who has just signed up',
  account: 'member',
  calls: callsOf('getMatches', 'search'),
  async run(steps) {
    if (steps.isDry) return;
    const everybody = await steps.call('search', {
      purpose: 'how many there are',
      query: { manual_search: '1', do_not_save: '1', pp: 1 },
    });
    if ((numberIn(everybody.body, '/paging/num_results') ?? 0) < SIGNUP_MAX) return;
    const found = await steps.call('getMatches', { purpose: 'at once', query: { kind: 'signup', pp: SIGNUP_MAX } });
    const count = listIn(found.body, '/matches').length;
    if (count < SIGNUP_MIN || count > SIGNUP_MAX)
      steps.broken(
        found,
        'The sign-up is answered another number of members than it shows',
        `${SIGNUP_MIN} to ${SIGNUP_MAX}`,
        String(count),
      );
    steps.same(found, 'The sign-up is asked questions', [], listIn(found.body, '/questions'));
  },
};
