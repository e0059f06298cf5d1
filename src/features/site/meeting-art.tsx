import styles from './meeting-art.module.css';
import manUrl from './meeting-man.svg';
import womanUrl from './meeting-woman.svg';

/**
 * Two people who find each other, in the hand of the portraits of the demonstration (`drawFigure`). Decorative, so hidden
 * from screen readers.
 */
export default function MeetingArt() {
  return (
    <svg className={styles['art']} viewBox="0 0 560 520" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="art-dawn" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffd9b8" />
          <stop offset="1" stopColor="#ff8f76" />
        </linearGradient>
        <linearGradient id="art-dusk" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#d9c8ff" />
          <stop offset="1" stopColor="#8c63f2" />
        </linearGradient>
        <linearGradient id="art-accent" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ff7f5c" />
          <stop offset="0.5" stopColor="#ef4f8f" />
          <stop offset="1" stopColor="#8a55ff" />
        </linearGradient>
        <clipPath id="art-left">
          <rect width="216" height="288" rx="30" />
        </clipPath>
        <clipPath id="art-right">
          <rect width="216" height="288" rx="30" />
        </clipPath>
      </defs>
      <path
        className={styles['ground']}
        d="M69 120C129 28 262 6 372 34s172 124 158 236-104 208-238 220S58 440 34 330s-8-147 35-210Z"
      />
      <circle cx="66" cy="96" r="10" fill="#ff8f76" />
      <circle cx="508" cy="112" r="7" fill="#8a55ff" />
      <circle cx="486" cy="440" r="12" fill="#ffd08a" />
      <g transform="translate(70 118) rotate(-7 108 144)" className={styles['card']}>
        <g clipPath="url(#art-left)">
          <rect width="216" height="288" fill="url(#art-dusk)" />
          <circle cx="172" cy="58" r="34" fill="#fff" opacity="0.3" />
          <circle cx="30" cy="112" r="48" fill="#fff" opacity="0.12" />
          <image href={womanUrl} x="-34" y="-22" width="256" height="320" />
        </g>
        <rect className={styles['edge']} x="1.5" y="1.5" width="213" height="285" rx="29" />
      </g>
      <g transform="translate(278 92) rotate(6 108 144)" className={styles['card']}>
        <g clipPath="url(#art-right)">
          <rect width="216" height="288" fill="url(#art-dawn)" />
          <circle cx="44" cy="56" r="28" fill="#fff3dc" opacity="0.85" />
          <circle cx="188" cy="128" r="50" fill="#fff3dc" opacity="0.24" />
          <image href={manUrl} x="-16" y="-20" width="256" height="320" />
        </g>
        <rect className={styles['edge']} x="1.5" y="1.5" width="213" height="285" rx="29" />
      </g>
      <g transform="translate(52 400)" className={styles['float']}>
        <path className={styles['paper']} d="M26 0h158a26 26 0 0 1 0 52H60L34 70l4-18H26a26 26 0 0 1 0-52Z" />
        <rect className={styles['word']} x="28" y="15" width="96" height="8" rx="4" />
        <rect className={styles['word']} x="28" y="30" width="60" height="8" rx="4" />
        <circle cx="164" cy="26" r="13" fill="#ffe3df" />
        <path
          d="M164 34c-6-4-8.6-7-8.6-10.200a4.5 4.5 0 0 1 8.6-1.900 4.5 4.5 0 0 1 8.6 1.900c0 3.200-2.6 6.200-8.6 10.200Z"
          fill="#ef4f6f"
        />
      </g>
      <g transform="translate(336 404)" className={styles['float-late']}>
        <path d="M26 0h138a26 26 0 0 1 0 52h-12l6 18-28-18H26a26 26 0 0 1 0-52Z" fill="#7a3fd6" />
        <circle cx="70" cy="26" r="6" fill="#fff" />
        <circle cx="95" cy="26" r="6" fill="#fff" opacity="0.75" />
        <circle cx="120" cy="26" r="6" fill="#fff" opacity="0.5" />
      </g>
      <g transform="translate(288 356)">
        <circle r="46" className={styles['halo']} />
        <circle r="40" fill="url(#art-accent)" />
        <path
          className={styles['beat']}
          d="M0 19C-14 9-20 1-20-7a10.5 10.5 0 0 1 20-5 10.5 10.5 0 0 1 20 5C20 1 14 9 0 19Z"
          fill="#fff"
        />
      </g>
    </svg>
  );
}
