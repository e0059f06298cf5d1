import { AGE_MAX_YEARS, AGE_MIN_YEARS, CITY_MAX_LENGTH } from '../../../worker/public/constants.ts';
import type { DateParts, Settings } from '../../../worker/public/rows.ts';
import { sortedRegions } from '../../data/sorted-regions.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { excessOf } from '../../ui/text-limit.ts';
import { DateOfBirthField } from '../signup/flow/date-of-birth-field.tsx';
import { optionsWith } from './options-with.ts';
import type { ProfileDraft } from './profile-draft.ts';
import styles from './profile-page.module.css';
import { PROFILE_SECTIONS } from './profile-sections.tsx';

const GENDERS = ['female', 'male', 'other'] as const;

interface BasicFieldsProps {
  draft: ProfileDraft;
  settings: Settings;
  /** User-facing messages; null for valid fields. */
  errors: Record<'name' | 'gender' | 'date_of_birth' | 'country' | 'countryregion' | 'city', string | null>;
  /** May be incomplete or not a real date. */
  birthDate: DateParts;
  onBirthDate: (parts: DateParts) => void;
  onChange: (part: Partial<ProfileDraft>) => void;
}

/** Form fields for name, gender, date of birth and place. */
export function BasicFields({ draft, settings, errors, birthDate, onBirthDate, onChange }: BasicFieldsProps) {
  const { t, locale, formatCountry } = useTranslation();
  const region = String(draft.countryregion ?? '');
  const regions = optionsWith(
    sortedRegions(settings.region_data[draft.country] ?? [], locale).map(({ id, name }) => ({
      value: String(id),
      label: name,
    })),
    region,
    (id) => `#${id}`,
  );
  const countries = [...new Set([...settings.countries, draft.country])]
    .map((code) => ({ value: code, label: formatCountry(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  const none = { value: '', label: t('profile.not_told') };
  const cityExcess = excessOf(draft.city ?? '', CITY_MAX_LENGTH);
  return (
    <div className={styles['section']}>
      <h2 className={styles['title']} id={PROFILE_SECTIONS.basics} tabIndex={-1}>
        {t('profile.basics')}
      </h2>
      <TextField
        label={t('signup.name')}
        hint={t('signup.name_hint')}
        autoComplete="nickname"
        dir="auto"
        required
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={errors.name}
      />
      <div className={styles['pair']}>
        <SelectField
          label={t('search.gender')}
          name="gender"
          value={draft.gender ?? ''}
          options={[none, ...GENDERS.map((gender) => ({ value: gender, label: t(`profile.gender_${gender}`) }))]}
          onChange={(value) => onChange({ gender: GENDERS.find((gender) => gender === value) ?? null })}
          error={errors.gender}
        />
        <DateOfBirthField
          parts={birthDate}
          country={draft.country}
          onChange={onBirthDate}
          error={errors.date_of_birth}
        />
      </div>
      <h2 className={styles['title']}>{t('profile.place')}</h2>
      <div className={styles['pair']}>
        <SelectField
          label={t('search.country')}
          value={draft.country}
          options={countries}
          autoComplete="country"
          onChange={(country) => onChange({ country, countryregion: null, city: null })}
          error={errors.country}
        />
        <SelectField
          label={t('search.region')}
          name="countryregion"
          value={region}
          options={[none, ...regions]}
          disabled={regions.length === 0}
          onChange={(value) => onChange({ countryregion: value === '' ? null : Number(value) })}
          error={errors.countryregion}
        />
        <TextField
          label={t('profile.city')}
          name="city"
          value={draft.city ?? ''}
          autoComplete="address-level2"
          dir="auto"
          onChange={({ target }) => onChange({ city: target.value })}
          error={cityExcess > 0 ? t('ui.too_long', { excess: cityExcess, limit: CITY_MAX_LENGTH }) : errors.city}
        />
      </div>
    </div>
  );
}

/** Returns the error message for a rejected date of birth (specification, section 5). */
export function useBirthDateError(fault: 'no-day' | 'age' | 'too-old' | null): string | null {
  const { t } = useTranslation();
  if (fault === null) return null;
  if (fault === 'no-day') return t('profile.date_of_birth_no_day');
  return fault === 'age'
    ? t('profile.date_of_birth_error', { min_age: AGE_MIN_YEARS })
    : t('profile.date_of_birth_too_old', { max_age: AGE_MAX_YEARS });
}
