import type { Schemas } from '../../contract/contract.ts';
import type { Random } from '../random.ts';
import { ABOUT_DE } from './about-de.ts';
import { ABOUT_EN } from './about-en.ts';
import { ABOUT_ES } from './about-es.ts';
import { ABOUT_FR } from './about-fr.ts';
import { ABOUT_IT } from './about-it.ts';
import { ABOUT_NL } from './about-nl.ts';
import { ABOUT_PL } from './about-pl.ts';
import type { Deal } from './deal.ts';

/** Sentences that can be combined in the order of the lists, regardless of who says them. */
export interface AboutSentences {
  openers: readonly string[];
  days: readonly string[];
  likes: readonly string[];
  quirks: readonly string[];
  wishes: readonly string[];
  closers: readonly string[];
  idealWeekends: readonly string[];
  firstDates: readonly string[];
}

const SENTENCES: Record<Schemas['Locale'], AboutSentences> = {
  en: ABOUT_EN,
  nl: ABOUT_NL,
  de: ABOUT_DE,
  it: ABOUT_IT,
  fr: ABOUT_FR,
  es: ABOUT_ES,
  pl: ABOUT_PL,
};

/**
 * Composes an about-me text: mostly a few sentences, sometimes one, sometimes paragraphs, sometimes null.
 *
 * @param deal chooses its first sentences, which lists of members show
 */
export function composeAbout(language: Schemas['Locale'], random: Random, deal: Deal): string | null {
  const from = SENTENCES[language];
  const roll = random.next();
  if (roll < 0.06) return null;
  const opener = (): string => deal(from.openers, random.pick(from.openers));
  if (roll < 0.16) return opener();
  const parts = [opener(), deal(from.days, random.pick(from.days)), deal(from.wishes, random.pick(from.wishes))];
  if (roll < 0.62) return parts.join(' ');
  const [firstLike = '', secondLike = '', thirdLike = ''] = random.shuffle(from.likes);
  const [firstQuirk = '', secondQuirk = ''] = random.shuffle(from.quirks);
  const rich = [parts[0], parts[1], firstLike, firstQuirk, parts[2], random.pick(from.closers)];
  if (roll < 0.92) return rich.join(' ');
  return [
    [parts[0], parts[1], firstLike].join(' '),
    [secondLike, thirdLike, firstQuirk, secondQuirk].join(' '),
    [parts[2], random.pick(from.closers)].join(' '),
  ].join('\n\n');
}

export function composeNotes(language: Schemas['Locale'], random: Random): Record<string, string> {
  const from = SENTENCES[language];
  const notes: Record<string, string> = {};
  if (random.chance(0.7)) notes['ideal_weekend'] = random.pick(from.idealWeekends);
  if (random.chance(0.6)) notes['first_date'] = random.pick(from.firstDates);
  return notes;
}
