import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './text-area.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'value' | 'ref'> {
  label: string;
  /** The label is read out only. */
  labelHidden?: boolean;
  value: string;
  error?: string | null;
}

/** Several lines of text; grows with them up to about eight. */
export function TextArea({ label, labelHidden = false, value, error = null, rows = 1, ...rest }: TextAreaProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // After each render: the height follows the text, which is what renders.
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight + 2}px`;
  });
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <textarea
        {...rest}
        ref={area}
        id={id}
        rows={rows}
        value={value}
        className={classNames(styles['area'], error !== null && styles['wrong'])}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : `${id}-error`}
      />
      {error !== null && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
