import type { Schemas } from '../contract/contract.ts';
import { integerColumn, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { DEMO_REGIONS } from '../demo/places.ts';
import { positionOf } from '../demo/positions.ts';
import { UPLOAD_MAX_BYTES } from '../members/image-limits.ts';
import { FIELDS, NOTES } from '../profile/fields.ts';
import { COUNTRIES } from './countries.ts';
import { readOperatorSettings } from './operator-settings.ts';

/** Base path of images, on the same origin. */
export const CDN_PREFIX = '/media';

export const SITE_NAME = 'Rendezvous';
export const DOMAIN_LANGUAGE: Schemas['Locale'] = 'en';

/** Lowest price of a message by country. */
export const MESSAGE_COSTS: Schemas['Settings']['minimum_message_costs'] = {
  GB: { costs: 1.1, currency: 'GBP' },
  IE: { costs: 1.25, currency: 'EUR' },
  US: { costs: 1.4, currency: 'USD' },
  CA: { costs: 1.8, currency: 'CAD' },
  AU: { costs: 2, currency: 'AUD' },
  NZ: { costs: 2.2, currency: 'NZD' },
  NL: { costs: 1.25, currency: 'EUR' },
  BE: { costs: 1.25, currency: 'EUR' },
  DE: { costs: 1.25, currency: 'EUR' },
  AT: { costs: 1.25, currency: 'EUR' },
  CH: { costs: 1.35, currency: 'CHF' },
  IT: { costs: 1.15, currency: 'EUR' },
  FR: { costs: 1.2, currency: 'EUR' },
  ES: { costs: 1.1, currency: 'EUR' },
  PL: { costs: 4.9, currency: 'PLN' },
};

export const COMPANY: Schemas['CompanyInfo'] = {
  name: 'Example Dating B.V.',
  address: 'Voorbeeldstraat 1, 1012 AB',
  kvk: '00000000',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: ['Rendezvous'],
  vat_numbers: ['NL000000000B00'],
  support_phone: '+31 20 000-0000',
  delete_discount: 50,
};

/** Returns the settings of the demo site, with the CSRF token of the requesting browser. */
export async function readSettings(reader: Reader, csrf: string, pushKey: string): Promise<Schemas['Settings']> {
  const {
    template,
    niche,
    signups,
    logged_out_search,
    logged_out_search_trafficsource,
    member_resell,
    search_fields,
    message_credits,
    photo_message_credits,
    geoip_country,
  } = await readOperatorSettings(reader);
  return {
    name: SITE_NAME,
    domain_language: DOMAIN_LANGUAGE,
    template,
    features: {
      navigation: template,
      ui: template,
      signup: template,
      profile_search: template,
      member_details: template,
      chat: template,
      likes: template,
      my_profile: template,
      notifications: template,
      footer: template,
    },
    csrf,
    niche,
    signups,
    logged_out_search,
    logged_out_search_trafficsource,
    push_pub: pushKey,
    region_data: await readRegions(reader),
    countries: COUNTRIES,
    minimum_message_costs: MESSAGE_COSTS,
    message_credits,
    ...(photo_message_credits === null ? {} : { photo_message_credits }),
    geoip_selected_country: null,
    geoip_country,
    fictional_icon: true,
    visible_profile_fields: [...FIELDS.keys()],
    visible_profile_notes: [...NOTES.keys()],
    search_fields: [...search_fields],
    // The demonstration draws its portraits for each template.
    cdn_prefix: `${CDN_PREFIX}/{template}`,
    upload_max_bytes: UPLOAD_MAX_BYTES,
    member_resell: [...member_resell],
    company: COMPANY,
  };
}

/** Returns the mean position of the region's places, rounded to a tenth of a degree. */
function middleOf(regionId: number): { lat: number; lon: number } {
  const region = DEMO_REGIONS.find(({ id }) => id === regionId);
  if (region === undefined) throw new Error(`Nobody knows region ${regionId}`);
  const positions = region.cities.map((city) => positionOf(region.country, city));
  const mean = (values: readonly number[]): number =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
  return { lat: mean(positions.map(({ lat }) => lat)), lon: mean(positions.map(({ lon }) => lon)) };
}

/** Returns the regions by country, sorted by name. */
export async function readRegions(reader: Reader): Promise<Schemas['Settings']['region_data']> {
  const regions: Record<string, Schemas['Region'][]> = {};
  for (const row of await reader.rows('SELECT id, country, name FROM regions ORDER BY country, name')) {
    const country = textColumn(row, 'country');
    const list = regions[country] ?? [];
    const id = integerColumn(row, 'id');
    list.push({ id, name: textColumn(row, 'name'), position: middleOf(id) });
    regions[country] = list;
  }
  return regions;
}
