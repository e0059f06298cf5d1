import type { Schemas } from '../contract/contract.ts';
import type { Reader } from '../database/database.ts';
import { invalid, notFound, ok } from '../http/answer.ts';
import { type GuestCall, numberOf, textOf } from '../http/call.ts';
import { languageOf } from '../http/language.ts';
import type { Operations } from '../http/operations.ts';
import { type Page, pageAt, pageOf, pagingOf } from '../http/paging.ts';
import { searcherOf } from '../search/operations.ts';
import type { Services } from '../services.ts';
import { answeredQuestions, readAnswers, storeAnswer, subjectOf } from './answers.ts';
import { readLandingPeople } from './landing-people.ts';
import { QUESTIONS } from './questions.ts';
import { rankMatches } from './rank.ts';

/** Bounds of the page size during sign-up; the maximum also limits the total. */
const SIGNUP_MIN = 6;
const SIGNUP_MAX = 12;
const FINDER_MAX = 60;

export function matchOperations(operations: Operations, services: Services): void {
  operations.guest('getMatches', async (call) => {
    const subject = subjectOf(call, services.secret);
    return ok(
      textOf(call.query, 'kind') === 'signup'
        ? await readSignup(services.database, call, subject)
        : await readFinder(services.database, call, subject, pageOf(call.query)),
    );
  });
  operations.guestWrite('answerMatches', 'MatchAnswerRequest', async (call, body, writer) => {
    const question = QUESTIONS.find(({ id }) => id === body.question);
    if (question === undefined) return notFound('question');
    if (body.answer !== null && !question.values.some((value) => value === body.answer))
      return invalid({ answer: 'unknown_value' });
    const subject = subjectOf(call, services.secret);
    await storeAnswer(writer, subject, body, call.nowMs);
    return ok(await readFinder(writer, call, subject, pageOf(call.query)));
  });
}

/** Returns no matches while a question is neither answered nor skipped. */
async function readFinder(reader: Reader, call: GuestCall, subject: string, page: Page): Promise<Schemas['Matches']> {
  const language = languageOf(call.query);
  const answers = await readAnswers(reader, subject);
  const questions = answeredQuestions(answers, language);
  if (questions.some(({ answer, skipped }) => answer === null && !skipped))
    return { questions, matches: [], paging: pagingOf(page, 0) };
  const { matches, count } = await rankMatches(
    reader,
    { account: call.account, searcher: await searcherOf(reader, call.account), answers },
    { language, page, nowMs: call.nowMs, max: FINDER_MAX, isFacesFirst: false },
  );
  return { questions, matches, paging: pagingOf(page, count) };
}

async function readSignup(reader: Reader, call: GuestCall, subject: string): Promise<Schemas['Matches']> {
  const asked = pageOf(call.query);
  const page = pageAt(asked.page, Math.min(SIGNUP_MAX, Math.max(SIGNUP_MIN, asked.pageSize)));
  const { matches, count } = await rankMatches(
    reader,
    {
      account: call.account,
      searcher: await searcherOf(reader, call.account),
      answers: await readAnswers(reader, subject),
    },
    // Whoever has just joined begins with faces, however many have joined without one at the same time.
    { language: languageOf(call.query), page, nowMs: call.nowMs, max: SIGNUP_MAX, isFacesFirst: true },
  );
  const niche = numberOf(call.query, 'niche');
  const found = { questions: [], matches, paging: pagingOf(page, count) };
  if (niche === null) return found;
  const searcher = await searcherOf(reader, call.account);
  const country = textOf(call.query, 'country') ?? searcher.country;
  const around = country === searcher.country ? searcher : { ...searcher, country, regionId: null };
  return { ...found, landing: await readLandingPeople(reader, around, { niche, nowMs: call.nowMs }) };
}
