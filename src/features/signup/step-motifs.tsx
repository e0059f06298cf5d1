import styles from './step-art.module.css';

/** What the steps of the sign-up are about, each in a square of 240 around the origin. */
const MOTIFS = {
  // A bell that tells of a like.
  1: (
    <>
      <circle className={styles['main']} cy="-92" r="13" />
      <path
        className={styles['main']}
        d="M0-86C-44-86-66-54-66-8C-66 34-80 46-92 62H92C80 46 66 34 66-8C66-54 44-86 0-86Z"
      />
      <path className={styles['light']} d="M-40-14C-38-40-28-54-10-60" />
      <path className={styles['soft']} d="M-26 74a26 26 0 0 0 52 0Z" />
      <Badge at="translate(66 -62)" />
    </>
  ),
  // A picture with somebody in it.
  2: (
    <>
      <rect className={styles['main']} x="-82" y="-102" width="164" height="204" rx="16" />
      <rect className={styles['soft']} x="-66" y="-86" width="132" height="140" rx="6" />
      <path className={styles['dark']} d="M-52 54a52 46 0 0 1 104 0Z" />
      <circle className={styles['dark']} cy="-22" r="32" />
      <path className={styles['light']} d="M-50 78H20" />
      <Badge at="translate(78 92)" />
    </>
  ),
  // A folded map with a place on it.
  3: (
    <>
      <path className={styles['main']} d="M-108-50L-36-78V74L-108 102ZM36-50L108-78V74L36 102Z" />
      <path className={styles['soft']} d="M-36-78L36-50V102L-36 74Z" />
      <path className={styles['light']} d="M-92 50C-66 20-54 66-36 40M58 60C74 30 86 44 100 10" />
      <path className={styles['spot']} d="M0 44C-36 2-48-16-48-42a48 48 0 1 1 96 0C48-16 36 2 0 44Z" />
      <circle className={styles['hole']} cy="-42" r="18" />
    </>
  ),
  // A birthday cake.
  4: (
    <>
      <path className={styles['light']} d="M-40-28V-62M0-28V-70M40-28V-62" />
      <path
        className={styles['spot']}
        d="M-40-98c13 15 15 22 15 27a15 15 0 1 1-30 0c0-5 2-12 15-27ZM0-106c13 15 15 22 15 27a15 15 0 1 1-30 0c0-5 2-12 15-27ZM40-98c13 15 15 22 15 27a15 15 0 1 1-30 0c0-5 2-12 15-27Z"
      />
      <path className={styles['main']} d="M-88-4H88V88H-88Z" />
      <path
        className={styles['soft']}
        d="M-88 18V-8a20 20 0 0 1 20-20H68a20 20 0 0 1 20 20V18c-14 26-30 26-44 0c-14 26-30 26-44 0c-14 26-30 26-44 0c-14 26-30 26-44 0Z"
      />
      <path className={styles['light']} d="M-112 92H112" />
    </>
  ),
  // A quill on a sheet.
  5: (
    <>
      <path className={styles['soft']} d="M-92-78H44V104H-92Z" />
      <path className={styles['rule']} d="M-68-44H-8M-68-12H-22M-68 20H-34M-68 76H20" />
      <path className={styles['main']} d="M106-110C44-98-10-44-26 36L-38 80L-27 84L-11 42C62 30 104-30 106-110Z" />
      <path className={styles['light']} d="M-18 40C4-6 40-52 80-84" />
    </>
  ),
  // A letter that is sealed with a heart.
  6: (
    <>
      <rect className={styles['main']} x="-108" y="-70" width="216" height="148" rx="14" />
      <path className={styles['light']} d="M-98 68L-28 8M98 68L28 8" />
      <path className={styles['soft']} d="M-104-62H104L8 20a12 12 0 0 1-16 0Z" />
      <Badge at="translate(0 20)" />
    </>
  ),
} as const;

/** The drawings of all steps: the stylesheet shows that of the step on the page. */
export function StepMotifs({ at }: { at: string }) {
  return (
    <g transform={at}>
      {Object.entries(MOTIFS).map(([step, motif]) => (
        <g key={step} className={styles['motif']} data-motif={step}>
          {motif}
        </g>
      ))}
    </g>
  );
}

function Badge({ at }: { at: string }) {
  return (
    <g transform={at}>
      <circle className={styles['spot']} r="32" />
      <path
        className={styles['hole']}
        d="M0 17C-12 8-17 1-17-6a9 9 0 0 1 17-4.300a9 9 0 0 1 17 4.300C17 1 12 8 0 17Z"
      />
    </g>
  );
}
