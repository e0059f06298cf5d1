import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { mayVisitorsSee } from '../../../data/visitor-access.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ErrorBoundary } from '../../../routing/error-boundary.tsx';
import { lazyPart } from '../../../routing/lazy-part.ts';
import { pathTo } from '../../../routing/path-to.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { SignupPanel } from '../../signup/signup-panel.tsx';
import { keepLandingChoice, readLandingVisit } from '../../site/landing-visit.ts';
import { currentTracking } from '../../site/tracking.ts';
import { LandingFrame } from '../landing-frame.tsx';
import type { LandingPageProps } from '../landing-page-props.ts';
import { LandingWords } from '../landing-words.tsx';
import { PeopleMissing } from '../people-missing.tsx';
import { useLandingPeople } from '../use-landing-people.ts';
import { DrawingOnItsWay } from './drawing-on-its-way.tsx';
import styles from './map-page.module.css';
import { RegionList } from './region-list.tsx';

/** Of no use without the map, which comes later too; the list beside it offers the same. */
const CountryDrawing = lazyPart(() => import('./country-drawing.tsx'));

/** A country, initially the visitor's, and its regions, as a map and a list; the choice presets the search filters. */
export default function MapPage({ slug, title, layout }: LandingPageProps) {
  const { t, locale, formatCountry } = useTranslation();
  const [chosen, setChosen] = useState<{ country: string | null; region: number | null }>({
    country: null,
    region: null,
  });
  useEffect(() => {
    const visit = readLandingVisit();
    if (visit !== null) setChosen({ country: visit.country, region: visit.countryregion });
  }, []);
  const { state, regions: counts, settings } = useLandingPeople(slug.niche, chosen.country);
  const country =
    chosen.country ?? settings?.geoip_selected_country ?? settings?.geoip_country ?? settings?.countries[0] ?? null;
  const regions = (country === null ? null : settings?.region_data[country]) ?? [];
  const place =
    regions.find(({ id }) => id === chosen.region)?.name ?? (country === null ? '' : formatCountry(country));
  const choose = (next: { country: string | null; region: number | null }) => {
    setChosen(next);
    keepLandingChoice({ country: next.country, countryregion: next.region });
  };
  const chooseRegion = (region: number | null) => choose({ country, region });
  const mayLook = settings !== null && mayVisitorsSee(settings, currentTracking()?.network ?? null);
  const search = new URLSearchParams();
  if (country !== null) search.set('country', country);
  if (chosen.region !== null) search.set('countryregion', String(chosen.region));
  return (
    <LandingFrame slug={slug} layout={layout} settings={settings}>
      <div className={styles['page']} data-form="beside">
        <div className={styles['words']}>
          <LandingWords niche={slug.niche} title={title} lead="landing.map_lead" />
        </div>
        <div className={styles['map']}>
          <PeopleMissing state={country === null ? state : 'ready'} />
          <div className={styles['drawing']}>
            <ErrorBoundary fallback={() => null}>
              <Suspense fallback={<DrawingOnItsWay />}>
                <CountryDrawing
                  country={country}
                  regions={regions}
                  counts={counts}
                  chosen={chosen.region}
                  onChoose={chooseRegion}
                />
              </Suspense>
            </ErrorBoundary>
          </div>
        </div>
        <div
          className={styles['list']}
          data-missing={(state === 'failed' && settings === null) || undefined}
          aria-busy={(state === 'loading' && settings === null) || undefined}
        >
          {settings !== null && country !== null && (
            <>
              <PeopleMissing state={state} at="flow" />
              <SelectField
                label={t('landing.map_country')}
                value={country}
                options={[...new Set([...settings.countries, country])]
                  .map((code) => ({ value: code, label: formatCountry(code) }))
                  .sort((one, other) => one.label.localeCompare(other.label, locale))}
                onChange={(code) => choose({ country: code, region: null })}
              />
              <RegionList regions={regions} counts={counts} chosen={chosen.region} onChoose={chooseRegion} />
            </>
          )}
        </div>
        <div className={styles['form']}>
          <SignupPanel
            memberId={null}
            headingLevel={2}
            note={
              <p className={styles['taken']} role="status">
                {country === null ? (
                  '\u00a0'
                ) : !mayLook ? (
                  t('landing.map_taken', { place })
                ) : (
                  <Link href={`${pathTo('/search')}?${search}`}>{t('landing.map_taken', { place })}</Link>
                )}
              </p>
            }
          />
        </div>
      </div>
    </LandingFrame>
  );
}
