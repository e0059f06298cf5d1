/** What a seed breaks; the rest of the backend works correctly. */
export interface Breach {
  /** The class of breach, such as `filter-ignored`. */
  name: string;
  /** Where the breach is: an operation, `operation.property`, or a list. */
  place: string;
}

/** Groups for which the share of found seeds is reported. */
export type BreachGroup =
  | 'bytes'
  | 'values'
  | 'headers'
  | 'refusals'
  | 'members'
  | 'sessions'
  | 'idempotency'
  | 'meaning';

export interface Seed extends Breach {
  group: BreachGroup;
}

export function seedName({ group, name, place }: Seed): string {
  return `${group}/${name}@${place}`;
}
