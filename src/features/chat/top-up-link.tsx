import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { rememberChat } from './top-up-return.ts';

/** Links to the credit packs; from there, and after payment, a link leads back to this chat. */
export function TopUpLink({ conversationId }: { conversationId: number }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <ButtonLink
      href={pathTo('/credits')}
      size="s"
      variant="primary"
      onClick={() => rememberChat(session, conversationId)}
    >
      {t('chat.top_up')}
    </ButtonLink>
  );
}
