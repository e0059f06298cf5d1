import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useConfiguration } from '../data/configuration.tsx';
import { LanguageSelect } from '../features/site/language-select.tsx';
import { Logo } from '../features/site/logo.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathTo } from '../routing/path-to.ts';
import { classNames } from '../ui/class-names.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { MemberFooter } from './member-footer.tsx';
import { Notices } from './navigation/notices.tsx';
import signup from './signup-frame.module.css';
import styles from './visitor-frame.module.css';

/** The frame around the steps of the sign-up: the visitor's slim bar, with a way out that loses nothing. */
export function SignupFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  return (
    <div className={classNames(styles['frame'], signup['frame'])}>
      <SkipLink />
      <header className={styles['header']}>
        <Link href={pathTo('/home')} className={styles['logo']} aria-label={t('nav.to_home', { site: siteName })}>
          <Logo siteName={siteName} />
        </Link>
        <div className={styles['tools']}>
          <LanguageSelect />
          <Link href={pathTo('/home')} className={signup['later']}>
            {t('signup.finish_later')}
          </Link>
        </div>
      </header>
      <div className={signup['notices']}>
        <Notices />
      </div>
      <main className={styles['main']} id="main" tabIndex={-1}>
        {children}
      </main>
      <MemberFooter siteName={siteName} />
    </div>
  );
}
