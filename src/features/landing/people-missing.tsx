import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './people-missing.module.css';
import type { LandingPeople } from './use-landing-people.ts';

/** Says, in the room of the people, that they cannot be shown; the form works all the same. */
export function PeopleMissing({ state }: Pick<LandingPeople, 'state'>) {
  const { t } = useTranslation();
  return (
    <p className={styles['note']} role="status">
      {state === 'failed' ? t('landing.people_missing') : ''}
    </p>
  );
}
