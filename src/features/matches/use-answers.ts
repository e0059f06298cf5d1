import { useRef, useState } from 'react';
import type { Matches } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { useAttemptId } from '../../data/use-attempt-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type GivenAnswer, type SendingAnswers, withoutSent } from './sending-answers.ts';

export interface Answers {
  /** Answers that the server does not know yet. */
  sending: SendingAnswers;
  /** Why the last answer was not stored; null if it was. */
  problem: CallFailure | null;
  /** Sends an answer after those before it. Resolves to whether it was stored. */
  send: (question: number, answer: string | null) => Promise<boolean>;
}

/** Sends answers of the match-finder one after the other: each reply holds the answers to all questions. */
export function useAnswers(matches: Matches, put: (matches: Matches) => void): Answers {
  const { locale } = useTranslation();
  const attemptId = useAttemptId();
  const known = useRef(matches);
  const line = useRef<Promise<boolean>>(Promise.resolve(true));
  const [sending, setSending] = useState<SendingAnswers>(new Map());
  const [problem, setProblem] = useState<CallFailure | null>(null);

  const store = async (given: GivenAnswer): Promise<boolean> => {
    const id = attemptId({ ...given, at: known.current.questions.map((each) => each.answer) });
    const result = await calls.answerMatch(given, locale, id);
    setSending((before) => withoutSent(before, given));
    if (result.status !== 'answered') {
      setProblem(result);
      return false;
    }
    known.current = result.data;
    put(result.data);
    return true;
  };

  return {
    sending,
    problem,
    send: (question, answer) => {
      const given = { question, answer };
      setProblem(null);
      setSending((before) => new Map([...before, [question, given]]));
      line.current = line.current.then(() => store(given));
      return line.current;
    },
  };
}
