/** A mutant that may survive, identified by its code rather than by its line, which changes. */
export interface AcceptedSurvivor {
  file: string;
  /** The original code on one line, as the run prints it. */
  original: string;
  replacement: string;
  reason: string;
}

/** Mutants that no test can kill, since no user or server would notice the difference; each with its reason. */
export const ACCEPTED_SURVIVORS: readonly AcceptedSurvivor[] = [];
