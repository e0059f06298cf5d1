/** `maps/<code>.json`: the drawing of a country, made by the build. */
export interface CountryMap {
  /** Degrees of longitude and latitude of the upper left corner. */
  west: number;
  north: number;
  unitsPerDegree: { lon: number; lat: number };
  /** In units of the drawing. */
  width: number;
  height: number;
  /** SVG paths: the country, and those around it. */
  country: string;
  around: string;
}

/** Reads such a file; null when it is none. */
export function parseCountryMap(value: unknown): CountryMap | null {
  const source = entriesOf(value);
  const scale = entriesOf(source.get('unitsPerDegree'));
  const [west, north, width, height] = ['west', 'north', 'width', 'height'].map((name) => numberAt(source, name));
  const lon = numberAt(scale, 'lon');
  const lat = numberAt(scale, 'lat');
  const country = source.get('country');
  const around = source.get('around');
  if (west == null || north == null || width == null || height == null || lon === null || lat === null) return null;
  if (!isPath(country) || !isPath(around) || width <= 0 || height <= 0) return null;
  return { west, north, unitsPerDegree: { lon, lat }, width, height, country, around };
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function numberAt(source: ReadonlyMap<string, unknown>, name: string): number | null {
  const value = source.get(name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^[MLZ0-9 -]*$/.test(value);
}
