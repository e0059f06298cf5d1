import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import styles from './choice-fields.module.css';

const GENDERS = ['female', 'male', 'other'] as const;

interface GenderFieldProps {
  value: string | null;
  onChange: (gender: (typeof GENDERS)[number] | null) => void;
  error: string | null;
}

/** Each gender and none, one press each. */
export function GenderField({ value, onChange, error }: GenderFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className={styles['fieldset']} aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend className={styles['legend']}>{t('signup.gender_optional')}</legend>
      <div className={styles['pairs']}>
        {[...GENDERS, null].map((one) => (
          <label key={one} className={styles['choice']}>
            <input
              type="radio"
              name={id}
              checked={value === one}
              aria-invalid={error !== null || undefined}
              onChange={() => onChange(one)}
            />
            {t(one === null ? 'profile.not_told' : `profile.gender_${one}`)}
          </label>
        ))}
      </div>
      <FieldError of={id} error={error} />
    </fieldset>
  );
}
