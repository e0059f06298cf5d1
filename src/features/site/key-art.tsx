import styles from './cover-art.module.css';
import { LaurelBranch } from './laurel-branch.tsx';

/** A plate of the cover's hand: a key whose bow is the two rings, before the moon. Decorative, so hidden from screen readers. */
export default function KeyArt() {
  return (
    <svg
      className={styles['art']}
      viewBox="0 0 900 1100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="key-night" x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#1a0d1f" />
          <stop offset="0.55" stopColor="#3a1b3d" />
          <stop offset="1" stopColor="#1a0f1e" />
        </linearGradient>
        <radialGradient id="key-moon" cx="0.5" cy="0.38" r="0.62">
          <stop offset="0" stopColor="#fbeccb" />
          <stop offset="0.6" stopColor="#e2c28a" />
          <stop offset="1" stopColor="#b08548" />
        </radialGradient>
        <linearGradient id="key-metal" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#5b2d57" />
          <stop offset="1" stopColor="#1c0f20" />
        </linearGradient>
      </defs>
      <rect width="900" height="1100" fill="url(#key-night)" />
      <circle
        cx="450"
        cy="430"
        r="655"
        fill="none"
        stroke="#d9bd8b"
        strokeOpacity="0.2"
        strokeWidth="650"
        strokeDasharray="1.6 66.99"
      />
      <circle cx="450" cy="430" r="372" fill="none" stroke="#d9bd8b" strokeOpacity="0.5" strokeWidth="1.2" />
      <circle cx="450" cy="430" r="352" fill="none" stroke="#d9bd8b" strokeOpacity="0.3" strokeWidth="1.2" />
      <circle cx="450" cy="430" r="318" fill="url(#key-moon)" />
      <LaurelBranch at="translate(196 930) rotate(-14)" />
      <LaurelBranch at="translate(704 930) rotate(14) scale(-1 1)" />
      <g transform="rotate(8 450 560)" strokeLinejoin="round">
        <g fill="url(#key-metal)" stroke="#f0d9ab" strokeWidth="2.4">
          <path d="M436 452H464V884L450 906L436 884Z" />
          <path d="M464 716H548V748H520V776H548V808H506V840H464Z" />
          <path d="M420 470H480L474 496H426ZM426 640H474L468 660H432Z" />
        </g>
        <path fill="none" stroke="#d9bd8b" strokeOpacity="0.5" strokeWidth="1.4" d="M450 504V632M450 668V876" />
        <g fill="none">
          <circle cx="398" cy="366" r="82" stroke="#f0d9ab" strokeWidth="33" />
          <circle cx="398" cy="366" r="82" stroke="url(#key-metal)" strokeWidth="28" />
          <circle cx="502" cy="366" r="82" stroke="#f0d9ab" strokeWidth="33" />
          <circle cx="502" cy="366" r="82" stroke="url(#key-metal)" strokeWidth="28" />
          <path stroke="#f0d9ab" strokeWidth="33" d="M398 284A82 82 0 0 1 480 366" />
          <path stroke="url(#key-metal)" strokeWidth="28" d="M391 284A82 82 0 0 1 480 371" />
        </g>
        <path
          fill="#f3dfb6"
          d="M450 392C436 380 424 370 424 357C424 346 432 339 440 339C445 339 449 342 450 347C451 342 455 339 460 339C468 339 476 346 476 357C476 370 464 380 450 392Z"
        />
        <path fill="#1a0d1f" stroke="#f0d9ab" strokeWidth="2.4" d="M450 440l16 16-16 16-16-16Z" />
      </g>
      <path
        fill="#e9cf9c"
        d="M150 236l5 14 14 5-14 5-5 14-5-14-14-5 14-5zM764 274l4 11 11 4-11 4-4 11-4-11-11-4 11-4zM720 118l3 9 9 3-9 3-3 9-3-9-9-3 9-3z"
      />
    </svg>
  );
}
