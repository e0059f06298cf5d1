/** Of a name: where there is no room for more, or where a person is spoken to. */
export function firstWord(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
