const NEIGHBOURS = [
  ['AU', 'NZ'],
  ['NL', 'BE'],
  ['US', 'CA'],
  ['GB', 'IE'],
  ['DE', 'AT'],
] as const;

/** Returns the other country of the pair that contains `country` (specification, section 9), or null. */
export function neighbourOf(country: string): string | null {
  const pair = NEIGHBOURS.find((countries) => countries.some((one) => one === country));
  return pair?.find((one) => one !== country) ?? null;
}
