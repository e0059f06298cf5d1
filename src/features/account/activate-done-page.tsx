import CircleCheck from 'lucide-react/icons/circle-check';
import Link2Off from 'lucide-react/icons/link-2-off';
import { calls } from '../../data/calls.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useSession } from '../../data/session-store.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardActions, FormCard } from './form-card.tsx';
import { useLinkToken } from './link-token.ts';
import { ResendActivation } from './resend-activation.tsx';
import { TaskPage, type TaskPageProps } from './task-page.tsx';
import { type LinkProblem, useLink } from './use-link.ts';
import { Working } from './working.tsx';

/** Target of the link in the activation mail. Without a token nothing is confirmed: the link was truncated. */
export default function ActivateDonePage({ Extract }: TaskPageProps) {
  return (
    <TaskPage Extract={Extract}>
      <UseLink token={useLinkToken()} />
    </TaskPage>
  );
}

function UseLink({ token }: { token: string | null }) {
  const { t } = useTranslation();
  const { link, retry } = useLink(token, (used, attemptId) => calls.confirmActivation(used, attemptId));
  switch (link.state) {
    case 'working':
      return <Working title={t('route.activate_done')} />;
    case 'done':
      return <Confirmed />;
    case 'dead':
      return <DeadActivation problem={link.problem} />;
    case 'failed':
      return (
        <FormCard title={t('route.activate_done')}>
          <LoadProblem problem={link.problem} onRetry={retry} />
        </FormCard>
      );
  }
}

function Confirmed() {
  const { t } = useTranslation();
  return (
    <FormCard icon={<CircleCheck />} tone="success" title={t('activation.done_title')} lead={t('activation.done_text')}>
      <OnwardActions />
    </FormCard>
  );
}

const WORDS: Record<LinkProblem, { title: MessageId; text: MessageId }> = {
  used: { title: 'link.used_title', text: 'activation.link_used' },
  expired: { title: 'link.expired_title', text: 'activation.link_expired' },
  unknown: { title: 'link.unknown_title', text: 'activation.link_unknown' },
};

function DeadActivation({ problem }: { problem: LinkProblem }) {
  const { t } = useTranslation();
  const { title, text } = WORDS[problem];
  return (
    <FormCard icon={<Link2Off />} tone="warning" title={t(title)} lead={t(text)}>
      {problem === 'used' ? <OnwardActions /> : <ResendActivation />}
    </FormCard>
  );
}

function OnwardActions() {
  const { t } = useTranslation();
  const isMember = useSession().status === 'member';
  return (
    <CardActions>
      <ButtonLink variant="primary" href={isMember ? pathTo('/home') : pathTo('/login')}>
        {t(isMember ? 'error.to_home' : 'nav.log_in')}
      </ButtonLink>
    </CardActions>
  );
}
