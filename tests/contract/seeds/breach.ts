/** What one seed breaks: nothing else of the backend changes. */
export interface Breach {
  /** The class of breach, such as `filter-ignored`. */
  name: string;
  /** Where it stands: an operation, `operation.property`, a list. */
  place: string;
}

/** Groups by which the share of found seeds is told. */
export type BreachGroup = 'bytes' | 'values' | 'refusals' | 'members' | 'sessions' | 'idempotency' | 'meaning';

export interface Seed extends Breach {
  group: BreachGroup;
}

export function seedName({ group, name, place }: Seed): string {
  return `${group}/${name}@${place}`;
}
