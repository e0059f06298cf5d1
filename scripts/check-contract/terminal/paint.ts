/** Colors text, or returns it unchanged if colors are off. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  mark(text: string): string;
}

export function createPaint(hasColours: boolean): Paint {
  const code = (open: number, close: number) => (text: string) =>
    hasColours && text !== '' ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return { bold: code(1, 22), dim: code(2, 22), good: code(32, 39), bad: code(31, 39), mark: code(36, 39) };
}
