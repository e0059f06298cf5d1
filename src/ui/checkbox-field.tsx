import { type ComponentProps, useId } from 'react';
import styles from './checkbox-field.module.css';
import { FieldError } from './field-error.tsx';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  label: string;
  /** What is wrong with the choice, in plain words; null if nothing is. */
  error?: string | null;
}

/** A checkbox for a statement to agree to. */
export function CheckboxField({ label, error = null, ...rest }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        <input
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          {...rest}
          id={id}
          type="checkbox"
          className={styles['box']}
        />
        <span>{label}</span>
      </label>
      <FieldError of={id} error={error} />
    </div>
  );
}
