import MegaphoneOff from 'lucide-react/icons/megaphone-off';
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './premium-perks.module.css';

/** Why one would want premium, in three short lines; the table of benefits compares in full. */
export function PremiumPerks() {
  const { t } = useTranslation();
  return (
    <ul className={styles['perks']}>
      <li>
        <MessageCircleHeart aria-hidden="true" />
        <span>{t('premium.perk_messages')}</span>
      </li>
      <li>
        <MegaphoneOff aria-hidden="true" />
        <span>{t('premium.perk_ads')}</span>
      </li>
      <li>
        <Undo2 aria-hidden="true" />
        <span>{t('premium.perk_withdraw')}</span>
      </li>
    </ul>
  );
}
