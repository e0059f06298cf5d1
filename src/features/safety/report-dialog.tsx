import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Receipt, ReportKind } from '../../../worker/public/direct-calls.ts';
import { REPORT_TEXT_MAX_LENGTH } from '../../../worker/public/text-lengths.ts';
import { calls } from '../../data/calls.ts';
import { type CallFailure, failureText, NOT_SAVED } from '../../data/failure-text.ts';
import { KeptInput } from '../../data/kept-input.ts';
import { useAccountId } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { excessOf } from '../../ui/text-limit.ts';
import { showToast } from '../../ui/toasts.ts';
import styles from './report-dialog.module.css';
import { REPORT_KIND_WORDS } from './report-words.ts';
import { useReportOf } from './use-report-of.ts';

interface ReportDialogProps {
  profileId: number;
  name: string;
  /** Address of the picture; null if there is none. Left out where the dialog is about something else of them. */
  portrait?: string | null;
  /** The reported chat; null if the report is about the profile. */
  conversationId: number | null;
  open: boolean;
  onClose: () => void;
}

const KIND_ORDER: readonly ReportKind[] = [
  'fake_profile',
  'harassment',
  'spam',
  'underage',
  'illegal_content',
  'other',
];

interface ReportDraft {
  kind: ReportKind | '';
  text: string;
}

type Report = Parameters<typeof calls.reportMember>[0];

const EMPTY_DRAFT: ReportDraft = { kind: '', text: '' };

const kept = new KeptInput<ReportDraft>();

/** Dialog to report a member, with a category and an explanation; then shows the receipt. */
export function ReportDialog({ open, onClose, portrait, ...report }: ReportDialogProps) {
  const { t } = useTranslation();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [isBusy, setBusy] = useState(false);
  const place = { accountId: useAccountId(), about: `${report.profileId}/${report.conversationId}` };
  // Kept here so that the text survives closing the dialog by accident, and beyond the page so that it survives Back.
  const [draft, setDraft] = useState<ReportDraft>(() => kept.read(place) ?? EMPTY_DRAFT);
  const write = (next: ReportDraft | null) => {
    kept.keep(place, next);
    setDraft(next ?? EMPTY_DRAFT);
  };
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const formId = useId();
  const isShown = useRef(open);
  useLayoutEffect(() => {
    isShown.current = open;
    return () => {
      isShown.current = false;
    };
  }, [open]);
  const close = () => {
    setReceipt(null);
    setProblem(null);
    onClose();
  };
  const send = async (sent: Report) => {
    setBusy(true);
    setProblem(null);
    const result = await calls.reportMember(sent, kept.attemptId(place, sent));
    setBusy(false);
    const failure = result.status === 'reported' ? null : result;
    if (failure === null) write(null);
    // Closed while it was on its way: it was sent all the same, or was not, and nothing else says which.
    if (!isShown.current)
      showToast(
        failure === null
          ? { text: t('safety.received_title'), tone: 'success' }
          : { text: failureText(failure, t, NOT_SAVED), tone: 'danger' },
      );
    else if (result.status === 'reported') {
      kept.settle(place);
      setReceipt(result.receipt);
    } else setProblem(failure);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(receipt === null ? 'safety.report_title' : 'safety.received_title', { name: report.name })}
      about={portrait === undefined ? undefined : { name: report.name, portrait }}
      actions={
        receipt === null ? (
          <>
            <Button onClick={close}>{t('ui.cancel')}</Button>
            <Button variant="primary" type="submit" form={formId} busy={isBusy}>
              {t('safety.report_send')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={close}>
            {t('ui.close')}
          </Button>
        )
      }
    >
      {receipt === null ? (
        <ReportForm
          {...report}
          formId={formId}
          draft={draft}
          onDraft={(next) => {
            write(next);
            setProblem(null);
          }}
          isBusy={isBusy}
          problem={problem === null ? null : failureText(problem, t, NOT_SAVED)}
          onSend={(sent) => void send(sent)}
        />
      ) : (
        <ReceiptView receipt={receipt} />
      )}
    </Dialog>
  );
}

interface ReportFormProps extends Omit<ReportDialogProps, 'open' | 'onClose' | 'portrait'> {
  formId: string;
  draft: ReportDraft;
  onDraft: (draft: ReportDraft) => void;
  isBusy: boolean;
  /** Why the last attempt failed; null if it did not. */
  problem: string | null;
  onSend: (report: Report) => void;
}

function ReportForm({ profileId, name, conversationId, formId, ...props }: ReportFormProps) {
  const { draft, onDraft, isBusy, problem, onSend } = props;
  const { kind, text } = draft;
  const { t, formatDate } = useTranslation();
  const earlier = useReportOf(profileId);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setChecked(true);
    if (kind === '' || text.trim() === '' || excessOf(text, REPORT_TEXT_MAX_LENGTH) > 0) {
      // Wait for the render that marks the invalid fields.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    onSend({ profileId, name, kind, text: text.trim(), conversationId });
  };

  return (
    <form ref={form} id={formId} className={styles['form']} onSubmit={submit} noValidate>
      {earlier !== null && (
        <p>{t('safety.reported_on', { name, date: formatDate(Date.parse(earlier.received_at), 'long') })}</p>
      )}
      <p className={styles['lead']}>{t('safety.report_lead', { name })}</p>
      <SelectField
        label={t('complaints.kind')}
        value={kind}
        options={[
          { value: '', label: t('complaints.kind_choose') },
          ...KIND_ORDER.map((each) => ({ value: each, label: t(REPORT_KIND_WORDS[each]) })),
        ]}
        onChange={(value) => onDraft({ ...draft, kind: KIND_ORDER.find((each) => each === value) ?? '' })}
        required
        error={isChecked && kind === '' ? t('complaints.kind_missing') : null}
      />
      <TextArea
        label={t('safety.report_text')}
        rows={4}
        limit={REPORT_TEXT_MAX_LENGTH}
        required
        value={text}
        onChange={(event) => onDraft({ ...draft, text: event.target.value })}
        error={isChecked && text.trim() === '' ? t('complaints.explanation_missing') : null}
      />
      {problem !== null && (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
    </form>
  );
}

function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { t, formatDate, formatTime } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // The focused button has been unmounted.
  useEffect(() => place.current?.focus(), []);
  const receivedAtMs = Date.parse(receipt.received_at);
  return (
    <div ref={place} className={styles['receipt']} tabIndex={-1}>
      <p>{t('safety.received_text')}</p>
      <dl className={styles['facts']}>
        <dt>{t('complaints.reference')}</dt>
        <dd className={styles['reference']}>{receipt.reference}</dd>
        <dt>{t('complaints.received_at')}</dt>
        <dd>
          {formatDate(receivedAtMs, 'long')}, {formatTime(receivedAtMs)}
        </dd>
        <dt>{t('complaints.expected')}</dt>
        <dd>{t('complaints.within_days', { count: receipt.answer_within_days })}</dd>
      </dl>
    </div>
  );
}
