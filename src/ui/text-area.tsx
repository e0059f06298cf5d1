import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { FieldError } from './field-error.tsx';
import styles from './text-area.module.css';
import { excessOf } from './text-limit.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'value' | 'ref'> {
  label: string;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
  value: string;
  error?: string | null;
  /** Maximum number of characters: counted on screen once it is near, with an error when exceeded. Nothing is truncated. */
  limit?: number;
}

/** Part of the limit from which on its characters are counted on screen: far from it, the count would only be a burden. */
const COUNTED_FROM = 0.8;

/** A multi-line text field; grows up to about eight lines. */
export function TextArea({
  label,
  labelHidden = false,
  value,
  error: given = null,
  limit,
  rows = 1,
  ...rest
}: TextAreaProps) {
  const { t } = useTranslation();
  const id = useId();
  const excess = limit === undefined ? 0 : excessOf(value, limit);
  const error = limit !== undefined && excess > 0 ? t('ui.too_long', { excess, limit }) : given;
  const isCounted = limit !== undefined && value.length >= limit * COUNTED_FROM;
  const notes = [error === null ? null : `${id}-error`, isCounted ? `${id}-count` : null].filter(Boolean);
  const area = useRef<HTMLTextAreaElement>(null);
  // After each render: the height depends on the text, and a changed text re-renders.
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
        className={styles['area']}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={notes.join(' ') || undefined}
      />
      <FieldError of={id} error={error} />
      {isCounted && (
        <p className={styles['count']} id={`${id}-count`}>
          {t('ui.characters', { count: [...value].length, limit })}
        </p>
      )}
    </div>
  );
}
