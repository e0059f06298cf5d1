import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BlockHeader } from './block-header.tsx';
import styles from './match-finder-block.module.css';

/** Introduces and links to the match-finder. */
export function MatchFinderBlock() {
  const { t } = useTranslation();
  return (
    <>
      <BlockHeader title={t('home.finder_title')} />
      <div className={styles['offer']}>
        <span className={styles['icon']} aria-hidden="true">
          <HeartHandshake />
        </span>
        <p className={styles['text']}>{t('home.finder_text')}</p>
      </div>
      <ButtonLink href={pathTo('/match-finder')}>{t('home.finder_start')}</ButtonLink>
    </>
  );
}
