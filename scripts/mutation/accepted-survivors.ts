/** A mutant that may live, by what stands in the code and not by its line, which moves. */
export interface AcceptedSurvivor {
  file: string;
  /** As the run prints it: what stands there, in one line. */
  original: string;
  replacement: string;
  reason: string;
}

/** Mutants that no test can kill, since a person or a server would never see the difference. Each says why. */
export const ACCEPTED_SURVIVORS: readonly AcceptedSurvivor[] = [];
