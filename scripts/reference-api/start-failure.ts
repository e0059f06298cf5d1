/** The server cannot start; the message is a single line for the user at the terminal. */
export class StartFailure extends Error {}

/** Returns the message of an unknown thrown value on a single line. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ').trim();
}
