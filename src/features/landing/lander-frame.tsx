import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useConfiguration } from '../../data/configuration.tsx';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LanguageSelect } from '../site/language-select.tsx';
import { Logo } from '../site/logo.tsx';
import { SiteFooter } from '../site/site-footer.tsx';
import styles from './lander-frame.module.css';

/** What stands around a page that brings its own frame: mark, language, the way in, and the foot. */
export function LanderFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  const isMember = useSession().status === 'member';
  return (
    <div className={styles['frame']}>
      <div className={styles['bar']}>
        <Link
          href={isMember ? pathTo('/home') : pathTo('/')}
          className={styles['logo']}
          aria-label={t(isMember ? 'nav.to_home' : 'nav.to_index', { site: siteName })}
        >
          <Logo siteName={siteName} />
        </Link>
        <div className={styles['tools']}>
          <LanguageSelect />
          <ButtonLink size="s" href={isMember ? pathTo('/home') : pathTo('/login')}>
            {t(isMember ? 'nav.home' : 'nav.log_in')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles['content']}>{children}</div>
      <SiteFooter siteName={siteName} />
    </div>
  );
}
