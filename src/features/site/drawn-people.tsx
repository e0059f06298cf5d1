import styles from './drawn-people.module.css';

/** A woman from the chest up, 216 wide and 288 high, for an illustration. */
export function DrawnWoman() {
  return (
    <>
      <path d="M56 130c-6-56 24-84 56-84s60 26 56 82c-2 34 12 62 22 78H34c12-18 24-44 22-76Z" fill="#3b2036" />
      <path d="M18 300c0-62 38-88 92-88s90 26 90 88Z" fill="#6d43d8" />
      <path d="M92 168h38v46c-8 16-30 16-38 0Z" fill="#e2a284" />
      <path d="M74 122c0-38 16-54 38-54s38 16 38 54c0 34-18 58-38 58s-38-24-38-58Z" fill="#f3bd9d" />
      <path d="M70 124c2-44 30-62 62-54 20 6 24 30 22 54-10-18-22-30-34-36-8 16-28 30-50 36Z" fill="#3b2036" />
      <path d="M90 132q7-6 14 0M122 132q7-6 14 0" className={styles['line']} />
      <path d="M102 156q10 9 20 0" className={styles['smile']} />
      <circle cx="88" cy="148" r="7" fill="#f08f86" opacity="0.55" />
      <circle cx="137" cy="148" r="7" fill="#f08f86" opacity="0.55" />
    </>
  );
}

/** A man from the chest up, in the same frame. */
export function DrawnMan() {
  return (
    <>
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
    </>
  );
}
