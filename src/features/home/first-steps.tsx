import Camera from 'lucide-react/icons/camera';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './first-steps.module.css';

/**
 * First steps as a numbered list with one main action, shown to members without a photo.
 *
 * @param props.isSignupUnfinished whether steps of the sign-up are left, which are then one of these
 */
export function FirstSteps({ isSignupUnfinished }: { isSignupUnfinished: boolean }) {
  const { t } = useTranslation();
  return (
    <Card>
      <section aria-labelledby="first-steps">
        <h2 id="first-steps" className={styles['title']}>
          {t('home.first_title')}
        </h2>
        <ol className={styles['steps']}>
          <Step text={t('home.first_photo_text')}>
            <ButtonLink variant="primary" icon={<Camera aria-hidden="true" />} href={pathTo('/profile')}>
              {t('home.add_photo')}
            </ButtonLink>
          </Step>
          {isSignupUnfinished && (
            <Step text={t('home.first_signup_text')}>
              <StepLink href={pathTo('/complete-signup')}>{t('profile.signup_go_on')}</StepLink>
            </Step>
          )}
          <Step text={t('home.first_look_text')}>
            <StepLink href={pathTo('/search')}>{t('home.search')}</StepLink>
          </Step>
        </ol>
      </section>
    </Card>
  );
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className={styles['step']}>
      <div className={styles['words']}>
        {children}
        <p className={styles['text']}>{text}</p>
      </div>
    </li>
  );
}

function StepLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className={styles['link']}>
      {children}
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
