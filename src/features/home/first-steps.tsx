import Camera from 'lucide-react/icons/camera';
import Search from 'lucide-react/icons/search';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './first-steps.module.css';

/** Suggested first steps, shown to members without a photo. */
export function FirstSteps() {
  const { t } = useTranslation();
  return (
    <Card>
      <section className={styles['steps']} aria-labelledby="first-steps">
        <div>
          <h2 id="first-steps" className={styles['title']}>
            {t('home.first_title')}
          </h2>
          <p className={styles['text']}>{t('home.first_text')}</p>
        </div>
        <div className={styles['actions']}>
          <ButtonLink variant="primary" icon={<Camera aria-hidden="true" />} href={pathTo('/profile')}>
            {t('home.add_photo')}
          </ButtonLink>
          <ButtonLink icon={<Search aria-hidden="true" />} href={pathTo('/search')}>
            {t('home.search')}
          </ButtonLink>
        </div>
      </section>
    </Card>
  );
}
