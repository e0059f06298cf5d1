import styles from './cover-art.module.css';
import { LaurelBranch } from './laurel-branch.tsx';

/** Illustration of a sealed letter in front of the moon. Decorative, so hidden from screen readers. */
export default function LetterArt() {
  return (
    <svg
      className={styles['art']}
      viewBox="0 0 900 1100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="letter-night" x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#1a0d1f" />
          <stop offset="0.55" stopColor="#3a1b3d" />
          <stop offset="1" stopColor="#1a0f1e" />
        </linearGradient>
        <radialGradient id="letter-moon" cx="0.5" cy="0.38" r="0.62">
          <stop offset="0" stopColor="#fbeccb" />
          <stop offset="0.6" stopColor="#e2c28a" />
          <stop offset="1" stopColor="#b08548" />
        </radialGradient>
        <linearGradient id="letter-paper" x1="0" y1="0" x2="1" y2="0.8">
          <stop offset="0" stopColor="#4a2348" />
          <stop offset="1" stopColor="#1c0f20" />
        </linearGradient>
        <linearGradient id="letter-flap" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#5b2d57" />
          <stop offset="1" stopColor="#2c1530" />
        </linearGradient>
        <radialGradient id="letter-seal" cx="0.4" cy="0.34" r="0.75">
          <stop offset="0" stopColor="#f3dfb6" />
          <stop offset="0.55" stopColor="#cfa765" />
          <stop offset="1" stopColor="#8f6a2b" />
        </radialGradient>
      </defs>
      <rect width="900" height="1100" fill="url(#letter-night)" />
      <circle
        cx="450"
        cy="450"
        r="655"
        fill="none"
        stroke="#d9bd8b"
        strokeOpacity="0.2"
        strokeWidth="650"
        strokeDasharray="1.6 66.99"
      />
      <circle cx="450" cy="450" r="372" fill="none" stroke="#d9bd8b" strokeOpacity="0.5" strokeWidth="1.2" />
      <circle cx="450" cy="450" r="352" fill="none" stroke="#d9bd8b" strokeOpacity="0.3" strokeWidth="1.2" />
      <circle cx="450" cy="450" r="318" fill="url(#letter-moon)" />
      <LaurelBranch at="translate(176 880) rotate(-16)" />
      <LaurelBranch at="translate(724 880) rotate(16) scale(-1 1)" />
      <g transform="rotate(-4 450 640)" strokeLinejoin="round">
        <rect x="190" y="470" width="520" height="350" rx="6" fill="url(#letter-paper)" />
        <path
          fill="none"
          stroke="#d9bd8b"
          strokeOpacity="0.55"
          strokeWidth="1.6"
          d="M192 818L392 642M708 818L508 642"
        />
        <path
          fill="url(#letter-flap)"
          stroke="#f0d9ab"
          strokeWidth="2.4"
          d="M190 474L430 676C442 686 458 686 470 676L710 474"
        />
        <rect x="190" y="470" width="520" height="350" rx="6" fill="none" stroke="#f0d9ab" strokeWidth="2.4" />
        <path fill="none" stroke="#d9bd8b" strokeOpacity="0.4" strokeWidth="1.2" d="M222 492H678" />
        <path
          fill="url(#letter-seal)"
          d="M450 616C472 610 486 622 498 636C514 644 520 660 514 678C518 696 508 710 492 716C480 730 464 734 450 726C434 734 418 728 408 714C392 708 384 694 388 678C380 662 388 646 402 638C414 622 430 610 450 616Z"
        />
        <circle cx="451" cy="672" r="38" fill="none" stroke="#7d5a22" strokeOpacity="0.6" strokeWidth="1.6" />
        <g fill="none" stroke="#5b3f14" strokeWidth="3.2">
          <circle cx="441" cy="672" r="15" />
          <circle cx="461" cy="672" r="15" />
        </g>
      </g>
    </svg>
  );
}
