/** The server cannot start; the message is one line for the person at the terminal. */
export class StartFailure extends Error {}

/** What an unknown thrown value has to say, in one line. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ').trim();
}
