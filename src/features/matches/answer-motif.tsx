/** Lines of what is drawn for the answers that sites usually offer, on 24 by 24; the values are the backend's. */
const MOTIFS: ReadonlyMap<string, string> = new Map([
  [
    'women',
    'M12 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8c.5-4 3-6 7-6s6.5 2 7 6M8 9c0 3-.5 5-2 6m10-6c0 3 .5 5 2 6M7.5 9c0-7 9-7 9 0',
  ],
  ['men', 'M12 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8c.5-4 3-6 7-6s6.5 2 7 6M8 8c2 .5 5 .2 6.5-2 .4 1 .8 1.6 1.5 2'],
  [
    'everyone',
    'M8.5 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2 20c.5-4 3-6 6.5-6s6 2 6.5 6m-.5-8.5a3.5 3.5 0 1 0 0-6M17 14.5c3 .3 4.6 2.3 5 5.5',
  ],
  ['early', 'M3 19h18M7 19a5 5 0 0 1 10 0M12 10V5M5 12l2 2m12-2-2 2'],
  ['late', 'M19 14.5A8 8 0 1 1 10 4.5a6.5 6.5 0 0 0 9 10Z'],
  [
    'outdoors',
    'M8 20v-3m0 0c-4 0-5-3-3-5 0-3 1-6 3-7 2 1 3 4 3 7 2 2 1 5-3 5Zm9 3v-4m0 0c-2.5 0-4-2-2.5-4 .5-2 1.5-4 2.5-5 1 1 2 3 2.5 5 1.5 2 0 4-2.5 4Z',
  ],
  ['city', 'M4 20V8l6-3v15m0-10h10v10M3 20h18M13 13h1m3 0h1m-5 3h1m3 0h1'],
  ['home', 'M4 11 12 4l8 7v9H4Zm6 9v-6h4v6'],
  ['sea', 'M2 9c3-3 5-3 7 0s4 3 6 0 4-3 7 0M2 15c3-3 5-3 7 0s4 3 6 0 4-3 7 0'],
  ['mountains', 'M2 20 9 6l4 8 2-3 7 9ZM7 10l2 2 2-2'],
  ['cities', 'M3 20h18M4 9l8-5 8 5ZM6 9v8m4-8v8m4-8v8m4-8v8M4 17h16'],
  ['anywhere', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm4-13-2.5 6L8 16l2.5-6Z'],
  [
    'cook',
    'M4 10h16v6a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4ZM2 12h2m16 0h2M8 7c-1-2 1-2 0-4m4 4c-1-2 1-2 0-4m4 4c-1-2 1-2 0-4',
  ],
  ['eat_out', 'M7 3v18M4 3v5a3 3 0 0 0 6 0V3m7 18V3c-3 1-4 5-4 9h4'],
  ['order', 'M5 8h14l-1 13H6Zm4 0V6a3 3 0 0 1 6 0v2'],
  ['planned', 'M4 6h16v14H4Zm0 5h16M8 3v5m8-5v5m-7 7 2 2 4-4'],
  ['spontaneous', 'M13 3 5 14h6l-1 7 9-12h-6Z'],
  [
    'dog',
    'M12 12c-3 0-5 4-5 6 0 3 3 2 5 2s5 1 5-2c0-2-2-6-5-6ZM5 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm4-5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm6 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm4 5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  ],
  ['cat', 'M5 20V5l4 3h6l4-3v15c-2 .7-4 1-7 1s-5-.3-7-1ZM9.5 13v.01m5-.01v.01M12 16v.5M2 15h4m12 0h4'],
  ['none', 'M12 21V11m0 3c-5 0-7-3-7-7 5 0 7 3 7 7Zm0-3c0-4 2-7 7-7 0 4-2 7-7 7Z'],
  ['deep', 'M3 4h13v9H9l-4 4v-4H3Zm16 5h2v9h-2v3l-3-3h-5v-2'],
  ['light', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8h8a4 4 0 0 1-8 0Zm1-4v.01M15 9v.01'],
  [
    'silence',
    'M4 12V8a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v4M4 12a2 2 0 0 0-2 2v4h20v-4a2 2 0 0 0-4 0v1H6v-1a2 2 0 0 0-2-2Zm1 6v2m14-2v2',
  ],
  ['friendship', 'M9 17A5.5 5.5 0 1 0 9 6a5.5 5.5 0 0 0 0 11Zm6 1a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Z'],
  ['dating', 'M4 9h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5Zm13 1h2a2.5 2.5 0 0 1 0 5h-2M8 6c-1-2 1-2 0-4m5 4c-1-2 1-2 0-4'],
  ['relationship', 'M12 20C5 15 3 12 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 12 19 15 12 20Z'],
]);
const SPARK = 'M12 3c1 5 3 7 8 8-5 1-7 3-8 8-1-5-3-7-8-8 5-1 7-3 8-8Z';

/** What stands for an answer, in lines; a spark for an answer nobody drew. */
export default function AnswerMotif({ value }: { value: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={MOTIFS.get(value) ?? SPARK} />
    </svg>
  );
}
