import type { MouseEventHandler } from 'react';

interface Press {
  /** Presses are ignored, for now. */
  isBlocked: boolean;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}

/**
 * Returns the attributes of a button that may be blocked. Not with `disabled`: the browser takes the focus from such a
 * button, and who has just pressed it by keyboard would go on from the top of the page (WCAG 2.2, 2.4.3).
 */
export function pressable({ isBlocked, onClick }: Press): {
  'aria-disabled': true | undefined;
  onClick: MouseEventHandler<HTMLButtonElement>;
} {
  return {
    'aria-disabled': isBlocked || undefined,
    onClick: (event) => {
      // Also sends no form, as when Enter is pressed in one of its fields.
      if (isBlocked) event.preventDefault();
      else onClick?.(event);
    },
  };
}
