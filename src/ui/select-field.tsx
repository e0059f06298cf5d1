import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import styles from './select-field.module.css';
import hidden from './visually-hidden.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children' | 'onChange'> {
  label: string;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** What is wrong with the choice, in plain words; null if nothing is. */
  error?: string | null;
}

/** A native select: familiar to everyone, and lightweight. */
export function SelectField({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
  error = null,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label className={labelHidden ? hidden['hidden'] : styles['label']} htmlFor={id}>
        {label}
      </label>
      <span className={styles['box']}>
        <select
          {...rest}
          id={id}
          className={classNames(styles['select'], error !== null && styles['wrong'])}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error === null ? rest['aria-invalid'] : true}
          aria-describedby={error === null ? rest['aria-describedby'] : `${id}-error`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
