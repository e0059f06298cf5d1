import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { shortAddress } from './short-address.ts';

interface LeaveSiteDialogProps {
  /** Target of the clicked link; null if none was clicked. */
  href: string | null;
  onClose: () => void;
}

/** Asks for confirmation before a link in a message leaves the site. */
export function LeaveSiteDialog({ href, onClose }: LeaveSiteDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={href !== null}
      title={t('chat.leave_title')}
      text={href === null ? '' : t('chat.leave_text', { address: shortAddress(href) })}
      confirmLabel={t('chat.leave_open')}
      onConfirm={() => {
        if (href !== null) window.open(href, '_blank', 'noopener,noreferrer');
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
