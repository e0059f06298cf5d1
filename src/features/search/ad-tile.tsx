import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './ad-tile.module.css';

interface AdTileProps {
  /** Opens in a new window, without opener or referrer. */
  href: string;
  picture: ReactNode;
  title: string;
  text: string;
}

/** An ad among the results, labelled as such. */
export function AdTile({ href, picture, title, text }: AdTileProps) {
  const { t } = useTranslation();
  return (
    <Card padding="none" interactive>
      <div className={styles['ad']}>
        <p className={styles['label']}>{t('ad.label')}</p>
        <div className={styles['words']}>
          <p className={styles['title']}>
            <a className={styles['link']} href={href} target="_blank" rel="noopener noreferrer sponsored">
              {title}
              <VisuallyHidden>
                {' '}
                ({t('ad.label')}, {t('ad.new_window')})
              </VisuallyHidden>
            </a>
          </p>
          <p className={styles['text']}>{text}</p>
        </div>
        <ExternalLink className={styles['away']} aria-hidden="true" />
        <div className={styles['picture']}>{picture}</div>
      </div>
    </Card>
  );
}
