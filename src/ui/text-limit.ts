/** Returns by how many characters a text exceeds its limit, 0 if it fits; counts code points, as JSON Schema does. */
export function excessOf(text: string, limit: number): number {
  // A text never has more code points than code units, and most are far below their limit.
  return text.length <= limit ? 0 : Math.max(0, [...text].length - limit);
}

/** Returns as much of a text as fits, in code points: no character is cut in two. */
export function cutTo(text: string, limit: number): string {
  return excessOf(text, limit) === 0 ? text : [...text].slice(0, limit).join('');
}
