import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { pressable } from './pressable.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label' | 'title'> {
  /** What the button does: its accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'filled' | 'raised';
}

/** Keeps the focus while it is `disabled`. */
export function IconButton({ label, icon, variant = 'plain', disabled = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...pressable({ isBlocked: disabled, onClick })}
      className={classNames(styles['button'], styles[variant])}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
