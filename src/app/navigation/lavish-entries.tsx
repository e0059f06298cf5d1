import { Link } from 'wouter';
import { useOwnUser } from '../../data/own-account.tsx';
import { AccountMenu } from '../../features/session/account-menu.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './lavish-entries.module.css';
import { useNavigation } from './use-navigation.tsx';

interface LavishEntriesProps {
  /** In the masthead of a desktop, where the account has a place of its own. */
  isWide: boolean;
  /** The page is being read: out of the way on a phone, until the keyboard comes. */
  isAway: boolean;
}

/** A line of words: in the masthead, or at the bottom of a phone. */
export function LavishEntries({ isWide, isAway }: LavishEntriesProps) {
  const { t } = useTranslation();
  const { entries } = useNavigation();
  return (
    <nav className={classNames(styles['nav'], isAway && styles['away'])} aria-label={t('nav.main')}>
      <ul className={styles['entries']}>
        {entries.map(({ href, label, badge, current }) => (
          <li key={href}>
            <Link href={href} className={styles['entry']} aria-current={current}>
              <span className={styles['label']}>
                {label}
                {badge !== null && <span className={styles['badge']}>{badge}</span>}
              </span>
            </Link>
          </li>
        ))}
        {!isWide && <LavishAccount as="li" />}
      </ul>
    </nav>
  );
}

/** The member's name with the menu of the account. */
export function LavishAccount({ as: Element }: { as: 'li' | 'div' }) {
  const user = useOwnUser();
  return (
    <Element className={styles['account']}>
      <AccountMenu user={user} />
    </Element>
  );
}
