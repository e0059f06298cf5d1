import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps {
  children: ReactNode;
  /** `none` for pictures and lists that reach the edge. */
  padding?: 'none' | 's' | 'm';
  /** Lifts on hover; an element inside is the link or button. */
  interactive?: boolean;
}

export function Card({ children, padding = 'm', interactive = false }: CardProps) {
  return (
    <div className={classNames(styles['card'], styles[`padding-${padding}`], interactive && styles['interactive'])}>
      {children}
    </div>
  );
}
