import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './people-missing.module.css';
import type { LandingPeople } from './use-landing-people.ts';

/** A notice in place of the people if they cannot be loaded; the form still works. */
export function PeopleMissing({ state }: Pick<LandingPeople, 'state'>) {
  const { t } = useTranslation();
  return (
    <p className={styles['note']} role="status">
      {state === 'failed' ? t('landing.people_missing') : ''}
    </p>
  );
}
