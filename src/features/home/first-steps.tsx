import Camera from 'lucide-react/icons/camera';
import Search from 'lucide-react/icons/search';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './first-steps.module.css';

/**
 * Suggested first steps, shown to members without a photo.
 *
 * @param props.isSignupUnfinished whether steps of the sign-up are left, which are then offered as well
 */
export function FirstSteps({ isSignupUnfinished }: { isSignupUnfinished: boolean }) {
  const { t } = useTranslation();
  return (
    <Card>
      <section className={styles['steps']} aria-labelledby="first-steps">
        <div>
          <h2 id="first-steps" className={styles['title']}>
            {t('home.first_title')}
          </h2>
          <p className={styles['text']}>
            {t('home.first_text')}
            {isSignupUnfinished && (
              <>
                {' '}
                <Link href={pathTo('/complete-signup')} className={styles['go-on']}>
                  {t('profile.signup_go_on')}
                </Link>
              </>
            )}
          </p>
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
