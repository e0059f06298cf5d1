import { Link } from 'wouter';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Logo } from './logo.tsx';
import { type KnownCosts, useCostsNote } from './message-costs.ts';
import styles from './site-footer.module.css';

const LINKS = [
  ['/pricing', 'route.pricing'],
  [pathTo('/pages/faq'), 'route.faq'],
  [pathTo('/pages/service'), 'route.service'],
  [pathTo('/pages/terms'), 'route.terms'],
  [pathTo('/pages/privacy'), 'route.privacy'],
  [pathTo('/pages/cookies'), 'route.cookies'],
  [pathTo('/pages/return-policy'), 'route.return_policy'],
  [`${pathTo('/pages/return-policy')}#withdraw`, 'withdrawal.withdraw'],
  ['/complaints', 'route.complaints'],
] as const satisfies readonly (readonly [string, MessageId])[];

interface SiteFooterProps {
  siteName: string;
  /** Which prerendered pages and visitors' frames do not know. */
  settings?: KnownCosts;
}

/** Page footer: logo, links to the static pages and age notice. */
export function SiteFooter({ siteName, settings = null }: SiteFooterProps) {
  const { t } = useTranslation();
  const costs = useCostsNote(settings);
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <Logo siteName={siteName} />
        <nav className={styles['links']} aria-label={t('nav.footer')}>
          <ul>
            {LINKS.map(([href, label]) => (
              <li key={href}>
                <Link href={href}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>{t('site.footer_note') + costs}</p>
        <p className={styles['age']}>
          <span className={styles['mark']} aria-hidden="true">
            18+
          </span>
          {t('site.adults_only')}
        </p>
      </div>
    </footer>
  );
}
