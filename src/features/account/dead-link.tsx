import Link2Off from 'lucide-react/icons/link-2-off';
import { useSession } from '../../data/session-store.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardActions, FormCard } from './form-card.tsx';
import type { LinkProblem } from './use-link.ts';

const WORDS: Record<LinkProblem, { title: MessageId; text: MessageId }> = {
  used: { title: 'link.used_title', text: 'password.link_used' },
  expired: { title: 'link.expired_title', text: 'password.link_expired' },
  unknown: { title: 'link.unknown_title', text: 'password.link_unknown' },
};

/** Explains why the link in the mail does not work, and how to get another. */
export function DeadLink({ problem }: { problem: LinkProblem }) {
  const { t } = useTranslation();
  const isMember = useSession().status === 'member';
  const { title, text } = WORDS[problem];
  return (
    <FormCard icon={<Link2Off />} tone="warning" title={t(title)} lead={t(text)}>
      <CardActions>
        <ButtonLink variant="primary" href={pathTo('/reset-password')}>
          {t('password.submit')}
        </ButtonLink>
        <ButtonLink href={isMember ? pathTo('/home') : pathTo('/login')}>
          {t(isMember ? 'error.to_home' : 'nav.log_in')}
        </ButtonLink>
      </CardActions>
    </FormCard>
  );
}
