import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { rememberChat } from './top-up-return.ts';

/** Leads to the packs of credits; from there and from the payment there is a way back to this chat. */
export function TopUpLink({ conversationId }: { conversationId: number }) {
  const { t } = useTranslation();
  return (
    <ButtonLink href={pathTo('/credits')} size="s" variant="primary" onClick={() => rememberChat(conversationId)}>
      {t('chat.top_up')}
    </ButtonLink>
  );
}
