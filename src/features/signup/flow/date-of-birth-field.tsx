import { useEffect, useId, useRef, useState } from 'react';
import type { DateParts } from '../../../../worker/public/rows.ts';
import { formattingTag } from '../../../i18n/locales.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { birthYears, dateOfParts, datePartsOf } from './date-of-birth.ts';
import styles from './date-of-birth-field.module.css';

interface DateOfBirthFieldProps {
  /** May be incomplete or not a real date. */
  parts: DateParts;
  /** Code of the country in which the member lives: there, dates are written in one way whatever the language. */
  country: string;
  onChange: (parts: DateParts) => void;
  error: string | null;
}

/** Day, month and year selects in the locale's order; the native date field on iPhone and iPad. */
export function DateOfBirthField({ parts, country, onChange, error }: DateOfBirthFieldProps) {
  const { t, locale } = useTranslation();
  const tag = formattingTag(locale, navigator.languages);
  const id = useId();
  const [isNative] = useState(() => isAppleMobile(navigator));
  const now = new Date();
  const years = birthYears(now);
  const input = useRef<HTMLInputElement>(null);
  const date = dateOfParts(parts) ?? '';
  useEffect(() => {
    // Discarded or saved elsewhere. What is being typed is left alone: the browser tells an unfinished date as none.
    if (input.current !== null && input.current !== document.activeElement) input.current.value = date;
  }, [date]);
  if (isNative) {
    return (
      <TextField
        label={t('profile.date_of_birth')}
        type="date"
        autoComplete="bday"
        ref={input}
        defaultValue={date}
        min={`${years.at(-1)}-01-01`}
        max={`${years[0]}-12-31`}
        onChange={({ target }) => onChange(datePartsOf(target.value))}
        error={error}
      />
    );
  }
  // Mark only the missing parts of an incomplete date, but all parts of an invalid one.
  const isWrong = (name: keyof DateParts) =>
    error !== null && (parts[name] === '' || Object.values(parts).every((part) => part !== ''));
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
  const options: Record<keyof DateParts, { value: string; label: string }[]> = {
    year: years.map((year) => ({ value: String(year), label: String(year) })),
    month: numbers(12).map((month) => ({ value: month, label: monthName(Number(month), tag) })),
    day: numbers(31).map((day) => ({ value: day, label: String(Number(day)) })),
  };
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['legend']}>{t('profile.date_of_birth')}</legend>
      <div className={styles['date']}>
        {partOrder(tag, country).map((name) => (
          <SelectField
            key={name}
            label={t(`signup.${name}`)}
            autoComplete={`bday-${name}`}
            value={parts[name]}
            options={[{ value: '', label: t(`signup.${name}`) }, ...options[name]]}
            onChange={(value) => onChange({ ...parts, [name]: value })}
            aria-invalid={isWrong(name) || undefined}
            aria-describedby={isWrong(name) ? `${id}-error` : undefined}
          />
        ))}
      </div>
      <FieldError of={id} error={error} />
    </fieldset>
  );
}

function monthName(month: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1));
}

/**
 * Returns the order of date parts: day first nearly everywhere, month first in English in the United States. There the
 * country that the member has just told counts, not the one that the browser's clock suggests.
 */
function partOrder(tag: string, country: string): (keyof DateParts)[] {
  const english = country === 'US' ? 'en-US' : 'en-GB';
  const names = new Intl.DateTimeFormat(tag.startsWith('en-') ? english : tag).formatToParts(0).map(({ type }) => type);
  return names.filter((name) => name === 'day' || name === 'month' || name === 'year');
}

/** Detects iPhones and iPads, whose native date wheel is better than any list (specification, section 5). */
function isAppleMobile(browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isPad = browser.userAgent.includes('Macintosh') && browser.maxTouchPoints > 1;
  return isPad || /iPhone|iPad|iPod/.test(browser.userAgent);
}
