import { useId } from 'react';
import type { ProfileFields } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { factValue } from '../members/fact-value.ts';
import { humanised } from '../members/profile-facts.ts';
import { optionsWith } from './options-with.ts';
import type { ProfileDraft } from './profile-draft.ts';
import styles from './profile-page.module.css';

interface ConfigurableFieldsProps {
  /** The operator's fields and their labels. */
  known: ProfileFields;
  fields: ProfileDraft['fields'];
  notes: ProfileDraft['notes'];
  /** Error codes for fields and notes the server rejected, by name. */
  refused: Readonly<Record<string, string>>;
  onFields: (fields: ProfileDraft['fields']) => void;
  onNotes: (notes: ProfileDraft['notes']) => void;
}

/** The operator's configurable profile fields: single choice, multiple choice and free text. */
export function ConfigurableFields({ known, fields, notes, refused, onFields, onNotes }: ConfigurableFieldsProps) {
  const { t, locale } = useTranslation();
  const id = useId();
  const labels = new Map(Object.entries(known.labels));
  const nameOf = (field: string) => labels.get(field)?.label ?? humanised(field);
  const labelOfCode = (field: string, code: string) =>
    new Map(Object.entries(labels.get(field)?.values ?? {})).get(code) ?? factValue(field, code, locale);
  const errorOf = (place: 'fields' | 'notes', name: string) =>
    refused[`${place}.${name}`] === undefined ? null : t('profile.not_accepted');
  const chosen = new Map(Object.entries(fields));
  const texts = new Map(Object.entries(notes));
  const oneOf = ([field, codes]: AllowedValues) => {
    const [value = ''] = chosen.get(field) ?? [];
    const offered = codes.map((code) => ({ value: code, label: labelOfCode(field, code) }));
    return (
      <SelectField
        key={field}
        label={nameOf(field)}
        value={value}
        options={[
          { value: '', label: t('profile.not_told') },
          ...optionsWith(offered, value, (code) => labelOfCode(field, code)),
        ]}
        onChange={(code) => onFields({ ...fields, [field]: code === '' ? [] : [code] })}
        error={errorOf('fields', field)}
      />
    );
  };
  const severalOf = ([field, codes]: AllowedValues) => {
    const values = chosen.get(field) ?? [];
    const error = errorOf('fields', field);
    const of = `${id}-${field}`;
    return (
      <fieldset key={field}>
        <legend className={styles['label']}>{nameOf(field)}</legend>
        <div className={styles['choices']}>
          {codes.map((code) => (
            <label key={code} className={styles['choice']}>
              <input
                type="checkbox"
                name={field}
                checked={values.includes(code)}
                aria-invalid={error === null ? undefined : true}
                aria-describedby={error === null ? undefined : `${of}-error`}
                onChange={({ target }) =>
                  onFields({
                    ...fields,
                    // Keep the operator's order, regardless of the order of selection.
                    [field]: codes.filter((one) => (one === code ? target.checked : values.includes(one))),
                  })
                }
              />
              {labelOfCode(field, code)}
            </label>
          ))}
        </div>
        <FieldError of={of} error={error} />
      </fieldset>
    );
  };
  return (
    <div className={styles['section']}>
      <h2 className={styles['title']}>{t('profile.more')}</h2>
      {runsOfSelects(Object.entries(known.allowed_values), known.multiple).map((run) => {
        const [first] = run;
        return known.multiple.includes(first[0]) ? (
          severalOf(first)
        ) : (
          <div key={first[0]} className={styles['pair']}>
            {run.map(oneOf)}
          </div>
        );
      })}
      {Object.entries(known.notes).map(([note, limit]) => (
        <TextArea
          key={note}
          label={nameOf(note)}
          value={texts.get(note) ?? ''}
          rows={3}
          limit={limit}
          dir="auto"
          error={errorOf('notes', note)}
          onChange={({ target }) => onNotes({ ...notes, [note]: target.value })}
        />
      ))}
    </div>
  );
}

type AllowedValues = readonly [field: string, codes: readonly string[]];

/** Puts fields of a single choice that follow each other together: two of them stand beside each other. */
function runsOfSelects(
  all: readonly AllowedValues[],
  multiple: readonly string[],
): (readonly [AllowedValues, ...AllowedValues[]])[] {
  const runs: [AllowedValues, ...AllowedValues[]][] = [];
  for (const each of all) {
    const last = runs.at(-1);
    if (last === undefined || multiple.includes(each[0]) || multiple.includes(last[0][0])) runs.push([each]);
    else last.push(each);
  }
  return runs;
}
