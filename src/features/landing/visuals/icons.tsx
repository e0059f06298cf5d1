import Clapperboard from 'lucide-react/icons/clapperboard';
import Coffee from 'lucide-react/icons/coffee';
import Footprints from 'lucide-react/icons/footprints';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Music from 'lucide-react/icons/music';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../i18n/translation.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import styles from './icons.module.css';

const ICONS: readonly { icon: ReactNode; label: MessageId }[] = [
  { icon: <MessagesSquare />, label: 'landing.icon_talk' },
  { icon: <Coffee />, label: 'landing.icon_coffee' },
  { icon: <Footprints />, label: 'landing.icon_walk' },
  { icon: <Music />, label: 'landing.icon_music' },
  { icon: <UtensilsCrossed />, label: 'landing.icon_cook' },
  { icon: <Clapperboard />, label: 'landing.icon_film' },
];

/** What people do together, each sign with its word. */
export function Icons() {
  const { t } = useTranslation();
  return (
    <ul className={styles['icons']}>
      {ICONS.map(({ icon, label }) => (
        <li key={label} className={styles['icon']}>
          <span aria-hidden="true">{icon}</span>
          {t(label)}
        </li>
      ))}
    </ul>
  );
}
