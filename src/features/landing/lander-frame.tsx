import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useConfiguration } from '../../data/configuration.tsx';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type LandingSlug, landingSlug } from '../../routing/landing-slug.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { LanguageSelect } from '../site/language-select.tsx';
import { Logo } from '../site/logo.tsx';
import { SiteFooter } from '../site/site-footer.tsx';
import styles from './lander-frame.module.css';
import type { LandingLayout } from './landing-page-props.ts';

interface LanderFrameProps {
  layout?: LandingLayout;
  /** For pages that have a URL per language. */
  slug?: LandingSlug | null;
  /** At the end of the bar, instead of the link to the login or the member's home. */
  end?: ReactNode;
  children: ReactNode;
}

/** The frame of pages outside the usual layout: a bar with logo, language selection and login link, and the footer. */
export function LanderFrame({ layout = 'lander', slug = null, end, children }: LanderFrameProps) {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  const isMember = useSession().status === 'member';
  const [path, navigate] = useLocation();
  return (
    <div className={styles['frame']} data-layout={layout}>
      <SkipLink target="content" />
      <header className={styles['bar']}>
        <Link
          href={isMember ? pathTo('/home') : pathTo('/')}
          className={styles['logo']}
          aria-label={t(isMember ? 'nav.to_home' : 'nav.to_index', { site: siteName })}
        >
          <Logo siteName={siteName} />
        </Link>
        <div className={styles['tools']}>
          <LanguageSelect
            onChosen={(locale) => {
              if (slug !== null)
                navigate(path.replace(/[^/]+\/?$/, landingSlug(locale, slug.niche)), { replace: true });
            }}
          />
          {end === undefined ? (
            <ButtonLink size="s" href={isMember ? pathTo('/home') : pathTo('/login')}>
              {t(isMember ? 'nav.home' : 'nav.log_in')}
            </ButtonLink>
          ) : (
            end
          )}
        </div>
      </header>
      <main className={styles['content']} id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter siteName={siteName} />
    </div>
  );
}
