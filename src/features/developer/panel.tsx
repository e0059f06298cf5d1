import { Suspense } from 'react';
import { TEMPLATE_NAMES } from '../../../worker/public/runtime-configuration.ts';
import { useSession } from '../../data/session-store.ts';
import { ENTRY_WARNING_COOKIE_NAME, writeStorageCookie } from '../../data/storage-cookie.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { currentTemplate } from '../../templates/features.ts';
import { setTemplate } from '../../templates/set-template.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Section } from './developer-frame.tsx';
import styles from './developer-page.module.css';
import { LandingFunnel } from './landing-funnel.tsx';

const ZeroCredits = lazyPart(() => import('./zero-credits.tsx'));

/** Links to the area's pages, and the panel's three actions (specification, section 4). */
export function Panel() {
  const { t } = useTranslation();
  const session = useSession();
  const next = TEMPLATE_NAMES[(TEMPLATE_NAMES.indexOf(currentTemplate()) + 1) % TEMPLATE_NAMES.length] ?? 'social';
  return (
    <div className={styles['panel']}>
      <nav className={styles['row']} aria-label={t('dev.title')}>
        <ButtonLink href="/_dev/components">{t('dev.components')}</ButtonLink>
        <ButtonLink href="/_dev/dialogs">{t('dev.dialogs')}</ButtonLink>
        <ButtonLink href="/_dev/top-nav">{t('dev.top_nav')}</ButtonLink>
        <ButtonLink href="/_dev/activate-reminder">{t('dev.activate_reminder')}</ButtonLink>
      </nav>
      <Section title={t('dev.actions')}>
        {session.status === 'member' && (
          <Suspense fallback={<Button disabled>{t('dev.zero_credits')}</Button>}>
            <ZeroCredits />
          </Suspense>
        )}
        <Button
          onClick={() => {
            writeStorageCookie(ENTRY_WARNING_COOKIE_NAME, null);
            showToast({ text: t('dev.warning_forgotten'), tone: 'success' });
          }}
        >
          {t('dev.forget_warning')}
        </Button>
        <Button onClick={() => setTemplate(next)}>{t('dev.switch_design', { name: next })}</Button>
      </Section>
      <LandingFunnel />
    </div>
  );
}
