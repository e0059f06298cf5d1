import styles from './field-error.module.css';

interface FieldErrorProps {
  /** The field's id; its `aria-describedby` names `<id>-error`. */
  of: string;
  /** What is wrong, in plain words; null if nothing is. */
  error: string | null;
}

/**
 * The error below a field. Not an alert: a form that is refused gives its first wrong field the focus, and there this is
 * read as the field's description; an alert would be heard before it, once for each wrong field and with each character
 * of a text that is too long. Where nothing takes the focus, the place around it is the alert.
 */
export function FieldError({ of, error }: FieldErrorProps) {
  return (
    error !== null && (
      <p className={styles['error']} id={`${of}-error`}>
        {error}
      </p>
    )
  );
}
