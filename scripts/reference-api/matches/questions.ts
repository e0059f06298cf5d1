import type { Schemas } from '../contract/contract.ts';
import { MATCH_TEXTS_DE } from './texts/match-texts-de.ts';
import { MATCH_TEXTS_EN } from './texts/match-texts-en.ts';
import { MATCH_TEXTS_ES } from './texts/match-texts-es.ts';
import { MATCH_TEXTS_FR } from './texts/match-texts-fr.ts';
import { MATCH_TEXTS_IT } from './texts/match-texts-it.ts';
import { MATCH_TEXTS_NL } from './texts/match-texts-nl.ts';
import { MATCH_TEXTS_PL } from './texts/match-texts-pl.ts';

export type ReasonCode = Schemas['Match']['reasons'][number]['code'];

/** Asks for the gender of the members to be found: a condition, and nothing that two members have in common. */
export const SEEK_QUESTION_ID = 9;

/** The match finder's questions and the values of their answers. */
export const QUESTIONS = [
  { id: SEEK_QUESTION_ID, name: 'seek', values: ['women', 'men', 'everyone'] },
  { id: 1, name: 'rhythm', values: ['early', 'late'] },
  { id: 2, name: 'weekend', values: ['outdoors', 'city', 'home'] },
  { id: 3, name: 'holiday', values: ['sea', 'mountains', 'cities', 'anywhere'] },
  { id: 4, name: 'kitchen', values: ['cook', 'eat_out', 'order'] },
  { id: 5, name: 'plans', values: ['planned', 'spontaneous'] },
  { id: 6, name: 'pets', values: ['dog', 'cat', 'none'] },
  { id: 7, name: 'talk', values: ['deep', 'light', 'silence'] },
  { id: 8, name: 'aim', values: ['friendship', 'dating', 'relationship'] },
] as const;

type Question = (typeof QUESTIONS)[number];

export type MatchTexts = {
  questions: { [Each in Question as Each['name']]: { text: string; labels: Record<Each['values'][number], string> } };
  /** What two members have in common who gave the same answer, in few words: several stand below one picture. */
  shared: {
    [Each in Exclude<Question, { name: 'seek' }> as Each['name']]: Record<Each['values'][number], string>;
  };
  /** `{place}` is the shared town or region. */
  reasons: Record<Exclude<ReasonCode, 'same_answer'>, string>;
  /** The reason `nearby` for another town; `{km}` is the distance between the two. */
  distance: string;
};

const TEXTS: Record<Schemas['Locale'], MatchTexts> = {
  en: MATCH_TEXTS_EN,
  nl: MATCH_TEXTS_NL,
  de: MATCH_TEXTS_DE,
  it: MATCH_TEXTS_IT,
  fr: MATCH_TEXTS_FR,
  es: MATCH_TEXTS_ES,
  pl: MATCH_TEXTS_PL,
};

export interface QuestionText {
  id: number;
  text: string;
  options: { value: string; label: string }[];
}

export function questionsIn(language: Schemas['Locale']): QuestionText[] {
  return QUESTIONS.map(({ id, name, values }) => {
    const { text, labels } = TEXTS[language].questions[name];
    const known = new Map(Object.entries(labels));
    return { id, text, options: values.map((value) => ({ value, label: known.get(value) ?? value })) };
  });
}

export function reasonIn(
  language: Schemas['Locale'],
  code: Exclude<ReasonCode, 'same_answer'>,
  parts: { place?: string } = {},
): Schemas['Match']['reasons'][number] {
  return { code, text: TEXTS[language].reasons[code].replace('{place}', () => parts.place ?? '') };
}

/** The reason that both gave `value` as their answer to a question; null for what is not asked. */
export function sharedAnswerIn(
  language: Schemas['Locale'],
  questionId: number,
  value: string,
): Schemas['Match']['reasons'][number] | null {
  const question = QUESTIONS.find(({ id }) => id === questionId);
  if (question === undefined || question.name === 'seek') return null;
  const text = new Map(Object.entries(TEXTS[language].shared[question.name])).get(value);
  return text === undefined ? null : { code: 'same_answer', text };
}

/** The reason `nearby` of a member in another town. */
export function distanceReasonIn(language: Schemas['Locale'], km: number): Schemas['Match']['reasons'][number] {
  return { code: 'nearby', text: TEXTS[language].distance.replace('{km}', () => String(km)) };
}
