import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Portraits } from '../use-portraits.ts';
import styles from './region-list.module.css';

/** Where one is: regions as a list, coarse on purpose; nobody's position is shown. */
export function RegionList({ portraits }: { portraits: Portraits }) {
  const { t, formatCountry } = useTranslation();
  const [chosenCountry, setCountry] = useState<string | null>(null);
  const [region, setRegion] = useState<number | null>(null);
  const { settings } = portraits;
  if (settings === null) {
    return (
      <div className={styles['map']} aria-busy={portraits.state === 'loading' || undefined}>
        {portraits.state === 'loading' && <Skeleton height="22rem" shape="block" />}
      </div>
    );
  }
  const country =
    chosenCountry ?? settings.geoip_selected_country ?? settings.geoip_country ?? settings.countries[0] ?? '';
  const regions = settings.region_data[country] ?? [];
  const place = regions.find(({ id }) => id === region)?.name ?? formatCountry(country);
  return (
    <div className={styles['map']}>
      <SelectField
        label={t('landing.map_country')}
        value={country}
        options={settings.countries.map((code) => ({ value: code, label: formatCountry(code) }))}
        onChange={(code) => {
          setCountry(code);
          setRegion(null);
        }}
      />
      <fieldset>
        <legend className={styles['legend']}>{t('landing.map_region')}</legend>
        <div className={styles['regions']}>
          {regions.map(({ id, name }) => (
            <label key={id} className={styles['region']}>
              <input type="radio" name="region" checked={region === id} onChange={() => setRegion(id)} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles['place']} role="status">
        <MapPin aria-hidden="true" />
        {t('landing.map_place', { place })}
      </p>
    </div>
  );
}
