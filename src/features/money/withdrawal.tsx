import { useEffect, useRef, useState } from 'react';
import type { WithdrawalPreview, WithdrawalReceipt } from '../../../worker/public/direct-calls.ts';
import { calls, type Result } from '../../data/calls.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './withdrawal.module.css';
import { WithdrawalConfirmation } from './withdrawal-confirmation.tsx';
import { WithdrawalContract } from './withdrawal-contract.tsx';
import { WithdrawalReceiptCard } from './withdrawal-receipt.tsx';

/** `email` is null in the session of the account that placed the order. */
interface Asked {
  id: string;
  email: string | null;
}

type Step =
  | { name: 'looking' }
  /** Lookup by number and address; `isUnknown` after a lookup that found nothing. */
  | { name: 'contract'; isUnknown: boolean }
  | { name: 'failed'; problem: CallFailure; asked: Asked }
  | { name: 'confirm'; preview: WithdrawalPreview; email: string | null }
  | { name: 'received'; preview: WithdrawalPreview; receipt: WithdrawalReceipt; email: string };

export interface WithdrawalProps {
  /** Null if the user still has to enter the number. */
  transactionId: string | null;
  /** The server has accepted the withdrawal. */
  onWithdrawn?: (receipt: WithdrawalReceipt) => void;
}

/**
 * The withdrawal function (EU directive 2011/83, article 11a): contract, refund, "Confirm withdrawal" and a dated
 * receipt. Available to members, and without a session by number and email address.
 */
export default function Withdrawal({ transactionId, onWithdrawn }: WithdrawalProps) {
  const { t } = useTranslation();
  const isMember = useSession().status === 'member';
  const isKnown = isMember && transactionId !== null;
  const [step, setStep] = useState<Step>(isKnown ? { name: 'looking' } : { name: 'contract', isUnknown: false });
  const [asked, setAsked] = useState<Asked | null>(isKnown ? { id: transactionId, email: null } : null);
  const place = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const shown = step.name;
  useEffect(() => {
    if (hasMoved.current && shown !== 'looking') place.current?.focus();
    hasMoved.current = true;
  }, [shown]);
  useEffect(() => {
    if (asked === null) return;
    const { id, email } = asked;
    let isCurrent = true;
    void calls.previewWithdrawal(id, email).then((result) => {
      if (!isCurrent) return;
      setAsked(null);
      if (result.status === 'answered') setStep({ name: 'confirm', preview: result.data, email });
      // The contract belongs to another account than this session's: identify it by email address.
      else if (isUnknownContract(result)) setStep({ name: 'contract', isUnknown: email !== null });
      else setStep({ name: 'failed', problem: result, asked });
    });
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  return (
    <div ref={place} tabIndex={-1} className={styles['place']}>
      {step.name === 'looking' && (
        <p className={styles['looking']} aria-busy="true">
          <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
        </p>
      )}
      {step.name === 'contract' && (
        <WithdrawalContract
          transactionId={transactionId}
          isUnknown={step.isUnknown}
          busy={asked !== null}
          onChosen={(id, email) => setAsked({ id, email })}
        />
      )}
      {step.name === 'failed' && <LoadProblem problem={step.problem} onRetry={() => setAsked(step.asked)} />}
      {step.name === 'confirm' && (
        <WithdrawalConfirmation
          preview={step.preview}
          email={step.email}
          onReceived={(receipt, email) => {
            setStep({ name: 'received', preview: step.preview, receipt, email });
            onWithdrawn?.(receipt);
          }}
          onClosed={() => setAsked({ id: step.preview.transaction, email: step.email })}
        />
      )}
      {step.name === 'received' && (
        <WithdrawalReceiptCard preview={step.preview} receipt={step.receipt} email={step.email} />
      )}
    </div>
  );
}

/** A refusal for another reason, such as the form's own token, says nothing of the number and the address. */
function isUnknownContract(result: Result<'previewWithdrawal'>): boolean {
  if (result.status !== 'refused') return false;
  return result.httpStatus === 404 || 'transaction' in result.fields || 'email' in result.fields;
}
