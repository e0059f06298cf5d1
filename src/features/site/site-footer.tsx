import { Link } from 'wouter';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../routing/paths.ts';
import { Logo } from './logo.tsx';
import styles from './site-footer.module.css';

const LINKS = [
  ['/pricing', 'route.pricing'],
  [paths.content('faq'), 'route.faq'],
  [paths.content('service'), 'route.service'],
  [paths.content('terms'), 'route.terms'],
  [paths.content('privacy'), 'route.privacy'],
  [paths.content('cookies'), 'route.cookies'],
  [paths.content('return-policy'), 'route.return_policy'],
  [`${paths.content('return-policy')}#withdraw`, 'withdrawal.withdraw'],
  ['/complaints', 'route.complaints'],
] as const satisfies readonly (readonly [string, MessageId])[];

/** The foot of a page: what the site is, and its texts. */
export function SiteFooter({ siteName }: { siteName: string }) {
  const { t } = useTranslation();
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
        <p>{t('site.footer_note')}</p>
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
