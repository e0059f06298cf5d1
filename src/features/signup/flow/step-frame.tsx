import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type CallFailure, failureText, NOT_SAVED } from '../../../data/failure-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import styles from './flow.module.css';

interface StepFrameProps {
  headingLevel: 1 | 2;
  title: string;
  lead?: string;
  /** Why the step could not be completed; the input is kept. */
  problem?: CallFailure | string | null;
  /** Buttons, the primary one first. */
  actions: ReactNode;
  children?: ReactNode;
  onSubmit?: () => void;
}

/** Common frame of the sign-up steps. Focuses the heading if focus was lost with the previous step's button. */
export function StepFrame({ headingLevel, title, lead, problem = null, actions, children, onSubmit }: StepFrameProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    // The previous step may have been taller than the viewport, and a landing page that becomes a member's is drawn anew.
    if (headingLevel === 1) {
      window.scrollTo(0, 0);
      return;
    }
    const flow = heading.current?.closest('[data-step]');
    const top = flow?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) flow?.scrollIntoView();
  }, [headingLevel]);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
    setTries(tries + 1);
  };
  return (
    <form ref={form} className={styles['step']} onSubmit={submit} noValidate>
      <Heading ref={heading} className={styles['title']} id="signup-heading" tabIndex={-1}>
        {title}
      </Heading>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      {problem !== null && (
        <FormAlert>{typeof problem === 'string' ? problem : failureText(problem, t, NOT_SAVED)}</FormAlert>
      )}
      {children}
      <div className={styles['actions']}>{actions}</div>
    </form>
  );
}
