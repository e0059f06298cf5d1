/** The demo site's countries. The first is the one that it assumes for visitors, in place of GeoIP. */
export const COUNTRIES: string[] = [
  'GB',
  'IE',
  'US',
  'CA',
  'AU',
  'NZ',
  'NL',
  'BE',
  'DE',
  'AT',
  'CH',
  'IT',
  'FR',
  'ES',
  'PL',
];
