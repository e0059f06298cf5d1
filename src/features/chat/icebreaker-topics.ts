export type IcebreakerTopic =
  | { kind: 'interest'; interest: string }
  | { kind: 'city'; city: string }
  /** Fits everybody. */
  | { kind: 'day' };

const INTERESTS_MAX = 2;

/** Returns at most three topics for a first message: what is special about the other member first. */
export function icebreakersFor({
  interests,
  city,
}: {
  interests: readonly string[];
  city: string | null;
}): IcebreakerTopic[] {
  return [
    ...interests.slice(0, INTERESTS_MAX).map((interest) => ({ kind: 'interest', interest }) as const),
    ...(city === null || city.trim() === '' ? [] : [{ kind: 'city', city } as const]),
    { kind: 'day' } as const,
  ].slice(0, 3);
}
