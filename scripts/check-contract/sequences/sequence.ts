import type { Steps } from './steps.ts';

export interface SequenceCall {
  operationId: string;
  /** Null: the only use, or any. */
  use: string | null;
}

/** Several calls whose answers must fit together. */
export interface Sequence {
  /** For people: `like, see it, take it back, see it gone`. */
  title: string;
  /** Without one of these the sequence cannot be told. */
  calls: readonly SequenceCall[];
  /** Whose account is used; the throwaway's where the account does not survive. */
  account: 'member' | 'throwaway';
  /** Ends early, without a word, where a step gave no answer to go on with: that step has its own finding. */
  run(steps: Steps): Promise<void>;
}
