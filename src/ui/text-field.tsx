import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  label: string;
  hint?: string;
  /** What is wrong with the input, in plain words; null if nothing is. */
  error?: string | null;
}

/** A single-line text field. Passwords can be shown and hidden. */
export function TextField({ label, hint, error = null, type = 'text', ...rest }: TextFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  const notes = [hint === undefined ? null : `${id}-hint`, error === null ? null : `${id}-error`].filter(Boolean);
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['box']}>
        <input
          {...rest}
          id={id}
          type={isPassword && shown ? 'text' : type}
          className={classNames(styles['input'], isPassword && styles['with-button'])}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={notes.join(' ') || undefined}
        />
        {isPassword && (
          <span className={styles['toggle']}>
            <IconButton
              label={t(shown ? 'ui.hide_password' : 'ui.show_password')}
              icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              onClick={() => setShown(!shown)}
            />
          </span>
        )}
      </div>
      {hint !== undefined && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError of={id} error={error} />
    </div>
  );
}
