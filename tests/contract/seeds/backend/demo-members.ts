import type { Member } from './world.ts';

const NAMES = ['Noor', 'Zoë', 'Łukasz', 'Anna', 'Bülent', 'Chloé', 'Dirk', 'Éva', 'Femke', 'Gitte'];
const COUNTRIES = ['NL', 'NL', 'BE', 'DE'] as const;
const REGIONS: Record<string, readonly [number, number]> = { NL: [31, 32], BE: [41, 42], DE: [51, 52] };
const CITIES: Record<string, readonly [string, string | null]> = {
  NL: ['Utrecht', 'Amersfoort'],
  BE: ['Gent', null],
  DE: ['Köln', 'Münster'],
};

/** Some have one interest, some the other, some both, and most none. */
function interestsOf(index: number): { interests?: string[] } {
  const interests = [...(index % 4 === 1 ? ['hiking'] : []), ...(index % 6 === 1 ? ['music'] : [])];
  return interests.length === 0 ? {} : { interests };
}

/** Returns forty members that cover all values that filters and sort orders distinguish. */
export function demoMembers(): Member[] {
  return Array.from({ length: 40 }, (_, index) => {
    const country = COUNTRIES[index % COUNTRIES.length] ?? 'NL';
    const half = Math.floor(index / 4) % 2 === 0 ? 0 : 1;
    const age = 20 + ((index * 7) % 45);
    return {
      id: 101 + index,
      name: NAMES[index % NAMES.length] ?? 'Noor',
      age,
      date_of_birth: `${2026 - age}-01-05`,
      city: CITIES[country]?.[half] ?? null,
      country,
      countryregion: REGIONS[country]?.[half] ?? null,
      gender: (['female', 'male', 'female', 'other', 'female'] as const)[index % 5] ?? 'female',
      language: country === 'DE' ? 'de' : 'nl',
      images:
        index % 3 === 2
          ? []
          : [
              {
                id: 6000 + index,
                filename: `p/${101 + index}.jpg`,
                thumb_filename: `p/${101 + index}-480.jpg`,
                state: 'approved',
                rejected_because: null,
              },
            ],
      goneImages: [],
      personal: index % 2 === 0 ? 'Ik bak brood.' : null,
      fields: { ...(index % 2 === 0 ? { smoking: ['never'] } : {}), ...interestsOf(index) },
      notes: {},
      isFictional: index % 11 === 0,
      isOnline: index % 3 === 0,
      isNude: index % 13 === 5,
      isGone: false,
      lastSignupStep: true,
    };
  });
}

export const REGION_NAMES: Readonly<Record<string, readonly { id: number; name: string }[]>> = {
  NL: [
    { id: 31, name: 'Utrecht' },
    { id: 32, name: 'Gelderland' },
  ],
  BE: [
    { id: 41, name: 'Oost-Vlaanderen' },
    { id: 42, name: 'Antwerpen' },
  ],
  DE: [
    { id: 51, name: 'Nordrhein-Westfalen' },
    { id: 52, name: 'Hessen' },
  ],
};

export function regionName(id: number | null): string | null {
  return (
    Object.values(REGION_NAMES)
      .flat()
      .find((region) => region.id === id)?.name ?? null
  );
}

export function countryOfRegion(id: number): string | null {
  return Object.entries(REGION_NAMES).find(([, list]) => list.some((region) => region.id === id))?.[0] ?? null;
}
