/** What a run of tests cost and how much it looked at. */
export interface TestFigures {
  assertions: number;
  tests: { name: string; durationMs: number }[];
}
