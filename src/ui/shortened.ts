/** Returns a text for display: whole if it fits, else its beginning and "…"; counts code points, cuts none in two. */
export function shortened(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
