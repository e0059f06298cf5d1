/**
 * Brings a choice that was left out into the middle of the window, with the reason below it, and focuses its first
 * option. The browser's own scrolling would stop at the option's edge, behind what is fixed at the bottom of a phone.
 */
export function focusChoice(form: HTMLFormElement | null, name: 'pack' | 'plan' | 'method'): void {
  const option = form?.querySelector<HTMLElement>(`input[name="${name}"]`);
  option?.focus({ preventScroll: true });
  option?.closest('fieldset')?.scrollIntoView({ block: 'center' });
}
