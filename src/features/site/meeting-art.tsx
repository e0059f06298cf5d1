import styles from './meeting-art.module.css';

/** Illustration of two people who find each other. Decorative, so hidden from screen readers. */
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
      <circle className={styles['speck']} cx="66" cy="96" r="10" fill="#ff8f76" />
      <circle className={styles['speck']} cx="508" cy="112" r="7" fill="#8a55ff" />
      <circle className={styles['speck']} cx="486" cy="440" r="12" fill="#ffd08a" />
      <g transform="translate(70 118) rotate(-7 108 144)" className={styles['card']}>
        <g clipPath="url(#art-left)">
          <rect width="216" height="288" fill="url(#art-dawn)" />
          <circle cx="168" cy="58" r="30" fill="#fff3dc" opacity="0.85" />
          <path d="M56 130c-6-56 24-84 56-84s60 26 56 82c-2 34 12 62 22 78H34c12-18 24-44 22-76Z" fill="#3b2036" />
          <path d="M18 300c0-62 38-88 92-88s90 26 90 88Z" fill="#6d43d8" />
          <path d="M92 168h38v46c-8 16-30 16-38 0Z" fill="#e2a284" />
          <path d="M74 122c0-38 16-54 38-54s38 16 38 54c0 34-18 58-38 58s-38-24-38-58Z" fill="#f3bd9d" />
          <path d="M70 124c2-44 30-62 62-54 20 6 24 30 22 54-10-18-22-30-34-36-8 16-28 30-50 36Z" fill="#3b2036" />
          <path d="M90 132q7-6 14 0M122 132q7-6 14 0" className={styles['line']} />
          <path d="M102 156q10 9 20 0" className={styles['smile']} />
          <circle cx="88" cy="148" r="7" fill="#f08f86" opacity="0.55" />
          <circle cx="137" cy="148" r="7" fill="#f08f86" opacity="0.55" />
        </g>
        <rect className={styles['edge']} x="1.5" y="1.5" width="213" height="285" rx="29" />
      </g>
      <g transform="translate(278 92) rotate(6 108 144)" className={styles['card']}>
        <g clipPath="url(#art-right)">
          <rect width="216" height="288" fill="url(#art-dusk)" />
          <circle cx="46" cy="64" r="22" fill="#fff" opacity="0.35" />
          <circle cx="176" cy="120" r="46" fill="#fff" opacity="0.14" />
          <path d="M16 300c0-60 36-86 92-86s92 26 92 86Z" fill="#ff7a62" />
          <path d="M84 214c8 22 40 22 48 0l-6-8H90Z" fill="#fff2e6" />
          <path d="M90 166h36v44c-8 14-28 14-36 0Z" fill="#8c5337" />
          <path d="M70 120c0-36 16-52 38-52s38 16 38 52c0 36-18 62-38 62s-38-26-38-62Z" fill="#a9694a" />
          <path
            d="M70 132c4 44 20 58 38 58s34-14 38-58c-8 18-14 24-24 24-6 0-8-4-14-4s-8 4-14 4c-10 0-16-6-24-24Z"
            fill="#2a1a26"
          />
          <path
            d="M64 116c-8-34 6-62 36-64 10-12 40-6 46 12 14 10 12 36 6 52-4-16-8-26-18-30-16 8-40 8-54 2-8 6-12 14-16 28Z"
            fill="#2a1a26"
          />
          <path d="M86 126q7-6 14 0M116 126q7-6 14 0" className={styles['line']} />
          <path d="M99 164q9 6 18 0" stroke="#f3d2bf" strokeWidth="4" strokeLinecap="round" fill="none" />
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
      <g transform="translate(286 330)">
        <g className={styles['rays']}>
          <path d="M0-62v-16M44-44l11-11M62 0h16M44 44l11 11M-44 44l-11 11M-62 0h-16M-44-44l-11-11" />
        </g>
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
