import type { Steps } from './steps.ts';

export interface SequenceCall {
  operationId: string;
  /** Null: the only use, or any. */
  use: string | null;
}

/** Who takes part. */
export interface Cast {
  /** The account of the run that made itself; null where there is none. */
  other: Steps | null;
}

/** Several calls whose answers must fit together. */
export interface Sequence {
  /** For people: `like, see it, take it back, see it gone`. */
  title: string;
  /** Without one of these the sequence cannot be told. */
  calls: readonly SequenceCall[];
  /** Whose account is used; the throwaway's where the account does not survive. */
  account: 'member' | 'throwaway';
  /** Cannot be told without a second member. */
  needsOther?: boolean;
  /** Ends early, without a word, where a step gave no answer to go on with: that step has its own finding. */
  run(steps: Steps, cast: Cast): Promise<void>;
}

/** Calls by their names: `getUser`, or `getChat.startChat` for one use. */
export function callsOf(...names: readonly string[]): readonly SequenceCall[] {
  return names.map((name) => {
    const [operationId = '', use] = name.split('.');
    return { operationId, use: use ?? null };
  });
}
