import { useEffect, useState } from 'react';
import { type CountryMap, parseCountryMap } from '../../../../worker/public/country-map.ts';
import { loadAppFile } from '../../../data/load-app-file.ts';

/** Loads a country map from the site's own files; null if there is none. Then, and meanwhile, only the list shows. */
export function useCountryMap(country: string | null): CountryMap | 'loading' | null {
  const [loaded, setLoaded] = useState<{ country: string; map: CountryMap | null } | null>(null);
  const isCountry = country !== null && /^[A-Z]{2}$/.test(country);
  useEffect(() => {
    if (!isCountry) return;
    let isWanted = true;
    void loadAppFile(`/maps/${country}.json`).then((file) => {
      if (isWanted) setLoaded({ country, map: parseCountryMap(file) });
    });
    return () => {
      isWanted = false;
    };
  }, [country, isCountry]);
  if (!isCountry) return null;
  return loaded?.country === country ? loaded.map : 'loading';
}
