import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { ABOUT_ME_TEXTAREA_HEIGHT_PX } from '../../../../worker/public/constants.ts';
import { calls } from '../../../data/calls.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { excessOf } from '../../../ui/text-limit.ts';
import { humanised } from '../../members/profile-facts.ts';
import styles from './flow.module.css';
import { changedNotes } from './operator-fields.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { useStepSave } from './use-step-save.ts';

/** Maximum about-me length (contract, `SaveProfileRequest`). */
const PERSONAL_MAX_LENGTH = 10_000;
const HEIGHT = { minBlockSize: ABOUT_ME_TEXTAREA_HEIGHT_PX };

/** Step 5: the about-me texts, all optional: one field, and further ones for who adds an answer. Saving also marks the sign-up as finished (`lastSignupStep`). */
export default function StepTexts({ user, draft, change, send, headingLevel }: StepProps) {
  const { t, locale } = useTranslation();
  const save = useStepSave('profile');
  const known = useAnswer({ key: 'profile-fields', locale });
  const { profile } = user;
  const [opened, setOpened] = useState<readonly string[]>([]);
  const personal = (draft.personal === undefined ? profile.personal : draft.personal) ?? '';
  const notes = new Map(Object.entries({ ...profile.notes, ...draft.notes }));
  const labels = new Map(Object.entries(known.row?.answer.labels ?? {}));
  const limits = Object.entries(known.row?.answer.notes ?? {});
  // An answer that stands already is shown from the start.
  const shown = limits.filter(([note]) => opened.includes(note) || (notes.get(note) ?? '') !== '');
  const last = opened.at(-1);
  useEffect(() => {
    // The button that opened it is gone.
    if (last !== undefined) document.getElementsByName(`note-${last}`)[0]?.focus();
  }, [last]);
  const isTooLong =
    excessOf(personal, PERSONAL_MAX_LENGTH) > 0 ||
    limits.some(([note, limit]) => excessOf(notes.get(note) ?? '', limit) > 0);
  const submit = () => {
    // The field already shows the error.
    if (isTooLong) return;
    const tidy = personal.trim();
    const changed = changedNotes(profile.notes, draft.notes, known.row?.answer ?? null);
    void save.run(
      () =>
        calls.saveProfile({
          ...(draft.personal === undefined ? {} : { personal: tidy === '' ? null : tidy }),
          ...(changed === null ? {} : { notes: changed }),
          lastSignupStep: true,
        }),
      () => send({ type: 'texts-saved' }),
    );
  };
  const refusedText = (field: string) => (save.invalid[field] === undefined ? null : t('profile.not_accepted'));
  return (
    <StepFrame
      headingLevel={headingLevel}
      title={t('signup.texts_title')}
      lead={t('signup.texts_text')}
      problem={save.problem}
      onSubmit={submit}
      actions={
        <Button type="submit" variant="primary" size="l" busy={save.isBusy}>
          {t('signup.continue')}
        </Button>
      }
    >
      <TextArea
        label={t('profile.about_label')}
        value={personal}
        style={HEIGHT}
        limit={PERSONAL_MAX_LENGTH}
        onChange={({ target }) => change({ personal: target.value })}
        error={refusedText('personal')}
      />
      {shown.map(([note, limit]) => (
        <TextArea
          key={note}
          name={`note-${note}`}
          label={labels.get(note)?.label ?? humanised(note)}
          value={notes.get(note) ?? ''}
          style={HEIGHT}
          limit={limit}
          onChange={({ target }) => change({ notes: { ...draft.notes, [note]: target.value } })}
          error={refusedText(`notes.${note}`)}
        />
      ))}
      {shown.length < limits.length && (
        <ul className={styles['chips']} aria-label={t('signup.add_answer')}>
          {limits
            .filter((limit) => !shown.includes(limit))
            .map(([note]) => (
              <li key={note}>
                <Button size="s" icon={<Plus aria-hidden="true" />} onClick={() => setOpened([...opened, note])}>
                  {labels.get(note)?.label ?? humanised(note)}
                </Button>
              </li>
            ))}
        </ul>
      )}
    </StepFrame>
  );
}
