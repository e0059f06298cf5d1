import { useEffect, useState } from 'react';
import { type CountryMap, parseCountryMap } from '../../../../worker/public/country-map.ts';
import { loadAppFile } from '../../../data/load-app-file.ts';

/** Loads a country map from the site's own files; null while loading or if there is none. Only the list shows then. */
export function useCountryMap(country: string | null): CountryMap | null {
  const [loaded, setLoaded] = useState<{ country: string; map: CountryMap | null } | null>(null);
  useEffect(() => {
    if (country === null || !/^[A-Z]{2}$/.test(country)) return;
    let isWanted = true;
    void loadAppFile(`/maps/${country}.json`).then((file) => {
      if (isWanted) setLoaded({ country, map: parseCountryMap(file) });
    });
    return () => {
      isWanted = false;
    };
  }, [country]);
  return loaded?.country === country ? loaded.map : null;
}
