/** Large towns in latitude and longitude, for what is told of distances. */
const TOWNS: Readonly<Record<string, readonly [lat: number, lon: number]>> = {
  'NL Amsterdam': [52.37, 4.9],
  'NL Rotterdam': [51.92, 4.48],
  'NL Utrecht': [52.09, 5.12],
  'NL Eindhoven': [51.44, 5.48],
  'NL Groningen': [53.22, 6.57],
  'NL Maastricht': [50.85, 5.69],
  'NL Arnhem': [51.98, 5.91],
  'NL Amersfoort': [52.16, 5.39],
  'BE Antwerpen': [51.22, 4.4],
  'BE Gent': [51.05, 3.72],
  'BE Brugge': [51.21, 3.22],
  'BE Leuven': [50.88, 4.7],
  'DE Berlin': [52.52, 13.4],
  'DE Hamburg': [53.55, 9.99],
  'DE München': [48.14, 11.58],
  'DE Köln': [50.94, 6.96],
  'DE Leipzig': [51.34, 12.37],
  'DE Dresden': [51.05, 13.74],
  'DE Stuttgart': [48.78, 9.18],
  'DE Bremen': [53.08, 8.8],
  'DE Münster': [51.96, 7.63],
  'AT Wien': [48.21, 16.37],
  'AT Graz': [47.07, 15.44],
  'AT Salzburg': [47.8, 13.04],
  'GB London': [51.51, -0.13],
  'GB Bristol': [51.45, -2.59],
  'GB Manchester': [53.48, -2.24],
  'GB Edinburgh': [55.95, -3.19],
  'IE Dublin': [53.35, -6.26],
  'FR Paris': [48.86, 2.35],
  'FR Lyon': [45.76, 4.84],
  'ES Madrid': [40.42, -3.7],
  'ES Barcelona': [41.39, 2.17],
  'IT Roma': [41.9, 12.5],
  'IT Milano': [45.46, 9.19],
  'PL Warszawa': [52.23, 21.01],
  'PL Kraków': [50.06, 19.94],
};
const EARTH_KM = 6371;

/** Returns how far two towns are from each other as the crow flies; null if one of them is not known here. */
export function kmBetween(one: string, other: string): number | null {
  const [from, to] = [TOWNS[one], TOWNS[other]];
  if (from === undefined || to === undefined) return null;
  const [lat1, lon1, lat2, lon2] = [...from, ...to].map((degrees) => (degrees * Math.PI) / 180);
  if (lat1 === undefined || lon1 === undefined || lat2 === undefined || lon2 === undefined) return null;
  const half = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lon2 - lon1) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}
