import type { LandingPerson } from '../../../worker/public/direct-calls.ts';

/** A slot for one person; rendered before that person is known, to reserve the space. */
export interface Place {
  key: string;
  person: LandingPerson | null;
}

/** Returns `count` slots; those without a person stay empty, so that nothing shifts when the people are loaded. */
export function placesFor(people: readonly LandingPerson[], count: number): readonly Place[] {
  return Array.from({ length: count }, (_, index) => ({ key: `place-${index}`, person: people[index] ?? null }));
}
