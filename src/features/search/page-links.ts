/** Returns the pages to link to: the first, the last, and those around the current one; null marks a gap. */
export function pageLinks(page: number, pageCount: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((one) => one >= 1 && one <= pageCount)
    .sort((one, other) => one - other);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1];
    return before !== undefined && one - before > 1 ? [null, one] : [one];
  });
}
