import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { calls } from '../../data/calls.ts';
import { tidyAddress } from '../../data/email-address.ts';
import { useSession } from '../../data/session-store.ts';
import type { Translation } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { parseNextPath } from '../../routing/next-path.ts';
import { pathTo } from '../../routing/path-to.ts';
import { useQuery } from '../../routing/use-query.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ExtractPlace } from '../site/extract-place.tsx';
import { MeetingArtFrame } from '../site/meeting-art-frame.tsx';
import styles from './login-page.module.css';
import { type LoginProblem, loginProblemText } from './login-problem.ts';
import { StorageChoice } from './storage-choice.tsx';
import { StorageTrouble } from './storage-trouble.tsx';

interface FieldErrors {
  email: boolean;
  password: boolean;
}

const NO_ERRORS: FieldErrors = { email: false, password: false };

/**
 * Login with email and password. The router reacts to the new session and decides where to go next.
 *
 * @param props.Extract of the directory of members, for a template that shows it beside its forms
 */
export default function LoginPage({ Extract }: { Extract: ComponentType<{ rows: number }> }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  // As a key: the same words are read out again after another attempt.
  const [attempts, setAttempts] = useState(0);
  const notice = useLoginNotice();
  // What comes later stands below the form, which stays where it is under the pointer.
  const [firstNotice] = useState(notice);
  const [missing, setMissing] = useState(NO_ERRORS);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (missing !== NO_ERRORS) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missing]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const email = tidyAddress(textOf(data, 'email'));
    const password = textOf(data, 'password');
    if (email === '' || password === '') {
      setProblem(null);
      setMissing({ email: email === '', password: password === '' });
      return;
    }
    setMissing(NO_ERRORS);
    setBusy(true);
    const { pathname } = location;
    const result = await calls.logIn({ email, password });
    setBusy(false);
    setAttempts((count) => count + 1);
    // The answer may take long: who has gone on meanwhile is not led away.
    if (location.pathname !== pathname) return;
    if (result.status === 'banned') navigate(pathTo('/pages/ban'), { state: { ban: result.ban } });
    else if (result.status !== 'logged-in') setProblem(result);
  };

  // Without storage the ways on stay, whatever else is wrong.
  const isNoticeShown = problem === null || (notice === 'storage-trouble' && problem.status !== 'storage-refused');
  const hasExtract = choiceOf('indexAside') === 'directory';
  return (
    <div className={styles['page']}>
      {!hasExtract && (
        <div className={styles['art']}>
          {choiceOf('art') === 'meeting' && <p className={styles['welcome']}>{t('index.headline')}</p>}
          <MeetingArtFrame scene="return" />
        </div>
      )}
      <div className={styles['card']}>
        <h1 className={styles['title']} tabIndex={-1}>
          {t('login.heading')}
        </h1>
        {/* A current problem takes precedence over how the user got here, but not the room of those words. */}
        <SessionNotice notice={firstNotice} isOver={!isNoticeShown || notice !== firstNotice} />
        <form ref={form} method="post" className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            label={t('login.email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={missing.email ? t('login.email_missing') : null}
          />
          <TextField
            label={t('login.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={missing.password ? t('login.password_missing') : null}
          />
          <Button type="submit" variant="primary" size="l" wide busy={busy}>
            {t('login.submit')}
          </Button>
        </form>
        {problem !== null && (
          <FormAlert key={attempts} action={problem.status === 'storage-refused' && <StorageChoice size="s" />}>
            {loginProblemText(problem, t)} {problem.status === 'storage-refused' && t('session.unstored_choice')}
          </FormAlert>
        )}
        {isNoticeShown && notice !== firstNotice && <SessionNotice notice={notice} />}
        <p className={styles['ways']}>
          <Link href={pathTo('/reset-password')}>{t('login.forgot')}</Link>
          <Link href={pathTo('/signup')}>{t('login.to_signup')}</Link>
        </p>
        <p className={styles['note']}>{t('login.note')}</p>
      </div>
      {hasExtract && <ExtractPlace Extract={Extract} headed />}
    </div>
  );
}

/** Why the user was sent to this page, or why login is not possible. */
type LoginNotice = 'needed' | 'logged-out' | 'lost' | 'storage-trouble' | 'worker-failed';

function useLoginNotice(): LoginNotice {
  const session = useSession();
  const state: unknown = useHistoryState();
  if (session.status === 'storage-refused' || session.status === 'storage-blocked') return 'storage-trouble';
  if (session.status === 'worker-failed') return 'worker-failed';
  if (typeof state === 'object' && state !== null && 'loggedOut' in state) return 'logged-out';
  return session.status === 'visitor' && session.cause === 'lost' ? 'lost' : 'needed';
}

/** @param props.isOver it no longer holds and keeps only its room */
function SessionNotice({ notice, isOver = false }: { notice: LoginNotice; isOver?: boolean }) {
  const { t } = useTranslation();
  const hasBackLink = parseNextPath(new URLSearchParams(useQuery()).get('next')) !== null;
  // The prerendered page, which is made without a query, always has that a login is needed: it would push the form away
  // under the pointer if it came with hydration.
  const shown = notice === 'needed' && classNames(styles['needed'], hasBackLink && styles['shown']);
  return (
    <div className={classNames(shown, isOver && styles['over'])}>
      <NoticeBanner notice={notice} hasBackLink={hasBackLink} t={t} />
    </div>
  );
}

interface NoticeBannerProps {
  notice: LoginNotice;
  hasBackLink: boolean;
  t: Translation['t'];
}

function NoticeBanner({ notice, hasBackLink, t }: NoticeBannerProps) {
  switch (notice) {
    case 'storage-trouble':
      return <StorageTrouble />;
    case 'worker-failed':
      return (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="s" onClick={() => location.reload()}>
              {t('session.reload')}
            </Button>
          }
        >
          {t('session.worker_failed_text')}
        </Banner>
      );
    case 'logged-out':
      return (
        <Banner tone="info" role="status">
          {t('login.logged_out')}
        </Banner>
      );
    case 'lost':
      return (
        <Banner tone="warning" role="status">
          {t(hasBackLink ? 'login.session_lost_return' : 'login.session_lost')}
        </Banner>
      );
    case 'needed':
      return <Banner tone="info">{t('login.needed')}</Banner>;
  }
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
