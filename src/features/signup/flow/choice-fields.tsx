import type { ProfileFields, SignupDraft } from '../../../../worker/public/rows.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { factValue } from '../../members/fact-value.ts';
import { humanised } from '../../members/profile-facts.ts';
import styles from './choice-fields.module.css';

interface ChoiceFieldsProps {
  known: ProfileFields;
  values: NonNullable<SignupDraft['fields']>;
  onChange: (field: string, codes: string[]) => void;
}

/** The operator's configurable fields, with single or multiple choice. */
export function ChoiceFields({ known, values, onChange }: ChoiceFieldsProps) {
  const { t, locale } = useTranslation();
  const labels = new Map(Object.entries(known.labels));
  const chosen = new Map(Object.entries(values));
  const nameOf = (field: string) => labels.get(field)?.label ?? humanised(field);
  const codeName = (field: string, code: string) =>
    new Map(Object.entries(labels.get(field)?.values ?? {})).get(code) ?? factValue(field, code, locale);
  return Object.entries(known.allowed_values).map(([field, codes]) => {
    const picked = chosen.get(field) ?? [];
    if (!known.multiple.includes(field)) {
      return (
        <SelectField
          key={field}
          label={nameOf(field)}
          value={picked[0] ?? ''}
          options={[
            { value: '', label: t('profile.not_told') },
            ...codes.map((code) => ({ value: code, label: codeName(field, code) })),
          ]}
          onChange={(code) => onChange(field, code === '' ? [] : [code])}
        />
      );
    }
    return (
      <fieldset key={field}>
        <legend className={styles['legend']}>{nameOf(field)}</legend>
        <div className={styles['choices']}>
          {codes.map((code) => (
            <label key={code} className={styles['choice']}>
              <input
                type="checkbox"
                checked={picked.includes(code)}
                onChange={({ target }) =>
                  // Keep the operator's order, regardless of the order of selection.
                  onChange(
                    field,
                    codes.filter((one) => (one === code ? target.checked : picked.includes(one))),
                  )
                }
              />
              {codeName(field, code)}
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}
