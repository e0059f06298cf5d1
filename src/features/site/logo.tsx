import styles from './logo.module.css';

/** Logo: two overlapping circles with a heart, and the site name. */
export function Logo({ siteName }: { siteName: string }) {
  return (
    <span className={styles['logo']}>
      <svg className={styles['mark']} viewBox="0 0 40 28" aria-hidden="true" focusable="false">
        <circle className={styles['one']} cx="14" cy="14" r="13" />
        <circle className={styles['other']} cx="26" cy="14" r="13" />
        <path className={styles['both']} d="M20 2.47a13 13 0 0 1 0 23.06a13 13 0 0 1 0-23.06Z" />
        <path
          className={styles['heart']}
          d="M20 18.6c-2.9-2-4.1-3.5-4.1-5.1 0-1.3 1-2.3 2.2-2.3.8 0 1.5.4 1.9 1.1.4-.7 1.1-1.1 1.9-1.1 1.2 0 2.2 1 2.2 2.3 0 1.6-1.2 3.1-4.1 5.1Z"
        />
      </svg>
      <span className={styles['name']}>{siteName}</span>
    </span>
  );
}
