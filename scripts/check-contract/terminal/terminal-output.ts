/** Where the command writes. */
export interface TerminalOutput {
  write(text: string): void;
  /** Lines can be written over. */
  isTerminal: boolean;
  /** Characters in a line. */
  columns: number;
}
