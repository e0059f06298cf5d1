import { troubleIn } from '../../data/use-fetch.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowBoundary } from '../../routing/row-boundary.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHomeMembers } from '../members/use-home-members.ts';
import styles from './new-likes-block.module.css';
import { Story } from './story.tsx';

const PLACES = [1, 2, 3, 4];

/** The newest members, as entries of the row that starts with new likes. */
export function NewestStories() {
  const { t } = useTranslation();
  const { profiles, load, retry } = useHomeMembers('members-newest');
  const trouble = troubleIn(load);
  if (profiles !== null) {
    return profiles.map((profile) => (
      <RowBoundary key={profile.id} row={profile}>
        <Story profile={profile} />
      </RowBoundary>
    ));
  }
  if (trouble === null) {
    return PLACES.map((place) => (
      <li key={place} className={styles['one']} aria-hidden="true">
        <span className={styles['place']}>
          <Skeleton shape="block" height="100%" />
        </span>
      </li>
    ));
  }
  return (
    <li className={styles['failed']}>
      <Banner
        tone={trouble === 'offline' ? 'info' : 'warning'}
        role="status"
        action={
          <Button size="s" onClick={retry}>
            {t('ui.retry')}
          </Button>
        }
      >
        {t(trouble === 'offline' ? 'home.members_offline' : 'home.members_failed')}
      </Banner>
    </li>
  );
}
