/** The result of one measurement, with what it is compared to. */
export interface BenchRow {
  what: string;
  unit: 'ms' | 's' | 'MB' | 'calls';
  /** One value per run; never empty. */
  product: readonly number[];
  /** Null if the limit is absolute, in `unit`, rather than a ratio. */
  beside: { name: string; values: readonly number[] } | null;
  /** Null for a floor, which nothing is wanted of. */
  limit: number | null;
}

const HEADINGS = ['what', 'product', 'beside it', '', 'ratio', 'limit', ''] as const;

/** Returns the ratio of the medians, or the median alone if there is no comparison. */
export function measured({ product, beside }: BenchRow): number {
  return beside === null ? median(product) : median(product) / median(beside.values);
}

export function isWithin(row: BenchRow): boolean {
  return row.limit === null || measured(row) <= row.limit;
}

/** Formats a table of the medians with the minimum and maximum of the runs, and flags values above their limit. */
export function describeTable(rows: readonly BenchRow[]): string {
  const lines = [HEADINGS, ...rows.map(cells)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cells(row: BenchRow): string[] {
  const { what, unit, product, beside, limit } = row;
  return [
    what,
    spread(product, unit),
    beside === null ? '' : spread(beside.values, unit),
    beside?.name ?? '',
    beside === null ? '' : measured(row).toFixed(2),
    limit === null ? '' : beside === null ? `${limit} ${unit}` : limit.toFixed(1),
    isWithin(row) ? '' : 'over its limit',
  ];
}

function spread(values: readonly number[], unit: BenchRow['unit']): string {
  const tell = (value: number): string => value.toFixed(unit === 's' ? 2 : unit === 'calls' || value >= 100 ? 0 : 1);
  return `${tell(median(values))} ${unit} (${tell(Math.min(...values))} to ${tell(Math.max(...values))})`;
}

/** Throws if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no values');
  return (upper + lower) / 2;
}
