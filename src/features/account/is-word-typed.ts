/** Returns whether the requested word was typed, ignoring case and surrounding spaces. */
export function isWordTyped(typed: string, asked: string): boolean {
  return tidy(typed) === tidy(asked);
}

function tidy(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
