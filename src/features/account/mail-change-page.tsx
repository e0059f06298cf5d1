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
import { TaskPage, type TaskPageProps } from './task-page.tsx';
import { type LinkProblem, useLink } from './use-link.ts';
import { Working } from './working.tsx';

const WORDS: Record<LinkProblem, { title: MessageId; text: MessageId }> = {
  used: { title: 'link.used_title', text: 'mail_change.link_used' },
  expired: { title: 'link.expired_title', text: 'mail_change.link_expired' },
  unknown: { title: 'link.unknown_title', text: 'mail_change.link_unknown' },
};

/** Target of the link that confirms a new address. */
export default function MailChangePage({ Extract }: TaskPageProps) {
  return (
    <TaskPage Extract={Extract}>
      <UseLink />
    </TaskPage>
  );
}

function UseLink() {
  const { t } = useTranslation();
  const isMember = useSession().status === 'member';
  const { link, retry } = useLink(useLinkToken(), (token, attemptId) => calls.confirmMailChange(token, attemptId));
  const onward = (
    <CardActions>
      <ButtonLink variant="primary" href={isMember ? pathTo('/home') : pathTo('/login')}>
        {t(isMember ? 'error.to_home' : 'nav.log_in')}
      </ButtonLink>
      {link.state === 'dead' && link.problem !== 'used' && (
        <ButtonLink href={`${pathTo('/notifications')}#email-change-incorrect`}>{t('mail_change.again')}</ButtonLink>
      )}
    </CardActions>
  );
  switch (link.state) {
    case 'working':
      return <Working title={t('route.mail_change')} />;
    case 'failed':
      return (
        <FormCard title={t('route.mail_change')}>
          <LoadProblem problem={link.problem} onRetry={retry} />
        </FormCard>
      );
    case 'done':
      return (
        <FormCard
          icon={<CircleCheck />}
          tone="success"
          title={t('mail_change.done_title')}
          lead={t('mail_change.done_text')}
        >
          {onward}
        </FormCard>
      );
    case 'dead':
      return (
        <FormCard
          icon={<Link2Off />}
          tone="warning"
          title={t(WORDS[link.problem].title)}
          lead={t(WORDS[link.problem].text)}
        >
          {onward}
        </FormCard>
      );
  }
}
