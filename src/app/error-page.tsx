import { Suspense } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { ErrorBoundary } from '../routing/error-boundary.tsx';
import { lazyPart } from '../routing/lazy-part.ts';
import { pathTo } from '../routing/path-to.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useIsInBrowser } from '../ui/use-is-in-browser.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './error-page.module.css';

export type ErrorKind =
  | { cause: 'not-found'; path: string }
  /** A file of the page failed to load: not an error of the site, so it has no status code. */
  | { cause: 'not-loaded'; retry: () => void }
  | { cause: 'broken'; retry: () => void };

const STATUS = { 'not-found': '404', broken: '500' } as const;

/** In the prerendered page, which is one for all addresses. */
const ANY_PATH = '…';

const ErrorPageOffer = lazyPart(() => import('./error-page-offer.tsx'));

/**
 * Shows error, status code and status message (specification, section 2), what happened in plain words and what to do.
 * Of a page that is not there the plain words come first, and the rest is in small print. Within a member's frame it
 * also shows the member's own profile; for others, the sign-up.
 */
export function ErrorPage({ kind, isMember = false }: { kind: ErrorKind; isMember?: boolean }) {
  const { t } = useTranslation();
  const isMissing = kind.cause === 'not-found';
  return (
    <div className={classNames(styles['page'], !isMember && styles['visitor'])}>
      {kind.cause !== 'not-loaded' && (
        <p className={styles['status']} aria-hidden="true">
          {STATUS[kind.cause]}
        </p>
      )}
      <div className={styles['words']}>
        <Words kind={kind} />
        <div className={styles['actions']}>
          {kind.cause !== 'not-found' && (
            <Button variant="primary" onClick={kind.retry}>
              {t('ui.retry')}
            </Button>
          )}
          {/* To a visitor, the sign-up beside it is the way on, and it leads to the login too. */}
          <ButtonLink
            variant={isMissing && isMember ? 'primary' : 'secondary'}
            href={isMember ? pathTo('/home') : pathTo('/')}
          >
            {t(isMember ? 'error.to_home' : 'error.to_index')}
          </ButtonLink>
          {!isMember && !isMissing && <ButtonLink href={pathTo('/login')}>{t('nav.log_in')}</ButtonLink>}
          {isMember && isMissing && <ButtonLink href={pathTo('/members')}>{t('route.search')}</ButtonLink>}
        </div>
      </div>
      <ErrorBoundary fallback={() => null}>
        {/* Busy keeps the footer hidden until the offer, which would push it down, is there
            (visitor-frame.module.css). */}
        <Suspense fallback={<div aria-busy="true" />}>
          <ErrorPageOffer isMember={isMember} />
        </Suspense>
      </ErrorBoundary>
      {isMissing && <Record path={kind.path} />}
    </div>
  );
}

/** What somebody quotes who asks for help: error, status and message (specification, section 5), in small print. */
function Record({ path }: { path: string }) {
  const { t } = useTranslation();
  const isInBrowser = useIsInBrowser();
  return (
    <p className={styles['record']}>
      <ErrorTitle status={STATUS['not-found']} /> ·{' '}
      <span>{t('error.not_found', { path: isInBrowser ? path : ANY_PATH })}</span>
    </p>
  );
}

/** "Error" with the status code, which is seen above and heard here. */
function ErrorTitle({ status }: { status: string }) {
  const { t } = useTranslation();
  return (
    <>
      {t('error.title', { status }).replace(status, '').trim()} <VisuallyHidden>{status}</VisuallyHidden>
    </>
  );
}

function Words({ kind }: { kind: ErrorKind }) {
  const { t } = useTranslation();
  if (kind.cause === 'not-loaded') {
    return (
      <>
        <h1 className={styles['title']} tabIndex={-1}>
          {t('problem.title')}
        </h1>
        <p className={styles['message']}>{t('start.failed')}</p>
      </>
    );
  }
  if (kind.cause === 'not-found') {
    return (
      <>
        <h1 className={styles['title']} tabIndex={-1}>
          {t('error.missing_title')}
        </h1>
        <p className={styles['cause']}>{t('error.not_found_cause')}</p>
      </>
    );
  }
  const status = STATUS[kind.cause];
  return (
    <>
      <h1 className={styles['title']} tabIndex={-1}>
        <ErrorTitle status={status} />
      </h1>
      <p className={styles['message']}>{t('error.broken')}</p>
      <p className={styles['cause']}>{t('error.broken_cause')}</p>
    </>
  );
}
