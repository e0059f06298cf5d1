import { useEffect, useEffectEvent, useState } from 'react';
import { CITY_MAX_LENGTH } from '../../../../worker/public/constants.ts';
import { calls } from '../../../data/calls.ts';
import { sortedRegions } from '../../../data/sorted-regions.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './flow.module.css';
import { locateDevice } from './geolocation.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { useStepSave } from './use-step-save.ts';

/** Step 3: country, and optionally region and town; prefilled from the device's position. */
export default function StepLocation({ user, settings, draft, change, activity, send, headingLevel }: StepProps) {
  const { t, locale, formatCountry } = useTranslation();
  const save = useStepSave('location');
  const { profile } = user;
  const isPlaceTold =
    draft.country !== undefined ||
    draft.countryregion !== undefined ||
    draft.city !== undefined ||
    profile.countryregion !== null ||
    (profile.city ?? '').trim() !== '';
  const [search, setSearch] = useState<'running' | 'found' | 'over'>(isPlaceTold ? 'over' : 'running');
  const country = draft.country ?? profile.country;
  const region = draft.countryregion === undefined ? profile.countryregion : draft.countryregion;
  const city = (draft.city === undefined ? profile.city : draft.city) ?? '';
  const regions = sortedRegions(settings.region_data[country] ?? [], locale);
  const isCityTooLong = [...city.trim()].length > CITY_MAX_LENGTH;
  const [isCityRefused, setCityRefused] = useState(false);

  const locate = useEffectEvent(async (isStepLeft: () => boolean) => {
    // Never overwrite what the member has entered; so do not even ask for the position.
    if (isPlaceTold) return;
    const found = await locateDevice();
    // It may take longer than the member stays, and would change the step that is shown by then.
    if (!isStepLeft()) takePlace(found);
  });
  const takePlace = useEffectEvent((found: Awaited<ReturnType<typeof locateDevice>>) => {
    const isKnown = found?.country != null && settings.countries.includes(found.country);
    setSearch(!isPlaceTold && isKnown ? 'found' : 'over');
    if (isPlaceTold || found?.country == null || !isKnown) return;
    const hasRegion = (settings.region_data[found.country] ?? []).some(({ id }) => id === found.countryregion);
    change({ country: found.country, countryregion: hasRegion ? found.countryregion : null, city: found.city });
  });
  useEffect(() => {
    if (activity !== 'asking-for-position') return;
    let isLeft = false;
    void locate(() => isLeft);
    return () => {
      isLeft = true;
    };
  }, [activity]);

  const countries = [...new Set([...settings.countries, country])]
    .map((code) => ({ value: code, label: formatCountry(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  const submit = () => {
    setCityRefused(isCityTooLong);
    if (isCityTooLong) return;
    const tidyCity = city.trim();
    void save.run(
      () => calls.saveProfile({ country, countryregion: region, city: tidyCity === '' ? null : tidyCity }),
      () => send({ type: 'location-saved' }),
    );
  };
  const cityError =
    isCityRefused && isCityTooLong
      ? t('signup.city_too_long', { limit: CITY_MAX_LENGTH })
      : save.invalid['city'] === undefined
        ? null
        : t('profile.not_accepted');
  return (
    <StepFrame
      headingLevel={headingLevel}
      title={t('signup.location_title')}
      lead={t('signup.location_text')}
      problem={save.problem}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" variant="primary" size="l" busy={save.isBusy}>
            {t('signup.save')}
          </Button>
          <Button variant="quiet" size="l" disabled={save.isBusy} onClick={() => send({ type: 'location-skipped' })}>
            {t('signup.skip')}
          </Button>
        </>
      }
    >
      <p className={styles['note']} role="status">
        {search === 'running' ? t('signup.locating') : search === 'found' ? t('signup.located') : ''}
      </p>
      <SelectField
        label={t('search.country')}
        value={country}
        options={countries}
        autoComplete="country"
        onChange={(next) => change({ country: next, countryregion: null, city: null })}
      />
      {regions.length > 0 && (
        <SelectField
          label={t('signup.region_optional')}
          value={String(region ?? '')}
          options={[
            { value: '', label: t('profile.not_told') },
            ...regions.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(next) => change({ countryregion: next === '' ? null : Number(next) })}
        />
      )}
      <TextField
        label={t('signup.city_optional')}
        value={city}
        autoComplete="address-level2"
        onChange={({ target }) => change({ city: target.value })}
        error={cityError}
      />
    </StepFrame>
  );
}
