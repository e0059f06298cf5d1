import styles from './register-art.module.css';

/** The people in the drawn rows: where the hair is, and which row is the one that is liked. */
const ROWS = [
  { top: 93, hair: 'long', isLiked: false },
  { top: 175, hair: 'short', isLiked: true },
  { top: 257, hair: 'tied', isLiked: false },
  { top: 339, hair: 'short', isLiked: false },
] as const;

const HAIR = {
  long: 'M14 58V30a16 16 0 0 1 32 0V58h-7V32H21V58Z',
  short: 'M15 30a15 15 0 0 1 30 0l-6-6H21Z',
  tied: 'M15 31a15 15 0 0 1 30 0l-5-7-20 2ZM30 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
} as const;

/** Illustration of a register of people, one of whom is liked. Decorative, so hidden from screen readers. */
export default function RegisterArt() {
  return (
    <svg className={styles['art']} viewBox="0 0 480 446" aria-hidden="true" focusable="false">
      <path className={styles['back']} d="M64 1H300V24H64Z" />
      <path className={styles['tab']} d="M24 1H160V25H24Z" />
      <rect className={styles['sheet']} x="1" y="24" width="478" height="412" />
      <path className={styles['head']} d="M1 24H479V72H1Z" />
      <path className={styles['strong']} d="M24 44H132V52H24ZM252 44H308V52H252ZM380 44H420V52H380Z" />
      <path className={styles['rule']} d="M1 72H479M1 154H479M1 236H479M1 318H479M1 400H479" />
      {ROWS.map(({ top, hair, isLiked }) => (
        <g key={top} transform={`translate(0 ${top - 12})`}>
          {isLiked && <path className={styles['chosen']} d="M2 -9H478V73H2Z" />}
          <g transform="translate(24 2)">
            <rect className={styles['picture']} width="60" height="60" />
            <path className={styles['clothes']} d="M8 60a22 18 0 0 1 44 0Z" />
            <path className={styles['skin']} d="M25 38h10v8a5 5 0 0 1-10 0ZM18 30a12 14 0 1 1 24 0 12 14 0 1 1-24 0Z" />
            <path className={styles['hair']} d={HAIR[hair]} />
          </g>
          <path className={styles['strong']} d="M102 16H196V24H102Z" />
          <path className={styles['word']} d="M102 36H166V43H102ZM252 20H330V27H252ZM252 36H300V43H252Z" />
          <g transform="translate(384 12)">
            <rect className={isLiked ? styles['full'] : styles['box']} width="40" height="40" />
            <path
              className={isLiked ? styles['heart'] : styles['line']}
              d="M20 30C13 25 10 21 10 17a5.500 5.500 0 0 1 10-3 5.500 5.500 0 0 1 10 3c0 4-3 8-10 13Z"
            />
          </g>
        </g>
      ))}
      <path className={styles['strong']} d="M24 414H116V422H24Z" />
    </svg>
  );
}
