import { choiceOf, type TemplateParts } from '../../templates/template-parts.ts';
import styles from './step-art.module.css';
import { StepMotifs } from './step-motifs.tsx';
import { StepNames } from './step-names.tsx';
import { StepPreview } from './step-preview.tsx';

/**
 * What stands beside a step of the sign-up, in the hand of the template: its drawing, which is decorative and so hidden
 * from screen readers, and where there is room the member's own card.
 */
export default function StepArt() {
  const art = choiceOf('art');
  return (
    <div className={styles['stage']} data-art={art}>
      <Drawing art={art} />
      <StepPreview />
      {art === 'register' && <StepNames />}
    </div>
  );
}

function Drawing({ art }: { art: TemplateParts['art'] }) {
  const { box, ground, disc, at } = MANNERS[art];
  return (
    <svg
      className={styles['art']}
      data-art={art}
      viewBox={box}
      preserveAspectRatio={art === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="step-warm" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ff7f5c" />
          <stop offset="0.5" stopColor="#ef4f8f" />
          <stop offset="1" stopColor="#8a55ff" />
        </linearGradient>
        <linearGradient id="step-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1a0d1f" />
          <stop offset="0.7" stopColor="#4a2350" />
          <stop offset="1" stopColor="#2a1230" />
        </linearGradient>
        <radialGradient id="step-moon" cx="0.5" cy="0.4" r="0.62">
          <stop offset="0" stopColor="#fbeccb" />
          <stop offset="0.6" stopColor="#e2c28a" />
          <stop offset="1" stopColor="#b08548" />
        </radialGradient>
      </defs>
      {ground}
      <g className={styles['disc']}>
        {disc}
        <StepMotifs at={at} />
      </g>
    </svg>
  );
}

const MANNERS = {
  meeting: {
    box: '0 0 560 520',
    at: 'translate(284 262) scale(1.2)',
    ground: (
      <>
        <path
          className={styles['ground']}
          d="M69 120C129 28 262 6 372 34s172 124 158 236-104 208-238 220S58 440 34 330s-8-147 35-210Z"
        />
        <circle cx="66" cy="96" r="10" fill="#ff8f76" />
        <circle cx="508" cy="112" r="7" fill="#8a55ff" />
        <circle cx="486" cy="440" r="12" fill="#ffd08a" />
      </>
    ),
    disc: <circle className={styles['halo']} cx="284" cy="262" r="186" />,
  },
  register: {
    box: '0 0 480 264',
    at: 'translate(240 132)',
    ground: null,
    disc: null,
  },
  cover: {
    box: '0 0 900 1100',
    at: 'translate(450 550) scale(1.55)',
    ground: (
      <>
        <rect width="900" height="1100" fill="url(#step-night)" />
        <circle
          cx="450"
          cy="550"
          r="655"
          fill="none"
          stroke="#d9bd8b"
          strokeOpacity="0.2"
          strokeWidth="650"
          strokeDasharray="1.6 66.99"
        />
      </>
    ),
    disc: (
      <>
        <circle cx="450" cy="550" r="376" fill="none" stroke="#d9bd8b" strokeOpacity="0.5" strokeWidth="1.2" />
        <circle cx="450" cy="550" r="350" fill="none" stroke="#d9bd8b" strokeOpacity="0.3" strokeWidth="1.2" />
        <circle cx="450" cy="550" r="316" fill="url(#step-moon)" />
      </>
    ),
  },
} as const satisfies Record<TemplateParts['art'], object>;
