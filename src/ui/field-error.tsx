import styles from './field-error.module.css';

interface FieldErrorProps {
  /** What `aria-describedby` of the field names. */
  id: string;
  /** What is wrong, in plain words; null if nothing is. */
  error: string | null;
}

/**
 * The error below a field. Not an alert: a form that is refused gives its first wrong field the focus, and there this is
 * read as the field's description; an alert would be heard before it, once for each wrong field and with each character
 * of a text that is too long. Where nothing takes the focus, the place around it is the alert.
 */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    error !== null && (
      <p className={styles['error']} id={id}>
        {error}
      </p>
    )
  );
}
