import Camera from 'lucide-react/icons/camera';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMatches } from '../../ui/use-matches.ts';
import { useCostsNote } from '../site/message-costs.ts';
import styles from './first-steps.module.css';

interface FirstStepsProps {
  isSignupUnfinished: boolean;
  mail: ReactNode;
}

/**
 * First steps as a numbered list with one main action, shown to members without a photo.
 *
 * @param props.isSignupUnfinished whether steps of the sign-up are left, which are then one of these
 * @param props.mail the step that confirms the address; null without one
 */
export function FirstSteps({ isSignupUnfinished, mail }: FirstStepsProps) {
  const { t } = useTranslation();
  const costs = useCostsNote(useSiteSettings());
  return (
    <Card>
      <section
        aria-labelledby="first-steps"
        className={isSignupUnfinished ? undefined : mail === null ? styles['pair'] : styles['trio']}
      >
        <h2 id="first-steps" className={styles['title']}>
          {t('home.first_title')}
        </h2>
        <ol className={styles['steps']}>
          <Step
            isMain
            title={mail === null ? null : t('home.first_photo_title')}
            href={pathTo('/profile')}
            action={t('home.add_photo')}
            text={t('home.first_photo_text')}
          />
          {isSignupUnfinished && (
            <Step
              href={pathTo('/complete-signup')}
              action={t('profile.signup_go_on')}
              text={t('home.first_signup_text')}
            />
          )}
          <Step
            title={mail === null ? null : t('home.first_look_title')}
            href={pathTo('/search')}
            action={t('home.search')}
            text={t('home.first_look_text') + costs}
          />
          {mail !== null && (
            <li className={styles['step']}>
              <div className={styles['words']}>
                <h3 className={styles['name']}>{t('activation.confirm')}</h3>
                <Suspense>{mail}</Suspense>
              </div>
            </li>
          )}
        </ol>
      </section>
    </Card>
  );
}

interface StepProps {
  href: string;
  action: string;
  text: string;
  isMain?: boolean;
  /** Beside a step whose buttons do not say what they are for, all have a title, then the text, then a button. */
  title?: string | null;
}

/** On a phone steps are low links side by side, so that the members below are in the first view. */
function Step({ href, action, text, isMain = false, title = null }: StepProps) {
  if (useMatches('phone')) {
    return (
      <li className={classNames(styles['step'], styles['tile'], isMain && styles['main'])}>
        <Link href={href} className={styles['way']}>
          {action}
        </Link>
      </li>
    );
  }
  return (
    <li className={styles['step']}>
      <div className={styles['words']}>
        {title !== null && (
          <>
            <h3 className={styles['name']}>{title}</h3>
            <p className={styles['text']}>{text}</p>
          </>
        )}
        {isMain ? (
          <ButtonLink variant="primary" icon={<Camera aria-hidden="true" />} href={href}>
            {action}
          </ButtonLink>
        ) : title !== null ? (
          <ButtonLink href={href}>{action}</ButtonLink>
        ) : (
          <Link href={href} className={styles['link']}>
            {action}
            <ChevronRight aria-hidden="true" />
          </Link>
        )}
        {title === null && <p className={styles['text']}>{text}</p>}
      </div>
    </li>
  );
}
