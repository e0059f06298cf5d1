import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useConfiguration } from '../data/configuration.tsx';
import { LanguageSelect } from '../features/site/language-select.tsx';
import { Logo } from '../features/site/logo.tsx';
import { SiteFooter } from '../features/site/site-footer.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathTo } from '../routing/path-to.ts';
import { ButtonLink } from '../ui/button.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import type { Layout } from './route.ts';
import styles from './visitor-frame.module.css';

interface VisitorFrameProps {
  layout: Layout;
  /** Where the header's login button leads; null on the login page, which needs none. */
  login: string | null;
  children: ReactNode;
}

/** The frame around a page for visitors. */
export function VisitorFrame({ layout, login, children }: VisitorFrameProps) {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  if (layout === 'empty' || layout === 'lander')
    return (
      // Such a page brings its own landmarks (`LanderFrame`): a bar and a footer within `main` would be none.
      <div id="main" tabIndex={-1}>
        {children}
      </div>
    );
  return (
    <div className={styles['frame']}>
      <SkipLink />
      <header className={styles['header']}>
        <Link href={pathTo('/')} className={styles['logo']} aria-label={t('nav.to_index', { site: siteName })}>
          <Logo siteName={siteName} />
        </Link>
        <div className={styles['tools']}>
          <LanguageSelect />
          {login !== null && (
            <ButtonLink size="s" href={login}>
              {t('nav.log_in')}
            </ButtonLink>
          )}
        </div>
      </header>
      <main className={styles['main']} id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter siteName={siteName} />
    </div>
  );
}
