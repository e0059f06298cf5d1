import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { ABOUT_ME_TEXTAREA_HEIGHT_PX } from '../../../worker/public/constants.ts';
import type { DateParts, Settings, User } from '../../../worker/public/rows.ts';
import { AnswerView } from '../../data/answer-view.tsx';
import type { Result } from '../../data/calls.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLeaveGuard } from '../../routing/use-leave-guard.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { dateFault, dateOfParts, datePartsOf } from '../signup/flow/date-of-birth.ts';
import { BasicFields, useBirthDateError } from './basic-fields.tsx';
import { saveProfile } from './commands.ts';
import { ConfigurableFields } from './configurable-fields.tsx';
import { draftWith, type OwnProfile, type ProfileDraft, profileChanges, profileSave } from './profile-draft.ts';
import {
  editsSince,
  editsWith,
  isDateUnfinished,
  keptChanges,
  type ProfileEdits,
  type TypedProfile,
  unsavedChanges,
  unsavedEdits,
} from './profile-edits.ts';
import styles from './profile-page.module.css';
import { hasProblem, PERSONAL_MAX_LENGTH, profileProblems } from './profile-problems.ts';
import { PROFILE_SECTIONS } from './profile-sections.tsx';
import { SaveBar } from './save-bar.tsx';
import { type KeptProfile, useProfileDraftSaver } from './use-profile-draft.ts';

interface ProfileFormProps {
  user: User;
  settings: Settings;
  /** Unsaved changes from an earlier visit. */
  kept: KeptProfile;
  /** Called with what is typed, once the form has shown it. */
  onTyped: (typed: TypedProfile) => void;
  /** A photo is not sent yet, and would be lost too. */
  isPhotoWaiting: boolean;
}

/** State or outcome of the last save; `checked` if validation stopped it. */
export type SaveState = Result<'saveProfile'> | 'saving' | 'checked' | null;

/** Form for the whole profile, with the save state. Input is kept until it is saved or discarded. */
export function ProfileForm({ user, settings, kept, onTyped, isPhotoWaiting }: ProfileFormProps) {
  const { profile, email } = user;
  const { t, locale } = useTranslation();
  const { trouble } = useConnectionTrouble();
  const fields = useAnswer({ key: 'profile-fields', locale });
  const [edits, setEdits] = useState<ProfileEdits>(kept.changes ?? {});
  const [birthDate, setBirthDate] = useState(() => datePartsOf(draftWith(profile, edits).date_of_birth));
  const latest = useRef({ edits, birthDate });
  const [seen, setSeen] = useState(profile);
  /** What the server has saved, until the profile is no longer the one of `before`. */
  const [taken, setTaken] = useState<{ edits: ProfileEdits; before: OwnProfile } | null>(null);
  const isTakenIn = taken !== null && profile !== taken.before;
  if (seen !== profile || isTakenIn) {
    setSeen(profile);
    if (isTakenIn) setTaken(null);
    // Also what the server has changed of it: the form shows what is saved.
    const left = unsavedEdits(profile, isTakenIn ? (editsSince(taken.edits, edits) ?? {}) : edits);
    setEdits(left);
    // Saved on another device, or here; a date that is being chosen stays.
    if (!isDateUnfinished(birthDate)) setBirthDate(datePartsOf(draftWith(profile, left).date_of_birth));
  }
  const draft = draftWith(profile, edits);
  const [isFromBefore, setFromBefore] = useState(kept.changes !== null && profileChanges(profile, draft) !== null);
  const [state, setState] = useState<SaveState>(null);
  const form = useRef<HTMLFormElement>(null);
  const isUnfinished = isDateUnfinished(birthDate);
  const changes = profileChanges(profile, draft);
  const saver = useProfileDraftSaver(changes !== null, kept);
  const notes = fields.row?.answer.notes ?? {};
  const problems = profileProblems(draft, { email, saved: profile, notes, nowMs: Date.now() });
  const invalid = typeof state === 'object' && state?.status === 'refused' ? state.fields : {};
  const isAgeWrong = invalid['date_of_birth'] !== undefined || (state === 'checked' && problems.isBirthDateWrong);
  const birthDateError = useBirthDateError(
    isUnfinished && (state === 'checked' || Object.values(birthDate).every((part) => part !== ''))
      ? 'no-day'
      : isAgeWrong
        ? dateFault(birthDate, new Date()) === 'too-old'
          ? 'too-old'
          : 'age'
        : null,
  );

  useEffect(() => {
    latest.current = { edits, birthDate };
    startTransition(() => onTyped({ edits, birthDate }));
  }, [edits, birthDate, onTyped]);
  const keep = (next: ProfileEdits, parts: DateParts) => {
    setEdits(next);
    setBirthDate(parts);
    latest.current = { edits: next, birthDate: parts };
    saver.put(unsavedChanges(profile, latest.current));
  };
  const giveUp = () => {
    keep({}, datePartsOf(profile.date_of_birth));
    saver.flush();
    setFromBefore(false);
    setState(null);
  };
  // One question for all that would be lost: of two, each would hold what the other one lets through.
  const leaveDialog = useLeaveGuard(changes !== null || isPhotoWaiting, giveUp);
  useEffect(() => {
    if (state !== null && state !== 'saving')
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  const change = (part: Partial<ProfileDraft>, parts = birthDate) => {
    keep(editsWith(edits, draft, part), parts);
    if (state !== 'saving') setState(null);
  };
  const save = async () => {
    if (changes === null || state === 'saving') return;
    if (isUnfinished || hasProblem(problems)) {
      setState('checked');
      return;
    }
    setState('saving');
    const sent = edits;
    const end = await saveProfile(profileSave(profile, changes));
    setState(end);
    if (end.status !== 'saved') return;
    setFromBefore(false);
    setTaken({ edits: sent, before: profile });
    saver.put(keptChanges(editsSince(sent, latest.current.edits), latest.current.birthDate));
    saver.flush();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trouble === null) void save();
  };
  const refused = (field: string) => (invalid[field] === undefined ? null : t('profile.not_accepted'));
  return (
    <form ref={form} className={styles['column']} onSubmit={submit} noValidate>
      {isFromBefore && changes !== null && (
        <Banner
          tone="info"
          role="status"
          action={
            <Button size="s" onClick={giveUp}>
              {t('profile.draft_discard')}
            </Button>
          }
        >
          {t('profile.draft_kept')}
        </Banner>
      )}
      <Card>
        <BasicFields
          draft={draft}
          settings={settings}
          errors={{
            name: state === 'checked' && problems.name !== null ? t(problems.name) : refused('name'),
            gender: refused('gender'),
            date_of_birth: birthDateError,
            country: refused('country'),
            countryregion: refused('countryregion'),
            city: refused('city'),
          }}
          birthDate={birthDate}
          onBirthDate={(parts) => change({ date_of_birth: dateOfParts(parts) }, parts)}
          onChange={(part) => change(part)}
        />
      </Card>
      <Card>
        <div className={styles['section']}>
          <h2 className={styles['title']}>{t('member.about')}</h2>
          <TextArea
            label={t('profile.about_label')}
            name="personal"
            value={draft.personal ?? ''}
            dir="auto"
            style={{ minBlockSize: ABOUT_ME_TEXTAREA_HEIGHT_PX }}
            limit={PERSONAL_MAX_LENGTH}
            onChange={({ target }) => change({ personal: target.value })}
            error={refused('personal')}
          />
        </div>
      </Card>
      {/* The link to this section leads here also before the operator's fields are known. */}
      <section
        id={PROFILE_SECTIONS.more}
        className={classNames(styles['column'], styles['target'])}
        aria-label={t('profile.more')}
        tabIndex={-1}
      >
        <AnswerView answer={fields} height="30rem">
          {(row) => (
            <Card>
              <ConfigurableFields
                known={row.answer}
                fields={draft.fields}
                notes={draft.notes}
                refused={invalid}
                onFields={(next) => change({ fields: next })}
                onNotes={(next) => change({ notes: next })}
              />
            </Card>
          )}
        </AnswerView>
      </section>
      <SaveBar state={state} hasChanges={changes !== null} hasProblem={state === 'checked' && hasProblem(problems)} />
      {leaveDialog}
    </form>
  );
}
