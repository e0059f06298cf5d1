import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './menu.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  /** For options: whether this is the selected one. */
  checked?: boolean;
  /** BCP 47 tag if the label is in another language than the page. */
  lang?: string;
  onSelect: () => void;
}

interface MenuProps {
  /** Accessible name of the button and the list. */
  label: string;
  icon: ReactNode;
  items: readonly MenuItem[];
  placement?: 'below' | 'above';
  /** Text on the button, next to the icon. */
  text?: string;
  /** `narrow`: on narrow screens the text is below the icon, as in an icon bar. */
  stacked?: 'never' | 'narrow';
}

/** A button that opens a list of actions. Arrow keys, Home and End move; Escape and a press outside close it. */
export function Menu({ label, icon, items, placement = 'below', text, stacked = 'never' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return;
    entriesOf(list.current)[0]?.focus();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const entries = entriesOf(list.current);
    const at = entries.findIndex((entry) => entry.matches(':focus'));
    const target = targetOf(event.key, at, entries.length);
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      setOpen(false);
    } else if (target !== null) {
      event.preventDefault();
      entries[target]?.focus();
    }
  };
  const buttonState = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    onClick: () => setOpen(!open),
  } as const;

  return (
    <div className={styles['menu']} ref={frame}>
      {text === undefined ? (
        <IconButton {...buttonState} label={label} icon={icon} />
      ) : (
        <button
          type="button"
          {...buttonState}
          className={classNames(styles['text-button'], stacked === 'narrow' && styles['stacked'])}
        >
          {icon}
          <span className={styles['words']}>{text}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      )}
      {open && (
        <div
          ref={list}
          id={listId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classNames(styles['list'], styles[placement])}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              {...(item.checked === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemradio', 'aria-checked': item.checked })}
              lang={item.lang}
              tabIndex={-1}
              className={classNames(styles['item'], item.tone === 'danger' && styles['danger'])}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon}
              <span>{item.label}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return list === null ? [] : [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
