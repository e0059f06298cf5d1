import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { calls } from '../../data/calls.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { failureText, NOT_READ } from '../../data/failure-text.ts';
import { useOwnUser } from '../../data/own-account.tsx';
import { useAttemptId } from '../../data/use-attempt-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RESEND_WAIT_S, ResendButton } from './resend-button.tsx';
import { useCountdown } from './use-countdown.ts';

/** Sends the mail again to the logged-in member; whose address is confirmed already is told so, and needs none. */
export default function ResendToMember() {
  const { t } = useTranslation();
  return useOwnUser()?.email_confirmed === true ? (
    <>
      <Banner tone="info" icon={<MailCheck />}>
        {t('activation.link_used')}
      </Banner>
      <div>
        <ButtonLink variant="primary" href={pathTo('/home')}>
          {t('error.to_home')}
        </ButtonLink>
      </div>
    </>
  ) : (
    <Resend />
  );
}

function Resend() {
  const { t } = useTranslation();
  const attemptId = useAttemptId();
  const { secondsLeft, start } = useCountdown();
  const [sentCount, setSentCount] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const resend = async () => {
    setBusy(true);
    // The same failure again is told again.
    setProblem(null);
    const id = attemptId({ sentCount });
    const result = await calls.resendActivation(null, id);
    setBusy(false);
    setProblem(result.status === 'answered' ? null : result);
    if (result.status === 'answered') setSentCount(sentCount + 1);
    if (result.status === 'answered') start(RESEND_WAIT_S);
    if (result.status === 'too-many-requests') start(result.retryAfterS);
  };
  return (
    <>
      {problem !== null && (
        <Banner tone="danger" role="alert">
          {failureText(problem, t, NOT_READ)}
        </Banner>
      )}
      {problem === null && sentCount > 0 && (
        <Banner tone="info" role="status" icon={<MailCheck />}>
          {t('activation.sent_to_own')}
        </Banner>
      )}
      <div>
        <ResendButton secondsLeft={secondsLeft} busy={busy} onResend={() => void resend()} />
      </div>
    </>
  );
}
