import styles from './cover-art.module.css';

/** A plate of the cover's hand: two glasses before a window in which the moon stands. Decorative, so hidden from screen readers. */
export default function WindowArt() {
  return (
    <svg
      className={styles['art']}
      viewBox="0 0 900 1100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="window-wall" x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#1a0d1f" />
          <stop offset="0.6" stopColor="#2b1430" />
          <stop offset="1" stopColor="#150b19" />
        </linearGradient>
        <linearGradient id="window-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2a1230" />
          <stop offset="0.7" stopColor="#5a2b55" />
          <stop offset="1" stopColor="#7d4560" />
        </linearGradient>
        <radialGradient id="window-moon" cx="0.5" cy="0.4" r="0.62">
          <stop offset="0" stopColor="#fbeccb" />
          <stop offset="0.6" stopColor="#e2c28a" />
          <stop offset="1" stopColor="#b08548" />
        </radialGradient>
        <linearGradient id="window-wine" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f6deaa" />
          <stop offset="1" stopColor="#c79a5a" />
        </linearGradient>
        <linearGradient id="window-cloth" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#120a16" />
          <stop offset="0.7" stopColor="#3a1b3d" />
          <stop offset="1" stopColor="#1d0f22" />
        </linearGradient>
        <clipPath id="window-arch">
          <path d="M180 930V480a270 270 0 0 1 540 0V930Z" />
        </clipPath>
        <g id="window-glass">
          <path
            d="M-56 0C-58 74-34 124 0 126C34 124 58 74 56 0Z"
            fill="#fbeccb"
            fillOpacity="0.14"
            stroke="#f0d9ab"
            strokeWidth="2"
          />
          <path d="M-53 44C-47 92-28 121 0 122C28 121 47 92 53 44Z" fill="url(#window-wine)" fillOpacity="0.9" />
          <path d="M-40 12C-42 44-36 76-24 96" fill="none" stroke="#fff6df" strokeOpacity="0.7" strokeWidth="2.4" />
          <path d="M0 126V274M-46 278C-30 266 30 266 46 278Z" fill="#f0d9ab" stroke="#f0d9ab" strokeWidth="3" />
        </g>
      </defs>
      <rect width="900" height="1100" fill="url(#window-wall)" />
      <g clipPath="url(#window-arch)">
        <rect x="180" y="200" width="540" height="740" fill="url(#window-night)" />
        <circle
          cx="450"
          cy="430"
          r="380"
          fill="none"
          stroke="#d9bd8b"
          strokeOpacity="0.24"
          strokeWidth="420"
          strokeDasharray="1.6 31.56"
        />
        <circle cx="450" cy="430" r="192" fill="none" stroke="#d9bd8b" strokeOpacity="0.55" strokeWidth="1.4" />
        <circle cx="450" cy="430" r="206" fill="none" stroke="#d9bd8b" strokeOpacity="0.3" strokeWidth="1.2" />
        <circle cx="450" cy="430" r="168" fill="url(#window-moon)" />
        <path
          fill="#e9cf9c"
          d="M254 330l4 12 12 4-12 4-4 12-4-12-12-4 12-4zM640 300l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM664 560l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM234 590l3 9 9 3-9 3-3 9-3-9-9-3 9-3z"
        />
        <path d="M180 800C270 744 360 764 450 790S640 800 720 742V940H180Z" fill="#2a1230" />
        <path d="M180 856C300 812 400 850 500 846S660 812 720 822V940H180Z" fill="#170b1b" />
      </g>
      <path d="M180 930V480a270 270 0 0 1 540 0V930" fill="none" stroke="#f0d9ab" strokeWidth="2.4" />
      <path
        d="M160 930V480a290 290 0 0 1 580 0V930"
        fill="none"
        stroke="#d9bd8b"
        strokeOpacity="0.45"
        strokeWidth="1.4"
      />
      <path d="M0 0H250C226 210 120 330 134 560C142 720 96 850 92 1100H0Z" fill="url(#window-cloth)" />
      <g transform="translate(900 0) scale(-1 1)">
        <path d="M0 0H250C226 210 120 330 134 560C142 720 96 850 92 1100H0Z" fill="url(#window-cloth)" />
        <path
          fill="none"
          stroke="#d9bd8b"
          strokeOpacity="0.45"
          strokeWidth="1.4"
          d="M250 0C226 210 120 330 134 560C142 720 96 850 92 1100M190 0C170 190 78 330 92 560C98 720 58 860 54 1100M128 0C112 180 40 330 50 560C56 720 22 860 20 1100"
        />
      </g>
      <path
        fill="none"
        stroke="#d9bd8b"
        strokeOpacity="0.45"
        strokeWidth="1.4"
        d="M250 0C226 210 120 330 134 560C142 720 96 850 92 1100M190 0C170 190 78 330 92 560C98 720 58 860 54 1100M128 0C112 180 40 330 50 560C56 720 22 860 20 1100"
      />
      <path d="M96 930H804V964H96Z" fill="#3a1b3d" />
      <path d="M96 930H804" stroke="#f0d9ab" strokeWidth="2.4" />
      <path d="M120 964H780V1100H120Z" fill="#120a16" fillOpacity="0.6" />
      <use href="#window-glass" transform="translate(378 646) rotate(7)" />
      <use href="#window-glass" transform="translate(522 646) rotate(-7)" />
      <path d="M450 612v-28M424 620l-14-22M476 620l14-22" stroke="#f0d9ab" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
