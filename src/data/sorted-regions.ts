import type { Settings } from '../../worker/public/rows.ts';

type Region = Settings['region_data'][string][number];

/**
 * Returns the regions as a reader of the page's language looks for them.
 *
 * @param locale BCP 47
 */
export function sortedRegions(regions: readonly Region[], locale: string): readonly Region[] {
  return [...regions].sort((one, other) => one.name.localeCompare(other.name, locale));
}
