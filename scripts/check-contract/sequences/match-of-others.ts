import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const FINDER = { kind: 'finder' };

/** The first answers of a member: until then no question has a state that hides what an answer does to others. */
export const firstAnswers: Sequence = {
  title: 'the first answers to the match-finder',
  account: 'throwaway',
  calls: callsOf('getMatches', 'answerMatches'),
  async run(steps) {
    if (steps.isDry) return;
    let before = await steps.call('getMatches', { purpose: 'the questions', query: FINDER });
    const questions = listIn(before.body, '/questions');
    for (const question of questions) {
      const answer = at(listIn(question, '/options')[0], 'value');
      const told = await steps.call('answerMatches', {
        purpose: 'answer one',
        body: { question: numberIn(question, '/id'), answer },
      });
      oneChanged(steps, before, told, question, answer);
      const after = await steps.call('getMatches', { purpose: 'one is answered', query: FINDER });
      oneChanged(steps, before, after, question, answer);
      openOrMatches(steps, after);
      before = after;
    }
    // Whoever skips it is told members of every gender: later checks look for one of them.
    await steps.attempt('answerMatches', {
      purpose: 'skip whom one looks for',
      body: { question: numberIn(questions[0], '/id'), answer: null },
      expect: { kind: 'documented' },
    });
  },
};

function oneChanged(steps: Steps, before: Answer, after: Answer, question: unknown, answer: unknown): void {
  const id = at(question, 'id');
  const stateOf = (body: unknown): readonly unknown[] =>
    listIn(body, '/questions').map((each) => [at(each, 'id'), at(each, 'answer'), at(each, 'skipped')]);
  const expected = listIn(before.body, '/questions').map((each) =>
    at(each, 'id') === id ? [id, answer, false] : [at(each, 'id'), at(each, 'answer'), at(each, 'skipped')],
  );
  steps.same(after, 'Answering one question changes another one', expected, stateOf(after.body));
}

function openOrMatches(steps: Steps, { body, ...rest }: Answer): void {
  const isOpen = listIn(body, '/questions').some((each) => at(each, 'answer') === null && at(each, 'skipped') !== true);
  if (isOpen && listIn(body, '/matches').length > 0)
    steps.broken(
      { body, ...rest },
      'The match-finder answers matches while questions are open',
      'none',
      String(listIn(body, '/matches').length),
    );
}

/** A visitor is recognised by a cookie: the answers of one are neither lost nor those of another. */
export async function answersOfVisitors(_mine: Steps, _theirs: Steps, visitor: Steps): Promise<void> {
  if (!visitor.has('getMatches') || !visitor.has('answerMatches')) return;
  const before = await visitor.attempt('getMatches', {
    purpose: 'the questions for a visitor',
    query: FINDER,
    expect: { kind: 'documented' },
  });
  const [question] = listIn(before.body, '/questions');
  if (!before.isSuccess || question === undefined) return;
  nothingAnswered(visitor, before, question);
  if (visitor.candidates('csrf').length === 0 && visitor.has('getSettings'))
    await visitor.call('getSettings', { purpose: 'the csrf token of the visitor' });
  const [csrf] = visitor.candidates('csrf');
  if (csrf === undefined) return;
  const answer = at(listIn(question, '/options').at(-1), 'value');
  const told = await visitor.attempt('answerMatches', {
    purpose: 'an answer of a visitor',
    body: { question: numberIn(question, '/id'), answer, csrf },
    expect: { kind: 'documented' },
  });
  if (!told.isSuccess) return;
  oneChanged(visitor, before, told, question, answer);
  const another = await visitor.attempt('getMatches', {
    purpose: 'the questions for another visitor',
    query: FINDER,
    cookie: '',
    expect: { kind: 'documented' },
  });
  const [asked] = listIn(another.body, '/questions');
  if (another.isSuccess && asked !== undefined) nothingAnswered(visitor, another, asked);
  const after = await visitor.call('getMatches', { purpose: 'the answer of the visitor', query: FINDER });
  const found = listIn(after.body, '/questions').find((each) => at(each, 'id') === at(question, 'id'));
  visitor.same(
    after,
    'The answer of a visitor is not kept',
    answer,
    at(found, 'answer'),
    'Recognise the visitor by the cookie that this call sets.',
  );
}

/** A new visitor has answered nothing. */
function nothingAnswered(visitor: Steps, before: Answer, question: unknown): void {
  visitor.same(
    before,
    'A new visitor has answers that somebody else gave',
    [null, false],
    [at(question, 'answer'), at(question, 'skipped')],
    'WHERE visitor = :cookie',
  );
}
