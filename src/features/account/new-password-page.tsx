import CircleCheck from 'lucide-react/icons/circle-check';
import KeyRound from 'lucide-react/icons/key-round';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { calls } from '../../data/calls.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { failureText } from '../../data/failure-text.ts';
import { useSession } from '../../data/session-store.ts';
import { useAttemptId } from '../../data/use-attempt-id.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { TextField } from '../../ui/text-field.tsx';
import { DeadLink } from './dead-link.tsx';
import { CardActions, FormCard } from './form-card.tsx';
import { useLinkToken } from './link-token.ts';
import styles from './new-password-page.module.css';
import { passwordProblem } from './password-limit.ts';
import { TaskPage, type TaskPageProps } from './task-page.tsx';
import { type LinkProblem, linkProblem } from './use-link.ts';

/** Links used here. A new password ends the session of its member, and the page begins anew in the frame of visitors. */
const usedTokens = new Set<string>();

type FormState =
  | { state: 'open'; problem: CallFailure | null }
  | { state: 'dead'; problem: LinkProblem }
  | { state: 'done' };

/** Sets a new password using the link in the mail. */
export default function NewPasswordPage({ Extract }: TaskPageProps) {
  return (
    <TaskPage Extract={Extract}>
      <SetPassword />
    </TaskPage>
  );
}

function SetPassword() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const attemptId = useAttemptId();
  const isMember = useSession().status === 'member';
  const [formState, setFormState] = useState<FormState>(
    token === null
      ? { state: 'dead', problem: 'unknown' }
      : usedTokens.has(token)
        ? { state: 'done' }
        : { state: 'open', problem: null },
  );
  const [password, setPassword] = useState('');
  // An object: each press leads back to the field, also where the same is wrong again.
  const [wrong, setWrong] = useState<{ words: MessageId } | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (wrong !== null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);
  useEffect(() => {
    if (formState.state === 'done') result.current?.focus();
  }, [formState]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || token === null) return;
    const found = passwordProblem(password);
    setWrong(found === null ? null : { words: found });
    // What went wrong before is read out again only as something new.
    setFormState({ state: 'open', problem: null });
    if (found !== null) return;
    setBusy(true);
    const id = attemptId({ token, password });
    const answer = await calls.resetPassword(token, password, id);
    setBusy(false);
    const dead = linkProblem(answer);
    if (answer.status === 'answered') {
      usedTokens.add(token);
      setFormState({ state: 'done' });
      // Whose session this has ended is told at once, not by the next poll: until then the log-in leads nowhere.
      void calls.refresh();
    } else if (dead !== null) {
      setFormState({ state: 'dead', problem: dead });
      // The button that was pressed goes with the form.
      focusIfLost();
    } else if (answer.status === 'refused' && 'password' in answer.fields)
      setWrong({ words: 'password.new_not_accepted' });
    else setFormState({ state: 'open', problem: answer });
  };

  if (formState.state === 'dead') return <DeadLink problem={formState.problem} />;
  if (formState.state === 'done') {
    return (
      <div ref={result} tabIndex={-1} className={styles['result']}>
        <FormCard icon={<CircleCheck />} tone="success" title={t('password.done_title')} lead={t('password.done_text')}>
          <CardActions>
            {/* A member by now is another one than the link is for. */}
            <ButtonLink variant="primary" href={isMember ? pathTo('/home') : pathTo('/login')}>
              {t(isMember ? 'error.to_home' : 'nav.log_in')}
            </ButtonLink>
          </CardActions>
        </FormCard>
      </div>
    );
  }
  return (
    <FormCard icon={<KeyRound />} title={t('password.new_heading')} lead={t('password.new_lead')}>
      {formState.problem !== null && (
        <Banner tone="danger" role="alert">
          {failureText(formState.problem, t)}
        </Banner>
      )}
      <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        {/* Password managers look for the account here; the link does not contain its address. */}
        <input type="text" autoComplete="username" value="" readOnly hidden />
        <TextField
          label={t('password.new_label')}
          hint={t('password.new_hint')}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setWrong(null);
          }}
          error={wrong === null ? null : t(wrong.words)}
        />
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          {t('password.save')}
        </Button>
      </form>
    </FormCard>
  );
}
