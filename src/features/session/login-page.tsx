import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { calls } from '../../data/calls.ts';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { parseNextPath } from '../../routing/next-path.ts';
import { pathTo } from '../../routing/path-to.ts';
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
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [missing, setMissing] = useState(NO_ERRORS);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (missing !== NO_ERRORS) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missing]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const email = textOf(data, 'email').trim();
    const password = textOf(data, 'password');
    setProblem(null);
    if (email === '' || password === '') {
      setMissing({ email: email === '', password: password === '' });
      return;
    }
    setMissing(NO_ERRORS);
    setBusy(true);
    const result = await calls.logIn({ email, password });
    setBusy(false);
    if (result.status === 'banned') navigate(pathTo('/pages/ban'), { state: { ban: result.ban } });
    else if (result.status !== 'logged-in') setProblem(result);
  };

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
        <SessionNotice hasProblem={problem !== null} />
        {problem !== null && (
          <FormAlert
            action={problem.status === 'storage-refused' && session.status === 'visitor' && <StorageChoice size="s" />}
          >
            {loginProblemText(problem, t)}
          </FormAlert>
        )}
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

/** Explains why the user was sent to this page, or why login is not possible. */
function SessionNotice({ hasProblem }: { hasProblem: boolean }) {
  const { t } = useTranslation();
  const session = useSession();
  const hasBackLink = parseNextPath(new URLSearchParams(useSearch()).get('next')) !== null;
  const state: unknown = useHistoryState();
  if (session.status === 'storage-refused' || session.status === 'storage-blocked') {
    return <StorageTrouble />;
  }
  if (session.status === 'worker-failed') {
    const reload = (
      <Button size="s" onClick={() => location.reload()}>
        {t('session.reload')}
      </Button>
    );
    return (
      <Banner tone="danger" role="alert" action={reload}>
        {t('session.worker_failed_text')}
      </Banner>
    );
  }
  // A current problem takes precedence over how the user got here.
  if (hasProblem) return null;
  if (typeof state === 'object' && state !== null && 'loggedOut' in state) {
    return (
      <Banner tone="info" role="status">
        {t('login.logged_out')}
      </Banner>
    );
  }
  if (session.status === 'visitor' && session.cause === 'lost') {
    return (
      <Banner tone="warning" role="status">
        {t(hasBackLink ? 'login.session_lost_return' : 'login.session_lost')}
      </Banner>
    );
  }
  // Always in the prerendered page, which is made without a query: a notice that came with hydration would push the
  // form away under the pointer of who presses just then.
  return (
    <div className={classNames(styles['needed'], hasBackLink && styles['shown'])}>
      <Banner tone="info">{t('login.needed')}</Banner>
    </div>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
