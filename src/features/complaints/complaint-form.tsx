import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Receipt } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { failureText } from '../../data/failure-text.ts';
import { KeptInput } from '../../data/kept-input.ts';
import { useAccountId, useSession } from '../../data/session-store.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useUnkept } from '../../routing/unkept.ts';
import { useQuery } from '../../routing/use-query.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { excessOf } from '../../ui/text-limit.ts';
import {
  COMPLAINT_KINDS,
  COMPLAINT_MAX_LENGTH,
  type ComplaintDraft,
  type ComplaintField,
  type ComplaintKind,
  complaintOf,
  draftFrom,
  refusedFields,
} from './complaint-draft.ts';
import styles from './complaint-form.module.css';
import { EvidenceField } from './evidence-field.tsx';

const KINDS: Record<ComplaintKind, MessageId> = {
  illegal_content: 'complaints.kind_illegal_content',
  copyright: 'complaints.kind_copyright',
  privacy: 'complaints.kind_privacy',
  underage: 'complaints.kind_underage',
  fraud: 'complaints.kind_fraud',
  service: 'complaints.kind_service',
  other: 'complaints.kind_other',
};

const ERRORS: Record<ComplaintField, MessageId> = {
  kind: 'complaints.kind_missing',
  target: 'complaints.not_accepted',
  explanation: 'complaints.explanation_missing',
  evidence: 'complaints.not_accepted',
  pictures: 'profile.photo_wrong_kind',
  name: 'complaints.not_accepted',
  email: 'mail.not_an_address',
  goodFaith: 'complaints.good_faith_missing',
};

const NOTHING_WRONG: readonly ComplaintField[] = [];

type Edits = Partial<ComplaintDraft>;

const NOTHING_TYPED: Edits = {};
const kept = new KeptInput<Edits>();

/** The complaint form. Input is kept whatever the server answers. */
export function ComplaintForm({ onReceived }: { onReceived: (receipt: Receipt, email: string) => void }) {
  const { t } = useTranslation();
  const search = useQuery();
  const accountId = useAccountId();
  const isKnown = useSession().status !== 'starting';
  const place = { accountId: isKnown ? accountId : ('unknown' as const), about: search };
  /** Null until something is typed here: what was kept is found by the address, which the first render may not know. */
  const [typed, setTyped] = useState<Edits | null>(null);
  const before = kept.read(place) ?? NOTHING_TYPED;
  const edits = typed ?? before;
  // A prerendered page knows its query only after its first render, so the prefilled values are derived on each render.
  const draft = { ...draftFrom(search), ...edits };
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const [busy, setBusy] = useState(false);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (typed !== null) kept.keep(place, typed);
  });
  useEffect(() => {
    if (wrong !== NOTHING_WRONG) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  useUnkept(draft.pictures.length > 0);
  const change = (changes: Edits) => setTyped((last) => ({ ...(last ?? before), ...changes }));
  const errorOf = (field: ComplaintField) => (wrong.includes(field) ? t(ERRORS[field]) : null);
  const tooLongOr = (field: 'target' | 'name') => {
    const limit = COMPLAINT_MAX_LENGTH[field];
    const excess = excessOf(draft[field], limit);
    return excess > 0 ? t('ui.too_long', { excess, limit }) : errorOf(field);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // What was chosen goes with it.
    if (busy || isReading) return;
    setProblem(null);
    const read = complaintOf(draft);
    if (!read.ok) {
      setWrong(read.wrong);
      return;
    }
    const { complaint } = read;
    setWrong(NOTHING_WRONG);
    setBusy(true);
    const result = await calls.complain(complaint, kept.attemptId(place, complaint));
    setBusy(false);
    if (result.status === 'answered') {
      kept.keep(place, null);
      if (form.current !== null) kept.settle(place);
      onReceived(result.data, complaint.email);
      return;
    }
    const refused = result.status === 'refused' ? refusedFields(result.fields) : [];
    if (refused.length > 0) setWrong(refused);
    else setProblem(result);
  };

  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <SelectField
        label={t('complaints.kind')}
        value={draft.kind}
        options={[
          { value: '', label: t('complaints.kind_choose') },
          ...COMPLAINT_KINDS.map((kind) => ({ value: kind, label: t(KINDS[kind]) })),
        ]}
        onChange={(value) => change({ kind: COMPLAINT_KINDS.find((kind) => kind === value) ?? '' })}
        required
        error={errorOf('kind')}
      />
      <TextField
        label={t('complaints.target')}
        hint={t('complaints.target_hint')}
        value={draft.target}
        onChange={(event) => change({ target: event.target.value })}
        error={tooLongOr('target')}
      />
      <TextArea
        label={t('complaints.explanation')}
        rows={4}
        limit={COMPLAINT_MAX_LENGTH.explanation}
        required
        value={draft.explanation}
        onChange={(event) => change({ explanation: event.target.value })}
        error={errorOf('explanation')}
      />
      <TextArea
        label={t('complaints.evidence')}
        rows={2}
        limit={COMPLAINT_MAX_LENGTH.evidence}
        value={draft.evidence}
        onChange={(event) => change({ evidence: event.target.value })}
        error={errorOf('evidence')}
      />
      <EvidenceField
        pictures={draft.pictures}
        onChange={(changed) =>
          setTyped((last) => {
            const known = last ?? before;
            return { ...known, pictures: changed(known.pictures ?? draftFrom(search).pictures) };
          })
        }
        busy={isReading}
        onBusy={setReading}
        isRefused={wrong.includes('pictures')}
      />
      <div className={styles['person']}>
        <TextField
          label={t('complaints.name')}
          autoComplete="name"
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          error={tooLongOr('name')}
        />
        <TextField
          label={t('login.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
          error={errorOf('email')}
        />
      </div>
      <CheckboxField
        label={t('complaints.good_faith')}
        required
        checked={draft.goodFaith}
        onChange={(event) => change({ goodFaith: event.target.checked })}
        error={errorOf('goodFaith')}
      />
      {problem !== null && (
        <Banner tone="danger" role="alert">
          {failureText(problem, t)}
        </Banner>
      )}
      <div>
        <Button type="submit" variant="primary" size="l" busy={busy || isReading}>
          {t('complaints.submit')}
        </Button>
      </div>
    </form>
  );
}
