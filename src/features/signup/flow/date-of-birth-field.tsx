import { useId, useState } from 'react';
import { LOCALES } from '../../../i18n/locales.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { isAppleMobile } from './apple-mobile.ts';
import { birthYears, type DateParts, dateOfParts, datePartsOf } from './date-of-birth.ts';
import styles from './flow.module.css';

interface DateOfBirthFieldProps {
  /** YYYY-MM-DD; null when it is not told. */
  initial: string | null;
  /** Null as long as a part is missing, or there is no such day. */
  onChange: (date: string | null) => void;
  error: string | null;
}

/** Day, month and year in the order of the language; on an iPhone or iPad the system's own field. */
export function DateOfBirthField({ initial, onChange, error }: DateOfBirthFieldProps) {
  const { t, locale } = useTranslation();
  const id = useId();
  const [parts, setParts] = useState<DateParts>(() => datePartsOf(initial));
  const [isNative] = useState(() => isAppleMobile(navigator));
  const now = new Date();
  const years = birthYears(now);
  if (isNative) {
    return (
      <TextField
        label={t('profile.date_of_birth')}
        type="date"
        autoComplete="bday"
        defaultValue={initial ?? ''}
        min={`${years.at(-1)}-01-01`}
        max={`${years[0]}-12-31`}
        onChange={({ target }) => onChange(dateOfParts(datePartsOf(target.value)))}
        error={error}
      />
    );
  }
  const put = (name: keyof DateParts, value: string) => {
    const next = { ...parts, [name]: value };
    setParts(next);
    onChange(dateOfParts(next));
  };
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
  const options: Record<keyof DateParts, { value: string; label: string }[]> = {
    year: years.map((year) => ({ value: String(year), label: String(year) })),
    month: numbers(12).map((month) => ({ value: month, label: monthName(Number(month), LOCALES[locale].tag) })),
    day: numbers(31).map((day) => ({ value: day, label: String(Number(day)) })),
  };
  return (
    <fieldset className={styles['fieldset']} aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend className={styles['legend']}>{t('profile.date_of_birth')}</legend>
      <div className={styles['date']}>
        {partOrder(LOCALES[locale].tag).map((name) => (
          <SelectField
            key={name}
            label={t(`signup.${name}`)}
            autoComplete={`bday-${name}`}
            value={parts[name]}
            options={[{ value: '', label: '–' }, ...options[name]]}
            onChange={(value) => put(name, value)}
            aria-invalid={error === null ? undefined : true}
          />
        ))}
      </div>
      {error !== null && (
        <p className={styles['error']} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function monthName(month: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1));
}

/** As the language writes a date: day first nearly everywhere, month first in American English. */
function partOrder(tag: string): (keyof DateParts)[] {
  const names = new Intl.DateTimeFormat(tag).formatToParts(0).map(({ type }) => type);
  return names.filter((name) => name === 'day' || name === 'month' || name === 'year');
}
