import type { Steps } from './steps.ts';

export interface SequenceCall {
  operationId: string;
  /** Null for any use, or the only one. */
  use: string | null;
}

/** The participants. */
export interface Cast {
  /** The account created by the run; null if there is none. */
  other: Steps | null;
}

/** Several calls whose responses must be consistent. */
export interface Sequence {
  /** Human-readable: `like, see it, take it back, see it gone`. */
  title: string;
  /** Required calls: the sequence is skipped if one of them is unavailable. */
  calls: readonly SequenceCall[];
  /** Whose account is used; the throwaway's if the sequence would harm an everyday account. */
  account: 'member' | 'throwaway';
  /** Whether the sequence needs a second member. */
  needsOther?: boolean;
  /** Ends early and silently if a step yields nothing to continue with: that step has its own finding. */
  run(steps: Steps, cast: Cast): Promise<void>;
}

/** Parses names of calls: `getUser`, or `getChat.startChat` for one use. */
export function callsOf(...names: readonly string[]): readonly SequenceCall[] {
  return names.map((name) => {
    const [operationId = '', use] = name.split('.');
    return { operationId, use: use ?? null };
  });
}
