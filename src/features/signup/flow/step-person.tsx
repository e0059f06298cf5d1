import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { AGE_MAX_YEARS, AGE_MIN_YEARS } from '../../../../worker/public/constants.ts';
import { AnswerView } from '../../../data/answer-view.tsx';
import { calls } from '../../../data/calls.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import type { MessageId } from '../../../i18n/translation.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { type DateFault, dateFault, dateOfParts, datePartsOf } from './date-of-birth.ts';
import { DateOfBirthField } from './date-of-birth-field.tsx';
import styles from './flow.module.css';
import { GenderField } from './gender-field.tsx';
import { changedFields } from './operator-fields.ts';
import { skippedPerson } from './skipped-person.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { useStepSave } from './use-step-save.ts';

const FAULT_WORDS = {
  incomplete: 'signup.date_incomplete',
  'no-day': 'profile.date_of_birth_no_day',
  age: 'profile.date_of_birth_error',
  'too-old': 'profile.date_of_birth_too_old',
} as const satisfies Record<DateFault, MessageId>;

/** Step 4: gender, date of birth and the operator's fields. Saving requires a valid date; skipping does not. */
export default function StepPerson({ user, draft, change, send, headingLevel }: StepProps) {
  const { t, locale } = useTranslation();
  const save = useStepSave('profile');
  const known = useAnswer({ key: 'profile-fields', locale });
  const [fault, setFault] = useState<DateFault | null>(null);
  const { profile } = user;
  const gender = draft.gender === undefined ? profile.gender : draft.gender;
  const parts = draft.dateParts ?? datePartsOf(profile.date_of_birth);
  const date = dateOfParts(parts);
  const fields = changedFields(profile.fields, draft.fields, known.row?.answer ?? null);
  const submit = () => {
    const found = dateFault(parts, new Date());
    setFault(found);
    if (found !== null || date === null) return;
    void save.run(
      () =>
        calls.saveProfile({
          gender,
          date_of_birth: date,
          ...(fields === null ? {} : { fields }),
        }),
      () => send({ type: 'person-saved' }),
    );
  };
  const skip = () => {
    setFault(null);
    const changes = skippedPerson(profile, draft, fields);
    if (changes === null) send({ type: 'person-skipped' });
    else
      void save.run(
        () => calls.saveProfile(changes),
        () => send({ type: 'person-skipped' }),
      );
  };
  return (
    <StepFrame
      headingLevel={headingLevel}
      title={t('signup.person_title')}
      lead={t('signup.person_text')}
      problem={save.problem}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" variant="primary" size="l" busy={save.isBusy}>
            {t('signup.save')}
          </Button>
          <Button variant="quiet" size="l" disabled={save.isBusy} onClick={skip}>
            {t('signup.skip')}
          </Button>
        </>
      }
    >
      <GenderField
        value={gender}
        onChange={(next) => change({ gender: next })}
        error={save.invalid['gender'] === undefined ? null : t('signup.gender_error')}
      />
      <DateOfBirthField
        parts={parts}
        country={profile.country}
        onChange={(next) => {
          setFault(null);
          change({ dateParts: next });
        }}
        error={
          fault !== null
            ? t(FAULT_WORDS[fault], { min_age: AGE_MIN_YEARS, max_age: AGE_MAX_YEARS })
            : save.invalid['date_of_birth'] !== undefined
              ? t('profile.date_of_birth_error', { min_age: AGE_MIN_YEARS })
              : null
        }
      />
      <details className={styles['more']}>
        <summary>
          {t('signup.more_optional')}
          <ChevronDown aria-hidden="true" />
        </summary>
        <div className={styles['fields']}>
          <AnswerView answer={known} height="16rem">
            {(row) => (
              <ChoiceFields
                known={row.answer}
                values={{ ...profile.fields, ...draft.fields }}
                onChange={(field, codes) => change({ fields: { ...draft.fields, [field]: codes } })}
              />
            )}
          </AnswerView>
        </div>
      </details>
    </StepFrame>
  );
}
