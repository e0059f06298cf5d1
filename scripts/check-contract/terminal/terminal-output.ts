/** Where the command prints. */
export interface TerminalOutput {
  write(text: string): void;
  /** Whether lines can be overwritten. */
  isTerminal: boolean;
  /** Width in characters. */
  columns: number;
}
