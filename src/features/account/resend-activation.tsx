import { calls } from '../../data/calls.ts';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { MailForm } from './mail-form.tsx';

/** Needs the database, which visitors never load. */
const ResendToMember = lazyPart(() => import('./resend-to-member.tsx'));

/** Resends the activation mail: to the logged-in member, or to the address that a visitor enters. */
export function ResendActivation() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.status === 'member') return <ResendToMember />;
  return (
    <MailForm
      submitLabel={t('activation.resend')}
      sentText={(email) => t('activation.sent', { email })}
      send={(email, attemptId) => calls.resendActivation(email, attemptId)}
    />
  );
}
