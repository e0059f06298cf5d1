/** What one measure found, beside what it is compared with. */
export interface BenchRow {
  what: string;
  unit: 'ms' | 's' | 'MB' | 'calls';
  /** One value for each run; never empty. */
  product: readonly number[];
  /** Null where the limit is one of the unit and not of a ratio. */
  beside: { name: string; values: readonly number[] } | null;
  limit: number;
}

const HEADINGS = ['what', 'product', 'beside it', '', 'ratio', 'limit', ''] as const;

/** The ratio of the medians, or the median alone where nothing stands beside it. */
export function measured({ product, beside }: BenchRow): number {
  return beside === null ? median(product) : median(product) / median(beside.values);
}

export function isWithin(row: BenchRow): boolean {
  return measured(row) <= row.limit;
}

/** Medians with the least and the most of the runs; what is over its limit says so. */
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
    beside === null ? `${limit} ${unit}` : limit.toFixed(1),
    isWithin(row) ? '' : 'over its limit',
  ];
}

function spread(values: readonly number[], unit: BenchRow['unit']): string {
  const tell = (value: number): string => value.toFixed(unit === 's' ? 2 : unit === 'calls' || value >= 100 ? 0 : 1);
  return `${tell(median(values))} ${unit} (${tell(Math.min(...values))} to ${tell(Math.max(...values))})`;
}

/** Throws for no value at all. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no values');
  return (upper + lower) / 2;
}
