import { Link } from 'wouter';
import { AccountMenu } from '../../features/session/account-menu.tsx';
import styles from './social-entries.module.css';
import { useNavigation } from './use-navigation.tsx';

/** A sign above a word at the bottom of a phone, both in a line in a side rail; the account is the last. */
export function SocialEntries() {
  const { entries, user } = useNavigation();
  return (
    <ul className={styles['entries']}>
      {entries.map(({ href, label, icon, badge, current }) => (
        <li key={href}>
          <Link href={href} className={styles['entry']} aria-current={current}>
            {/* Read first: "Chats, 4 unread messages". */}
            <span className={styles['label']}>{label}</span>
            <span className={styles['icon']}>
              {icon}
              <span className={styles['badge']}>{badge}</span>
            </span>
          </Link>
        </li>
      ))}
      <li className={styles['account']}>
        <AccountMenu user={user} />
      </li>
    </ul>
  );
}
