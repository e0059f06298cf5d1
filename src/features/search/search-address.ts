const PAGE_MAX = 10_000;

/** The page that the query of an address names (`page`, from 1); 1 for what is no page. */
export function pageOfQuery(query: string): number {
  const text = new URLSearchParams(query).get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return Math.min(page, PAGE_MAX);
}

/** The address of one page; the first has the plain path. Other parts of the query stay. */
export function pageAddress(path: string, query: string, page: number): string {
  const parameters = new URLSearchParams(query);
  if (page > 1) parameters.set('page', String(page));
  else parameters.delete('page');
  const rest = parameters.toString();
  return rest === '' ? path : `${path}?${rest}`;
}

/** Which pages are offered: the first, the last, and those around the current one; null stands for a gap. */
export function pageLinks(page: number, pageCount: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((one) => one >= 1 && one <= pageCount)
    .sort((one, other) => one - other);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1];
    return before !== undefined && one - before > 1 ? [null, one] : [one];
  });
}
