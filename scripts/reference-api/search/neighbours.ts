const NEIGHBOURS = [
  ['AU', 'NZ'],
  ['NL', 'BE'],
  ['US', 'CA'],
  ['GB', 'IE'],
  ['DE', 'AT'],
] as const;

/** The other country of the pair that `country` is in (specification, section 9); null when it is in none. */
export function neighbourOf(country: string): string | null {
  const pair = NEIGHBOURS.find((countries) => countries.some((one) => one === country));
  return pair?.find((one) => one !== country) ?? null;
}
