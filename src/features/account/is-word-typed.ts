/** Whether the word that was asked for is what was typed; case and spaces around it do not matter. */
export function isWordTyped(typed: string, asked: string): boolean {
  return tidy(typed) === tidy(asked);
}

function tidy(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
