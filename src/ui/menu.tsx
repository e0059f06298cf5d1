import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './menu.module.css';
import { pressable } from './pressable.ts';
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
  /** Stands apart from the entries above it. */
  isApart?: boolean;
  onSelect: () => void;
}

/** An entry that shows further ones in the place of the list. */
export interface SubMenu extends Pick<MenuItem, 'id' | 'label' | 'icon' | 'isApart'> {
  /** Above the further entries, where the way back is. */
  heading: string;
  items: readonly MenuItem[];
}

interface MenuProps {
  /** Accessible name of the button and the list. */
  label: string;
  icon: ReactNode;
  items: readonly (MenuItem | SubMenu)[];
  placement?: 'below' | 'above';
  /** Text on the button, next to the icon. */
  text?: string;
  /** `narrow`: on narrow screens the text is below the icon, as in an icon bar. */
  stacked?: 'never' | 'narrow';
  disabled?: boolean;
}

/**
 * A button that opens a list of actions. Arrow keys, Home and End move; Escape leads back from a sub-menu, otherwise
 * closes the list, as does a press outside.
 */
export function Menu({
  label,
  icon,
  items,
  placement = 'below',
  text,
  stacked = 'never',
  disabled = false,
}: MenuProps) {
  const [open, setOpen] = useState(false);
  const [insideId, setInsideId] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return;
    const entries = entriesOf(list.current);
    const chosen = insideId === null ? undefined : entries.find((entry) => entry.ariaChecked === 'true');
    (chosen ?? entries[0])?.focus();
  }, [open, insideId]);
  useLayoutEffect(() => {
    if (open && list.current !== null && isSheet(list.current)) {
      list.current.popover = 'manual';
      list.current.showPopover();
    }
    // Beside the left edge of the window there is no room to the left of the button.
    if (open && list.current !== null && list.current.getBoundingClientRect().left < 0) {
      list.current.setAttribute('data-from-start', '');
    }
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const toggle = (next: boolean) => {
    setInsideId(null);
    setOpen(next);
  };
  const close = () => {
    toggle(false);
    button.current?.focus();
  };
  const inside = items.find((item): item is SubMenu => 'items' in item && item.id === insideId);
  const onKeyDown = (event: KeyboardEvent) => {
    const entries = entriesOf(list.current);
    const at = entries.findIndex((entry) => entry.matches(':focus'));
    const target = targetOf(event.key, at, entries.length);
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (inside === undefined) close();
      else setInsideId(null);
    } else if (event.key === 'ArrowLeft' && inside !== undefined) {
      setInsideId(null);
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
  } as const;
  const onClick = () => toggle(!open);

  return (
    <div className={styles['menu']} ref={frame}>
      {text === undefined ? (
        <IconButton {...buttonState} disabled={disabled} onClick={onClick} label={label} icon={icon} />
      ) : (
        <button
          type="button"
          {...buttonState}
          {...pressable({ isBlocked: disabled, onClick })}
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
          aria-label={inside === undefined ? label : inside.heading}
          className={classNames(styles['list'], styles[placement])}
          onKeyDown={onKeyDown}
          onClick={({ target, currentTarget, clientY }) => {
            // A sheet covers the page, so that what is pressed beside it is not pressed as well.
            if (target === currentTarget && clientY < currentTarget.getBoundingClientRect().top) close();
          }}
        >
          {inside !== undefined && (
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles['item']}
              onClick={() => setInsideId(null)}
            >
              <ChevronLeft aria-hidden="true" />
              <span>{inside.heading}</span>
            </button>
          )}
          {(inside?.items ?? items).map((item) => (
            <button
              key={item.id}
              type="button"
              {...roleOf(item)}
              lang={'items' in item ? undefined : item.lang}
              tabIndex={-1}
              className={classNames(
                styles['item'],
                'tone' in item && item.tone === 'danger' && styles['danger'],
                item.isApart === true && styles['apart'],
              )}
              onClick={() => {
                if ('items' in item) {
                  // Shorter words must not pull the edges in.
                  list.current?.style.setProperty('min-inline-size', `${list.current.offsetWidth}px`);
                  setInsideId(item.id);
                } else {
                  close();
                  item.onSelect();
                }
              }}
            >
              {item.icon}
              <span>{item.label}</span>
              {'items' in item && <ChevronRight className={styles['more']} aria-hidden="true" />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Whether a template shows the list at the lower edge of the window, above all else. */
function isSheet(list: HTMLElement): boolean {
  return 'popover' in list && getComputedStyle(list).getPropertyValue('--menu-sheet') !== '';
}

function roleOf(item: MenuItem | SubMenu) {
  if ('items' in item) return { role: 'menuitem', 'aria-haspopup': 'menu' } as const;
  if (item.checked === undefined) return { role: 'menuitem' } as const;
  return { role: 'menuitemradio', 'aria-checked': item.checked } as const;
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
