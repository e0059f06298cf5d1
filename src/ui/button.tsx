import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { pressable } from './pressable.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: 's' | 'm' | 'l';
  /** Takes the full width of its container. */
  wide?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** In progress: shows a spinner and ignores clicks, but keeps the focus, as with `disabled`. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide })}
      aria-busy={busy || undefined}
      {...pressable({ isBlocked: busy || disabled, onClick })}
    >
      {busy ? (
        <span className={classNames(styles['spinner'], icon === undefined && styles['hung'])} aria-hidden="true" />
      ) : (
        icon
      )}
      <span className={styles['label']}>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook {
  /** Path within the app. */
  href: string;
  /** State of the history entry that the link makes. */
  state?: Readonly<Record<string, unknown>> | null;
  onClick?: () => void;
}

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, href, state = null, onClick, children }: ButtonLinkProps) {
  return (
    <Link href={href} state={state} className={look({ variant, size, wide })} onClick={onClick}>
      {icon}
      <span className={styles['label']}>{children}</span>
    </Link>
  );
}

interface AnchorButtonProps extends ButtonLook {
  /** A place on this page, such as `#signup-heading`. */
  href: `#${string}`;
}

/** A link to another place on the page that looks like a button. */
export function AnchorButton({ variant, size, wide, icon, href, children }: AnchorButtonProps) {
  return (
    <a href={href} className={look({ variant, size, wide })}>
      {icon}
      <span className={styles['label']}>{children}</span>
    </a>
  );
}

function look(options: { variant: ButtonVariant | undefined; size: string | undefined; wide: boolean | undefined }) {
  return classNames(
    styles['button'],
    styles[options.variant ?? 'secondary'],
    styles[`size-${options.size ?? 'm'}`],
    options.wide && styles['wide'],
  );
}
