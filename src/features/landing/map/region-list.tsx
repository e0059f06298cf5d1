import type { Settings } from '../../../../worker/public/rows.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import styles from './map-page.module.css';

interface RegionListProps {
  regions: Settings['region_data'][string];
  /** Lower bounds of the number of members, by region id; empty if unknown. */
  counts: ReadonlyMap<number, number>;
  chosen: number | null;
  onChoose: (region: number | null) => void;
}

/** The regions of the map, each with its approximate number of members. */
export function RegionList({ regions, counts, chosen, onChoose }: RegionListProps) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className={styles['legend']}>{t('landing.map_region')}</legend>
      <div className={styles['regions']}>
        <label className={styles['entry']}>
          <input type="radio" name="region" checked={chosen === null} onChange={() => onChoose(null)} />
          <span>{t('landing.map_all')}</span>
        </label>
        {regions.map(({ id, name }) => (
          <label key={id} className={styles['entry']}>
            <input type="radio" name="region" checked={chosen === id} onChange={() => onChoose(id)} />
            <span>{name}</span>
            <Count count={counts.get(id)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Count({ count }: { count: number | undefined }) {
  const { t } = useTranslation();
  if (count === undefined) return null;
  return (
    <span className={styles['number']}>
      {count === 0 ? t('landing.map_none') : count < 10 ? t('landing.map_few') : t('landing.map_about', { count })}
    </span>
  );
}
