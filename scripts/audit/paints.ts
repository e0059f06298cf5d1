/** The measurements of one page load. */
export interface Paints {
  /** First and largest contentful paint, in milliseconds after the request. */
  firstMs: number;
  largestMs: number;
  totalBlockingMs: number;
  layoutShift: number;
  /** Requests made by the page itself, excluding those of its workers and the pictures of members. */
  requests: number;
  /** The pictures of members: what a wall of faces is for, and no more than it shows. */
  portraits: number;
}

/** The same page with its scripts, without them, and rendered by a script on the client, measured alternately. */
export interface PaintRow {
  whole: Paints;
  withoutScript: Paints;
  /** The same content and style sheets, fetched and rendered on the client. */
  clientRendered: Paints;
}

/** Maximum ratio of a page's paint times to those of its HTML and CSS alone. */
export const PAINT_RATIO_MAX = 1.15;
const TOTAL_BLOCKING_MAX_MS = 50;
const REQUESTS_MAX = 20;
/** Smaller layout shifts round to 0.000 and are ignored. */
const LAYOUT_SHIFT_SEEN = 0.0005;

const NAMES = [
  'firstMs',
  'largestMs',
  'totalBlockingMs',
  'layoutShift',
  'requests',
  'portraits',
] as const satisfies readonly (keyof Paints)[];

/** Returns the median of each figure separately. Throws if there are no runs. */
export function medianPaints(runs: readonly Paints[]): Paints {
  const median = (name: keyof Paints): number => {
    const sorted = runs.map((run) => run[name]).sort((one, other) => one - other);
    const middle = sorted[Math.floor((sorted.length - 1) / 2)];
    if (middle === undefined) throw new Error('There is no median of no runs');
    return middle;
  };
  const paints: Paints = { firstMs: 0, largestMs: 0, totalBlockingMs: 0, layoutShift: 0, requests: 0, portraits: 0 };
  for (const name of NAMES) paints[name] = median(name);
  return paints;
}

/** Returns one phrase for each figure that exceeds its limit. */
export function paintProblems({ whole, withoutScript, clientRendered }: PaintRow): string[] {
  const first = whole.firstMs / withoutScript.firstMs;
  const largest = whole.largestMs / withoutScript.largestMs;
  return [
    ...(first > PAINT_RATIO_MAX ? [`first paint ${first.toFixed(2)} times that of its HTML and CSS`] : []),
    ...(largest > PAINT_RATIO_MAX ? [`largest paint ${largest.toFixed(2)} times that of its HTML and CSS`] : []),
    ...(whole.firstMs >= clientRendered.firstMs ? ['first paint not ahead of the client-rendered page'] : []),
    ...(whole.totalBlockingMs > TOTAL_BLOCKING_MAX_MS ? [`blocked for ${Math.round(whole.totalBlockingMs)} ms`] : []),
    ...(whole.layoutShift >= LAYOUT_SHIFT_SEEN ? [`layout shift ${whole.layoutShift.toFixed(3)}`] : []),
    ...(whole.requests > REQUESTS_MAX ? [`${whole.requests} requests`] : []),
  ];
}

/** Formats a table row. */
export function describePaints(path: string, row: PaintRow): string {
  const { whole, withoutScript, clientRendered } = row;
  const pairOf = (name: 'firstMs' | 'largestMs'): string =>
    `${Math.round(whole[name])} / ${Math.round(withoutScript[name])} = ${(whole[name] / withoutScript[name]).toFixed(2)}`;
  const columns = [
    pairOf('firstMs').padStart(20),
    pairOf('largestMs').padStart(20),
    `${Math.round(clientRendered.firstMs)} / ${Math.round(clientRendered.largestMs)}`.padStart(17),
    String(Math.round(whole.totalBlockingMs)).padStart(9),
    whole.layoutShift.toFixed(3).padStart(7),
    (whole.portraits === 0 ? `${whole.requests}` : `${whole.requests} + ${whole.portraits}`).padStart(10),
  ].join('');
  const problems = paintProblems(row);
  return `${path.padEnd(38)}${columns}${problems.length === 0 ? '' : `   ${problems.join(', ')}`}`;
}

export const PAINTS_HEADING = `${'page'.padEnd(38)}${'first paint, ms'.padStart(20)}${'largest paint, ms'.padStart(20)}${'client-rendered'.padStart(17)}${'blocked'.padStart(9)}${'shift'.padStart(7)}${'requests'.padStart(10)}`;
