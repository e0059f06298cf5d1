import type { ComponentProps, ReactNode } from 'react';
import styles from './radio-card.module.css';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  children: ReactNode;
}

/** One of several options, the size of a card. Must be inside a `fieldset` with a `legend`. */
export function RadioCard({ children, ...rest }: RadioCardProps) {
  return (
    <label className={styles['card']}>
      <input {...rest} type="radio" className={styles['radio']} />
      <span className={styles['content']}>{children}</span>
    </label>
  );
}
