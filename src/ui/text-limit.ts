/** How many characters a text is over its limit, 0 when it fits; counted in code points, as JSON Schema does. */
export function excessOf(text: string, limit: number): number {
  // No text has more code points than units, and most are far from their limit.
  return text.length <= limit ? 0 : Math.max(0, [...text].length - limit);
}
