import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Heart from 'lucide-react/icons/heart';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TOAST_POSITION } from '../../worker/public/constants.ts';
import type { Translation } from '../i18n/translation.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './toast-region.module.css';
import {
  currentToastRegion,
  currentToasts,
  dismissToast,
  openToastRegion,
  subscribeToToasts,
  type Toast,
  type ToastWords,
} from './toasts.ts';

const ICONS = { success: <CircleCheck />, match: <Heart />, danger: <CircleAlert /> };

/**
 * Shows the toasts. Always mounted, so that screen readers observe it from the start. A dialog that fills the screen has
 * one of its own: what stands outside is below it and inert.
 */
export function ToastRegion({ isInDialog = false }: { isInDialog?: boolean }) {
  const words = useTranslation();
  const { t } = words;
  const id = useId();
  useEffect(() => openToastRegion(id, { isInDialog }), [id, isInDialog]);
  const isCurrent = useSyncExternalStore(subscribeToToasts, currentToastRegion, currentToastRegion) === id;
  const all = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const toasts = isCurrent ? all : [];
  return (
    <section
      className={classNames(styles['region'], styles[TOAST_POSITION])}
      aria-label={t('ui.notifications')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} words={words} />
      ))}
    </section>
  );
}

function ToastCard({ toast, words }: { toast: Toast; words: Translation }) {
  const [paused, setPaused] = useState(false);
  const leftMs = useRef(toast.durationMs);
  const card = useRef<HTMLDivElement>(null);

  // Hovering or focusing a toast pauses its timer, leaving time to read it or press its button.
  useEffect(() => {
    const element = card.current;
    if (element === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, () => setPaused(true), { signal });
    for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, () => setPaused(false), { signal });
    return () => listening.abort();
  }, []);

  // Before the card leaves the document, which would lose the focus.
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    let cameFrom: EventTarget | null = null;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) cameFrom = relatedTarget;
    };
    element.addEventListener('focusin', onFocusIn);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      if (element.contains(document.activeElement)) giveFocusBack(cameFrom);
    };
  }, []);

  useEffect(() => {
    if (paused || leftMs.current === null) return;
    const startedAtMs = performance.now();
    const budgetMs = leftMs.current;
    const timer = setTimeout(() => dismissToast(toast.id), budgetMs);
    return () => {
      clearTimeout(timer);
      leftMs.current = budgetMs - (performance.now() - startedAtMs);
    };
  }, [paused, toast.id]);

  const { action, lead, faces } = toast;
  return (
    <div ref={card} className={classNames(styles['toast'], styles[toast.tone])}>
      {toast.tone !== 'neutral' && (
        <span className={styles['icon']} aria-hidden="true">
          {ICONS[toast.tone]}
        </span>
      )}
      {faces.length > 0 && (
        <span className={styles['faces']} aria-hidden="true">
          {faces.map(({ id, src, name }) => (
            <Avatar key={id} src={src} name={name} alt="" />
          ))}
        </span>
      )}
      <p className={styles['text']}>{told(toast.text, words)}</p>
      {lead !== null && (
        <span className={styles['lead']}>
          <Button
            wide
            onClick={() => {
              dismissToast(toast.id);
              lead.onSelect();
            }}
          >
            {told(lead.label, words)}
          </Button>
        </span>
      )}
      {action !== null && (
        <Button
          size="s"
          variant="quiet"
          onClick={() => {
            dismissToast(toast.id);
            action.onSelect();
          }}
        >
          {told(action.label, words)}
        </Button>
      )}
      <IconButton
        label={words.t('ui.dismiss')}
        icon={<X aria-hidden="true" />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  );
}

function told(text: ToastWords, words: Translation): string {
  return typeof text === 'string' ? text : text(words);
}

/** Returns the focus to the element that had it, else to the start of the page. */
function giveFocusBack(cameFrom: EventTarget | null): void {
  // The previous page stays in the document, hidden, while the next one loads.
  const headings = [...document.querySelectorAll('#main h1')].filter((one) => one.getClientRects().length > 0);
  for (const target of [cameFrom, ...headings, document.getElementById('main')]) {
    if (!(target instanceof HTMLElement) || target === document.body) continue;
    if (target !== cameFrom && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (document.activeElement === target) return;
  }
}
