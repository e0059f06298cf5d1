/** Values of the profile field `interests` that have a question of their own; an operator may have others. */
const ASKED = [
  'music',
  'cooking',
  'hiking',
  'cinema',
  'books',
  'dancing',
  'gardening',
  'sport',
  'art',
  'games',
  'animals',
] as const;

export type AskedInterest = (typeof ASKED)[number];

export type IcebreakerTopic =
  | { kind: 'asked'; about: AskedInterest }
  /** By its name; `again` if another one stands before it, so that no sentence comes twice. */
  | { kind: 'named'; interest: string; again: boolean }
  | { kind: 'city'; city: string }
  /** Fits everybody. */
  | { kind: 'day' };

const INTERESTS_MAX = 2;

/** Returns at most three topics for a first message: what is special about the other member first. */
export function icebreakersFor({
  interests,
  city,
}: {
  interests: readonly { value: string; name: string }[];
  city: string | null;
}): IcebreakerTopic[] {
  const told: IcebreakerTopic[] = [];
  for (const { value, name } of interests.slice(0, INTERESTS_MAX)) {
    const about = ASKED.find((one) => one === value);
    told.push(
      about === undefined
        ? { kind: 'named', interest: name, again: told.some(({ kind }) => kind === 'named') }
        : { kind: 'asked', about },
    );
  }
  return [
    ...told,
    ...(city === null || city.trim() === '' ? [] : [{ kind: 'city', city } as const]),
    { kind: 'day' } as const,
  ].slice(0, 3);
}
