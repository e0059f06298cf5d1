/** Formats a count with its noun: "1 finding", "2 findings". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
