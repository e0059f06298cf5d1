import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DiscountTerms } from '../../../worker/public/discount-terms.ts';
import { calls } from '../../data/calls.ts';
import { failureText } from '../../data/failure-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './discount-code-field.module.css';

interface DiscountCodeFieldProps {
  terms: DiscountTerms;
  /** The code is valid: the prices must be refetched. */
  onCode: (code: string) => void;
}

type Said = { tone: 'error' | 'note'; text: string } | null;

/** Input for a discount code. Reports whether the code is valid and whether it is the best one available. */
export function DiscountCodeField({ terms, onCode }: DiscountCodeFieldProps) {
  const { t, formatPercent } = useTranslation();
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
      setSaid({ tone: 'error', text: t('discount.unknown') });
      return;
    }
    setBusy(true);
    setSaid(null);
    const result = await calls.loadDiscount({ ...terms, code: typed });
    setBusy(false);
    if (result.status !== 'answered') {
      setSaid({ tone: 'error', text: failureText(result, t) });
      return;
    }
    const { typed: found, best } = result.data;
    if (found === null) {
      setSaid({ tone: 'error', text: t('discount.unknown') });
      return;
    }
    const isBest = best?.code === found.code;
    setSaid({
      tone: 'note',
      text: isBest
        ? t('discount.taken', { percent: formatPercent(found.percent) })
        : t('discount.have_better', { percent: formatPercent(best?.percent ?? 0) }),
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
        error={said?.tone === 'error' ? said.text : null}
      />
      <Button type="submit" busy={busy}>
        {t('discount.apply')}
      </Button>
      <p className={styles['note']} role="status">
        {said?.tone === 'note' ? said.text : ''}
      </p>
    </form>
  );
}
