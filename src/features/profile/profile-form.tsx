import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ABOUT_ME_TEXTAREA_HEIGHT_PX, AGE_MIN_YEARS, CITY_MAX_LENGTH } from '../../../worker/public/constants.ts';
import type { Settings } from '../../../worker/public/database.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAnswer } from '../../worker-client/use-answer.ts';
import { AnswerPlace } from '../site/answer-place.tsx';
import { saveProblemText } from '../site/save-problem.ts';
import { useConnectionTrouble } from '../site/use-connection-trouble.ts';
import { type SaveEnd, saveProfile } from './commands.ts';
import { ConfigurableFields } from './configurable-fields.tsx';
import {
  birthDateLimits,
  draftOf,
  isBirthDateAllowed,
  type OwnProfile,
  type ProfileDraft,
  profileChanges,
} from './profile-draft.ts';
import styles from './profile-page.module.css';
import { useLeaveGuard } from './use-leave-guard.tsx';

const GENDERS = ['female', 'male', 'other'] as const;
const PERSONAL_MAX_LENGTH = 10_000;

/** All that can be told of oneself, with the state of saving. */
export function ProfileForm({ profile, settings }: { profile: OwnProfile; settings: Settings }) {
  const { t, locale, formatCountry } = useTranslation();
  const { trouble } = useConnectionTrouble();
  const fields = useAnswer({ key: 'profile-fields', locale });
  const [draft, setDraft] = useState<ProfileDraft>(() => draftOf(profile));
  const [end, setEnd] = useState<SaveEnd | 'saving' | 'wrong-date' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const changes = profileChanges(profile, draft);
  const leaveDialog = useLeaveGuard(changes !== null);
  const invalid = typeof end === 'object' && end?.status === 'invalid' ? end.fields : {};
  useEffect(() => {
    if (end !== null && end !== 'saving') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [end]);
  const change = (part: Partial<ProfileDraft>) => {
    setDraft({ ...draft, ...part });
    if (end !== 'saving') setEnd(null);
  };
  const save = async () => {
    if (changes === null || end === 'saving') return;
    if (!isBirthDateAllowed(draft.date_of_birth, Date.now())) {
      setEnd('wrong-date');
      return;
    }
    setEnd('saving');
    setEnd(await saveProfile(changes));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trouble === null) void save();
  };
  const regions = settings.region_data[draft.country] ?? [];
  const countries = [...new Set([...settings.countries, draft.country])]
    .map((code) => ({ value: code, label: formatCountry(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  const none = { value: '', label: t('profile.not_told') };
  const limits = birthDateLimits(Date.now());
  const isDateWrong = end === 'wrong-date' || invalid['date_of_birth'] !== undefined;
  return (
    <form ref={form} className={styles['column']} onSubmit={submit} noValidate>
      <Card>
        <div className={styles['section']}>
          <h2 className={styles['title']}>{t('profile.basics')}</h2>
          <div className={styles['pair']}>
            <SelectField
              label={t('search.gender')}
              value={draft.gender ?? ''}
              options={[none, ...GENDERS.map((gender) => ({ value: gender, label: t(`profile.gender_${gender}`) }))]}
              onChange={(value) => change({ gender: GENDERS.find((gender) => gender === value) ?? null })}
            />
            <TextField
              label={t('profile.date_of_birth')}
              type="date"
              autoComplete="bday"
              value={draft.date_of_birth ?? ''}
              min={limits.min}
              max={limits.max}
              onChange={({ target }) => change({ date_of_birth: target.value === '' ? null : target.value })}
              error={isDateWrong ? t('profile.date_of_birth_error', { min_age: AGE_MIN_YEARS }) : null}
            />
          </div>
          <h2 className={styles['title']}>{t('profile.place')}</h2>
          <div className={styles['pair']}>
            <SelectField
              label={t('search.country')}
              value={draft.country}
              options={countries}
              autoComplete="country"
              onChange={(country) => change({ country, countryregion: null, city: null })}
            />
            <SelectField
              label={t('search.region')}
              value={String(draft.countryregion ?? '')}
              options={[none, ...regions.map((region) => ({ value: String(region.id), label: region.name }))]}
              disabled={regions.length === 0}
              onChange={(value) => change({ countryregion: value === '' ? null : Number(value) })}
            />
            <TextField
              label={t('profile.city')}
              value={draft.city ?? ''}
              maxLength={CITY_MAX_LENGTH}
              autoComplete="address-level2"
              onChange={({ target }) => change({ city: target.value })}
              error={invalid['city'] === undefined ? null : t('profile.not_accepted')}
            />
          </div>
        </div>
      </Card>
      <Card>
        <div className={styles['section']}>
          <h2 className={styles['title']}>{t('member.about')}</h2>
          <TextArea
            label={t('profile.about_label')}
            value={draft.personal ?? ''}
            style={{ minBlockSize: ABOUT_ME_TEXTAREA_HEIGHT_PX }}
            maxLength={PERSONAL_MAX_LENGTH}
            onChange={({ target }) => change({ personal: target.value })}
            error={invalid['personal'] === undefined ? null : t('profile.not_accepted')}
          />
        </div>
      </Card>
      <AnswerPlace answer={fields} height="30rem">
        {(row) => (
          <Card>
            <ConfigurableFields
              known={row.answer}
              fields={draft.fields}
              notes={draft.notes}
              onFields={(next) => change({ fields: next })}
              onNotes={(next) => change({ notes: next })}
            />
          </Card>
        )}
      </AnswerPlace>
      <div className={styles['save']}>
        {typeof end === 'object' && end !== null && end.status !== 'saved' && (
          <Banner tone="danger" role="alert">
            {saveProblemText(end, t)}
          </Banner>
        )}
        <div className={styles['save-line']}>
          <p className={styles['note']} role="status" id="profile-state">
            {end === 'saving'
              ? t('profile.saving')
              : trouble !== null
                ? t(`problem.save_${trouble}`)
                : changes !== null
                  ? t('profile.unsaved')
                  : t('profile.saved')}
          </p>
          <Button
            type="submit"
            variant="primary"
            busy={end === 'saving'}
            disabled={trouble !== null || changes === null}
            aria-describedby="profile-state"
          >
            {t('ui.save')}
          </Button>
        </div>
      </div>
      {leaveDialog}
    </form>
  );
}
