import type { LandingPerson } from '../../../worker/public/direct-calls.ts';

/** A place on a page, whoever comes to stand there: its size is known before. */
export interface Place {
  key: string;
  person: LandingPerson | null;
}

/** As many places as asked for; those without a person stay empty, and nothing moves when the people come. */
export function placesFor(people: readonly LandingPerson[], count: number): readonly Place[] {
  return Array.from({ length: count }, (_, index) => ({ key: `place-${index}`, person: people[index] ?? null }));
}
