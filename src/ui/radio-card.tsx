import type { ComponentProps, ReactNode } from 'react';
import styles from './radio-card.module.css';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  children: ReactNode;
}

/** One of several, as large as a card. Belongs into a `fieldset` with a `legend`. */
export function RadioCard({ children, ...rest }: RadioCardProps) {
  return (
    <label className={styles['card']}>
      <input {...rest} type="radio" className={styles['radio']} />
      <span className={styles['content']}>{children}</span>
    </label>
  );
}
