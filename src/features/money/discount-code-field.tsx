import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DiscountTerms } from '../../../worker/public/discount-terms.ts';
import { calls } from '../../data/calls.ts';
import { failureText } from '../../data/failure-text.ts';
import type { Translation } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './discount-code-field.module.css';

interface DiscountCodeFieldProps {
  terms: DiscountTerms;
  /** The code is valid: the prices must be refetched. */
  onCode: (code: string) => void;
}

/** The words come with each render, in the language that is chosen by then. */
type Said = { tone: 'error' | 'note'; tell: (words: Translation) => string } | null;

const UNKNOWN: NonNullable<Said> = { tone: 'error', tell: ({ t }) => t('discount.unknown') };

/** Input for a discount code. Reports whether the code is valid and whether it is the best one available. */
export function DiscountCodeField({ terms, onCode }: DiscountCodeFieldProps) {
  const words = useTranslation();
  const { t } = words;
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The field keeps the focus, so that nothing else scrolls to what is said below it.
    if (said !== null) form.current?.scrollIntoView({ block: 'nearest' });
    if (said?.tone === 'error') form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [said]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const typed = code.trim();
    if (busy) return;
    if (typed === '' || typed.length > 40) {
      setSaid({ ...UNKNOWN });
      return;
    }
    setBusy(true);
    setSaid(null);
    const result = await calls.loadDiscount({ ...terms, code: typed });
    setBusy(false);
    if (result.status !== 'answered') {
      setSaid({ tone: 'error', tell: (now) => failureText(result, now.t) });
      return;
    }
    const { typed: found, best } = result.data;
    if (found === null) {
      setSaid({ ...UNKNOWN });
      return;
    }
    const isBest = best?.code === found.code;
    setSaid({
      tone: 'note',
      tell: (now) =>
        isBest
          ? now.t('discount.taken', { percent: now.formatPercent(found.percent) })
          : now.t('discount.have_better', { percent: now.formatPercent(best?.percent ?? 0) }),
    });
    onCode(found.code);
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('discount.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={said?.tone === 'error' ? said.tell(words) : null}
      />
      <Button type="submit" busy={busy}>
        {t('discount.apply')}
      </Button>
      <p className={styles['note']} role="status">
        {said?.tone === 'note' ? said.tell(words) : ''}
      </p>
    </form>
  );
}
