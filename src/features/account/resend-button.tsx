import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';

/** The server sends at most one mail per minute to an address. */
export const RESEND_WAIT_S = 60;

interface ResendButtonProps {
  secondsLeft: number;
  busy: boolean;
  onResend: () => void;
}

/** Resends the mail; shows a countdown until that is possible. */
export function ResendButton({ secondsLeft, busy, onResend }: ResendButtonProps) {
  const { t } = useTranslation();
  return (
    <Button busy={busy} disabled={secondsLeft > 0} onClick={onResend}>
      {secondsLeft > 0 ? t('mail.resend_in', { count: secondsLeft }) : t('mail.resend')}
    </Button>
  );
}
