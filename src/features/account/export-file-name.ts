/** Returns the name of the file with the member's data, with the day of the member's own calendar. */
export function exportFileName(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `export-${now.getFullYear()}-${month}-${day}.json`;
}
