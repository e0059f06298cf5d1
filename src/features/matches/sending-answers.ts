/** An answer on its way to the server; null is a skip. */
export interface GivenAnswer {
  question: number;
  answer: string | null;
}

/** The last answer that is on its way to each question. */
export type SendingAnswers = ReadonlyMap<number, GivenAnswer>;

/** Returns what is still on its way after `given` has been: a later answer to the same question waits on. */
export function withoutSent(sending: SendingAnswers, given: GivenAnswer): SendingAnswers {
  // By itself, not by its words: the same one may have been chosen again.
  if (sending.get(given.question) !== given) return sending;
  return new Map([...sending].filter(([question]) => question !== given.question));
}
