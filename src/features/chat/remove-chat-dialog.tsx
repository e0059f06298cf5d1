import { useState } from 'react';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { removeChat } from './chats-commands.ts';

/** What the question names. */
export interface RemovableChat {
  conversationId: number;
  name: string;
  /** Address of the member's picture; null if there is none. */
  portrait: string | null;
}

interface RemoveChatDialogProps {
  /** The chat to remove; null if the dialog is closed. */
  chat: RemovableChat | null;
  onClose: (removed: boolean) => void;
}

/** Asks for confirmation before removing a chat. */
export function RemoveChatDialog({ chat, onClose }: RemoveChatDialogProps) {
  const { t } = useTranslation();
  const database = useAccountDatabase();
  const [isRemoving, setIsRemoving] = useState(false);
  const confirm = async () => {
    if (chat === null) return;
    setIsRemoving(true);
    const removed = await removeChat(database, chat.conversationId);
    setIsRemoving(false);
    onClose(removed);
  };
  return (
    <ConfirmDialog
      open={chat !== null}
      title={t('chats.remove_title')}
      about={chat ?? undefined}
      text={t('chats.remove_text', { name: chat?.name ?? '' })}
      confirmLabel={t('chats.remove')}
      tone="danger"
      busy={isRemoving}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
    />
  );
}
