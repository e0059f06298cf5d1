import styles from './cover-art.module.css';
import { MOON_PHASES } from './moon-phases.ts';

/** On the outer ring, from its left end to its right: each a disc with more light than the one before, the last one full. */
const PHASES = Array.from({ length: MOON_PHASES }, (_, index) => {
  const angle = Math.PI * (1 - index / (MOON_PHASES - 1));
  const light = (index + 1) / MOON_PHASES;
  const edge = Math.abs(1 - 2 * light) * 24;
  return {
    at: `translate(${(450 + 300 * Math.cos(angle)).toFixed(1)} ${(460 - 300 * Math.sin(angle)).toFixed(1)})`,
    lit: `M0 -24A24 24 0 0 1 0 24A${edge.toFixed(2)} 24 0 0 ${light > 0.5 ? 1 : 0} 0 -24Z`,
  };
});

/**
 * A plate of the cover's hand: two in a boat under the moon, whose phases around it are lit as far as `--phases` says.
 * Decorative, so hidden from screen readers.
 */
export default function BoatArt() {
  return (
    <svg
      className={styles['art']}
      viewBox="0 0 900 1100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="boat-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1a0d1f" />
          <stop offset="0.75" stopColor="#4a2350" />
          <stop offset="1" stopColor="#7a4260" />
        </linearGradient>
        <linearGradient id="boat-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3a1b3d" />
          <stop offset="1" stopColor="#120a16" />
        </linearGradient>
        <radialGradient id="boat-moon" cx="0.5" cy="0.4" r="0.62">
          <stop offset="0" stopColor="#fbeccb" />
          <stop offset="0.6" stopColor="#e2c28a" />
          <stop offset="1" stopColor="#b08548" />
        </radialGradient>
      </defs>
      <rect width="900" height="1100" fill="url(#boat-night)" />
      <circle
        cx="450"
        cy="460"
        r="655"
        fill="none"
        stroke="#d9bd8b"
        strokeOpacity="0.2"
        strokeWidth="760"
        strokeDasharray="1.6 66.99"
      />
      <circle cx="450" cy="460" r="300" fill="none" stroke="#d9bd8b" strokeOpacity="0.45" strokeWidth="1.2" />
      <circle cx="450" cy="460" r="196" fill="none" stroke="#d9bd8b" strokeOpacity="0.4" strokeWidth="1.2" />
      <circle cx="450" cy="460" r="172" fill="url(#boat-moon)" />
      {PHASES.map(({ at, lit }, index) => (
        <g key={at} transform={at}>
          <circle r="24" fill="none" stroke="#d9bd8b" strokeOpacity="0.7" strokeWidth="1.4" />
          <path d={lit} fill="#e2c28a" style={{ opacity: `calc(var(--phases, 0) - ${index})` }} />
        </g>
      ))}
      <path d="M0 716C140 676 240 700 340 716H560C680 696 780 680 900 712V760H0Z" fill="#1d0f22" />
      <rect y="730" width="900" height="370" fill="url(#boat-sea)" />
      <path d="M0 730H900" stroke="#d9bd8b" strokeOpacity="0.5" strokeWidth="1.2" />
      <path
        fill="none"
        stroke="#f0d9ab"
        strokeLinecap="round"
        strokeWidth="3"
        d="M396 752H504M372 776H528M420 800H600M300 822H356M560 822H586M330 900H570M380 926H520M300 954H600M410 982H490M350 1012H550M430 1044H470"
        strokeOpacity="0.75"
      />
      <path
        fill="none"
        stroke="#d9bd8b"
        strokeOpacity="0.35"
        strokeLinecap="round"
        strokeWidth="1.6"
        d="M60 790H190M120 830H220M40 880H150M680 780H800M720 824H860M660 880H760M90 950H240M700 950H830M140 1020H230M640 1030H770"
      />
      <g>
        <path
          d="M380 838C372 790 374 742 392 714C398 704 406 698 414 696C410 688 408 678 408 668C406 640 424 622 446 624C462 626 470 640 470 656C473 666 478 672 477 677C476 681 472 681 471 684C472 694 470 702 460 702C454 702 450 701 447 704C452 716 470 734 474 762C478 790 474 820 474 838Z"
          fill="#120a16"
          transform="translate(-32 0)"
        />
        <circle cx="370" cy="640" r="20" fill="#120a16" />
        <path
          d="M414 624C430 626 438 640 438 656C441 666 446 672 445 677C444 681 440 681 439 684C440 694 438 702 428 702C422 702 418 701 415 704C420 716 438 734 442 762"
          fill="none"
          stroke="#f0d9ab"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path
          d="M600 838C608 786 604 732 584 704C576 694 566 690 556 688C562 680 564 668 564 656C564 626 546 608 522 610C504 612 496 628 496 646C492 656 486 662 487 667C488 671 493 671 494 674C492 686 496 696 508 696C514 696 518 696 520 700C514 714 496 732 492 762C488 790 492 820 492 838Z"
          fill="#0c070f"
        />
        <path
          d="M522 610C504 612 496 628 496 646C492 656 486 662 487 667C488 671 493 671 494 674C492 686 496 696 508 696C514 696 518 696 520 700C514 714 496 732 492 762"
          fill="none"
          stroke="#f0d9ab"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M232 806C330 836 570 836 668 806C650 862 596 884 450 884C304 884 250 862 232 806Z" fill="#120a16" />
        <path
          d="M232 806C330 836 570 836 668 806"
          fill="none"
          stroke="#f0d9ab"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path
          d="M250 828C340 856 560 856 650 828M276 850C360 870 540 870 624 850"
          fill="none"
          stroke="#d9bd8b"
          strokeOpacity="0.5"
          strokeWidth="1.4"
        />
        <path
          d="M604 772L760 900M752 888C770 892 784 906 788 922C770 920 756 908 752 888Z"
          fill="#d9bd8b"
          stroke="#d9bd8b"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
