import { useLayoutEffect, useRef, useState } from 'react';
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
 * of a text that is too long. Where nothing takes the focus, the place around it is the alert. A field that has the
 * focus already cannot be given it: there the error is an alert when it comes, and none while it changes.
 */
export function FieldError({ of, error }: FieldErrorProps) {
  const before = useRef<string | null>(null);
  const [isAlert, setAlert] = useState(false);
  useLayoutEffect(() => {
    const comes = before.current === null && error !== null;
    before.current = error;
    setAlert(comes && isDescription(`${of}-error`, document.activeElement));
  }, [of, error]);
  return (
    error !== null && (
      <p className={styles['error']} id={`${of}-error`} role={isAlert ? 'alert' : undefined}>
        {error}
      </p>
    )
  );
}

function isDescription(id: string, element: Element | null): boolean {
  return element?.getAttribute('aria-describedby')?.split(' ').includes(id) ?? false;
}
