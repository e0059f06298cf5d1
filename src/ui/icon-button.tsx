import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label' | 'title'> {
  /** What the button does: its accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'filled' | 'raised';
}

export function IconButton({ label, icon, variant = 'plain', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles['button'], styles[variant])}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
