import { type ReactNode, useState } from 'react';
import type { SearchFilters } from '../../../worker/public/member-search.ts';
import { failureText, NOT_READ } from '../../data/failure-text.ts';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { hasSaidWhom, noteSaidWhom } from '../../data/said-whom.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toasts.ts';
import { loadSearch } from './load-search.ts';
import { useOwnFilters } from './own-filters.ts';
import { asksWhom } from './seek-answer.ts';
import styles from './seek-question.module.css';

/** A search as it is opened. */
const FIRST_SEARCH = {
  source: 'search',
  page: 1,
  order: 'nearby',
  hideNudity: false,
  searchAllCountries: false,
} as const;

type Gender = SearchFilters['gender'];

const ANSWERS = [
  { gender: 'female', label: 'matches.meet_women' },
  { gender: 'male', label: 'matches.meet_men' },
  { gender: null, label: 'matches.meet_everyone' },
] as const;

interface SeekQuestionProps {
  /** The server has saved these filters. */
  onSaved: (filters: SearchFilters) => void;
}

/**
 * Asks once whom the member looks for, as the match finder does, and saves the answer in the filters of their search.
 * Nothing if that is known.
 */
export function SeekQuestion({ onSaved }: SeekQuestionProps): ReactNode {
  const { t } = useTranslation();
  const user = useOwnUser();
  const settings = useSiteSettings();
  const filters = useOwnFilters();
  const [isSaid, setSaid] = useState(false);
  const [busy, setBusy] = useState<Gender | undefined>(undefined);
  if (isSaid || user === null || settings === null || hasSaidWhom(user.profile.id)) return null;
  const facts = { ownGender: user.profile.gender, soughtGender: filters?.gender, searchFields: settings.search_fields };
  if (!asksWhom(facts)) return null;
  const answer = async (gender: Gender) => {
    if (filters === null || busy !== undefined) return;
    setBusy(gender);
    const sought = { ...filters, gender };
    const end = await loadSearch({ ...FIRST_SEARCH, filters: sought }, true);
    setBusy(undefined);
    if (end.status !== 'fetched') {
      // What only a member's page or a filter in use can end with does not happen here: it is the server's failure.
      const text =
        end.status === 'missing' || end.status === 'gone' ? t('problem.server') : failureText(end, t, NOT_READ);
      if (end.status !== 'session-lost') showToast({ text, tone: 'danger' });
      return;
    }
    noteSaidWhom(user.profile.id);
    onSaved(sought);
    // The pressed button goes: keyboard and screen reader users continue at the title.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    setSaid(true);
  };
  return (
    <Card>
      <section className={styles['question']} aria-labelledby="seek-question">
        <h2 id="seek-question" className={styles['title']}>
          {t('matches.signup_title')}
        </h2>
        <div className={styles['answers']}>
          {ANSWERS.map(({ gender, label }) => (
            <Button key={label} disabled={filters === null} busy={busy === gender} onClick={() => void answer(gender)}>
              {t(label)}
            </Button>
          ))}
        </div>
      </section>
    </Card>
  );
}
