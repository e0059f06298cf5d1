import type { Schemas } from '../contract/contract.ts';

export interface DemoRegion {
  id: number;
  country: string;
  name: string;
  language: Schemas['Locale'];
  cities: readonly string[];
}

interface Country {
  code: string;
  /** Relative share of the demo members who live there. */
  weight: number;
  regions: readonly [name: string, language: Schemas['Locale'], cities: readonly string[]][];
}

const COUNTRIES: readonly Country[] = [
  {
    code: 'GB',
    weight: 9,
    regions: [
      ['London', 'en', ['London', 'Croydon', 'Richmond']],
      ['South West', 'en', ['Bristol', 'Bath', 'Exeter', 'Plymouth']],
      ['North West', 'en', ['Manchester', 'Liverpool', 'Lancaster']],
      ['Yorkshire', 'en', ['Leeds', 'Sheffield', 'York']],
      ['Scotland', 'en', ['Edinburgh', 'Glasgow', 'Aberdeen']],
      ['Wales', 'en', ['Cardiff', 'Swansea', 'Aberystwyth']],
    ],
  },
  {
    code: 'IE',
    weight: 2,
    regions: [
      ['Leinster', 'en', ['Dublin', 'Kilkenny', 'Drogheda']],
      ['Munster', 'en', ['Cork', 'Limerick', 'Tralee']],
      ['Connacht', 'en', ['Galway', 'Sligo']],
    ],
  },
  {
    code: 'US',
    weight: 4,
    regions: [
      ['California', 'en', ['San Diego', 'Oakland', 'Sacramento']],
      ['New York', 'en', ['New York', 'Buffalo', 'Rochester']],
      ['Texas', 'en', ['Austin', 'Houston', 'El Paso']],
      ['Oregon', 'en', ['Portland', 'Eugene']],
    ],
  },
  {
    code: 'CA',
    weight: 2,
    regions: [
      ['Ontario', 'en', ['Toronto', 'Ottawa', 'Hamilton']],
      ['British Columbia', 'en', ['Vancouver', 'Victoria']],
      ['Québec', 'fr', ['Montréal', 'Québec', 'Sherbrooke']],
    ],
  },
  {
    code: 'AU',
    weight: 2,
    regions: [
      ['Victoria', 'en', ['Melbourne', 'Geelong', 'Ballarat']],
      ['New South Wales', 'en', ['Sydney', 'Newcastle']],
      ['Queensland', 'en', ['Brisbane', 'Cairns']],
    ],
  },
  {
    code: 'NZ',
    weight: 1,
    regions: [
      ['North Island', 'en', ['Auckland', 'Wellington']],
      ['South Island', 'en', ['Christchurch', 'Dunedin']],
    ],
  },
  {
    code: 'NL',
    weight: 7,
    regions: [
      ['Noord-Holland', 'nl', ['Amsterdam', 'Haarlem', 'Alkmaar']],
      ['Zuid-Holland', 'nl', ['Rotterdam', 'Den Haag', 'Leiden']],
      ['Utrecht', 'nl', ['Utrecht', 'Amersfoort']],
      ['Gelderland', 'nl', ['Arnhem', 'Nijmegen', 'Apeldoorn']],
      ['Groningen', 'nl', ['Groningen', 'Winschoten']],
    ],
  },
  {
    code: 'BE',
    weight: 4,
    regions: [
      ['Vlaanderen', 'nl', ['Gent', 'Antwerpen', 'Brugge', 'Leuven']],
      ['Wallonie', 'fr', ['Liège', 'Namur', 'Mons']],
      ['Bruxelles', 'fr', ['Bruxelles']],
    ],
  },
  {
    code: 'DE',
    weight: 9,
    regions: [
      ['Bayern', 'de', ['München', 'Nürnberg', 'Augsburg', 'Regensburg']],
      ['Berlin', 'de', ['Berlin']],
      ['Hamburg', 'de', ['Hamburg']],
      ['Nordrhein-Westfalen', 'de', ['Köln', 'Münster', 'Dortmund', 'Bielefeld']],
      ['Sachsen', 'de', ['Leipzig', 'Dresden', 'Chemnitz']],
      ['Baden-Württemberg', 'de', ['Stuttgart', 'Freiburg', 'Heidelberg']],
    ],
  },
  {
    code: 'AT',
    weight: 3,
    regions: [
      ['Wien', 'de', ['Wien']],
      ['Tirol', 'de', ['Innsbruck', 'Kufstein']],
      ['Steiermark', 'de', ['Graz', 'Leoben']],
    ],
  },
  {
    code: 'CH',
    weight: 3,
    regions: [
      ['Zürich', 'de', ['Zürich', 'Winterthur']],
      ['Bern', 'de', ['Bern', 'Thun']],
      ['Genève', 'fr', ['Genève', 'Carouge']],
      ['Ticino', 'it', ['Lugano', 'Bellinzona']],
    ],
  },
  {
    code: 'IT',
    weight: 6,
    regions: [
      ['Lombardia', 'it', ['Milano', 'Bergamo', 'Brescia']],
      ['Lazio', 'it', ['Roma', 'Viterbo']],
      ['Toscana', 'it', ['Firenze', 'Pisa', 'Siena']],
      ['Sicilia', 'it', ['Palermo', 'Catania', 'Siracusa']],
    ],
  },
  {
    code: 'FR',
    weight: 7,
    regions: [
      ['Île-de-France', 'fr', ['Paris', 'Versailles', 'Montreuil']],
      ['Auvergne-Rhône-Alpes', 'fr', ['Lyon', 'Grenoble', 'Annecy']],
      ['Bretagne', 'fr', ['Rennes', 'Brest', 'Saint-Malo']],
      ['Occitanie', 'fr', ['Toulouse', 'Montpellier', 'Nîmes']],
    ],
  },
  {
    code: 'ES',
    weight: 6,
    regions: [
      ['Madrid', 'es', ['Madrid', 'Alcalá de Henares']],
      ['Cataluña', 'es', ['Barcelona', 'Girona', 'Tarragona']],
      ['Andalucía', 'es', ['Sevilla', 'Granada', 'Málaga']],
      ['País Vasco', 'es', ['Bilbao', 'San Sebastián']],
    ],
  },
  {
    code: 'PL',
    weight: 6,
    regions: [
      ['Mazowieckie', 'pl', ['Warszawa', 'Płock', 'Radom']],
      ['Małopolskie', 'pl', ['Kraków', 'Tarnów', 'Zakopane']],
      ['Pomorskie', 'pl', ['Gdańsk', 'Gdynia', 'Sopot']],
      ['Dolnośląskie', 'pl', ['Wrocław', 'Jelenia Góra']],
    ],
  },
];

/** Ids follow the order of the list. */
export const DEMO_REGIONS: readonly DemoRegion[] = COUNTRIES.flatMap(({ code, regions }) =>
  regions.map(([name, language, cities]) => ({ country: code, name, language, cities })),
).map((region, index) => ({ id: index + 1, ...region }));

/** Contains each country as often as its weight. */
export const COUNTRY_LOTS: readonly string[] = COUNTRIES.flatMap(({ code, weight }) =>
  Array.from({ length: weight }, () => code),
);
