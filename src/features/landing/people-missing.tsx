import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './people-missing.module.css';
import type { LandingPeople } from './use-landing-people.ts';

interface PeopleMissingProps extends Pick<LandingPeople, 'state'> {
  /** `flow`: among what is there without them. */
  at?: 'middle' | 'flow';
}

/** A notice in place of the people if they cannot be loaded; the form still works. */
export function PeopleMissing({ state, at = 'middle' }: PeopleMissingProps) {
  const { t } = useTranslation();
  return (
    <p className={styles['note']} data-at={at} role="status">
      {state === 'failed' ? t('landing.people_missing') : ''}
    </p>
  );
}
