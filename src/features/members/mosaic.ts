/** How many cells of the mosaic a tile takes: two by two, two beside each other, one, or a low row of its own. */
export type MosaicSpan = 'large' | 'wide' | 'one' | 'band';

/** The numbers of columns that the mosaic has, from a phone to a wide window. */
const COLUMN_COUNTS = [2, 4, 6] as const;
export type Mosaic = Record<(typeof COLUMN_COUNTS)[number], readonly MosaicSpan[]>;

/** Among so many tiles the first with a picture is the large one: it stands in the first row. */
const FIRST_CHOICES = 3;
/** From so many wide tiles on, a second large one takes the place of three. */
const WIDE_WITHOUT_SECOND = 3;

/**
 * Returns for each number of columns the spans with which the tiles fill whole rows: as many are large or wide as there
 * would be cells left over in the last row. Tiles without a picture are not large, where others can be.
 *
 * @param apart indexes of tiles that shall not touch, where another layout keeps them from it
 */
export function mosaicOf(hasPicture: readonly boolean[], apart: readonly number[] = []): Mosaic {
  return { 2: inTwoColumns(hasPicture, apart), 4: inRows(hasPicture, 4, apart), 6: inRows(hasPicture, 6, apart) };
}

/** The attributes of a tile by which a template's stylesheet lays it out. */
export function mosaicAttributes(mosaic: Mosaic | null, index: number): Record<`data-span-${number}`, MosaicSpan> {
  if (mosaic === null) return {};
  return Object.fromEntries(COLUMN_COUNTS.map((count) => [`data-span-${count}`, mosaic[count][index] ?? 'one']));
}

/** A phone: a large tile is a row of its own, each that shall stand apart, and the last one if it would stay alone. */
function inTwoColumns(hasPicture: readonly boolean[], apart: readonly number[]): readonly MosaicSpan[] {
  const isFirstLarge = hasPicture[0] === true;
  const ones = [...hasPicture.keys()].filter((index) => !(isFirstLarge && index === 0) && !apart.includes(index));
  const alone = ones.length % 2 === 1 ? ones.at(-1) : undefined;
  return [...hasPicture.keys()].map((index) => {
    if (apart.includes(index)) return 'band';
    if (index === 0 && isFirstLarge) return 'large';
    return index === alone ? 'wide' : 'one';
  });
}

function inRows(hasPicture: readonly boolean[], columns: 4 | 6, apart: readonly number[]): readonly MosaicSpan[] {
  // Faces as large as that would be too large; the template lays out so few.
  if (hasPicture.length < 3) return hasPicture.map(() => 'wide');
  if (hasPicture.length * 2 === columns) return hasPicture.map(() => 'large');
  let fallback: readonly MosaicSpan[] | null = null;
  for (const plan of plansOf(hasPicture, columns, apart)) {
    if (!fillsRows(plan, columns)) continue;
    if (areApart(apart, plan, columns)) return plan;
    fallback ??= plan;
  }
  return fallback ?? hasPicture.map(() => 'one');
}

/** Possible layouts, the best first: rather are others wide, or a second one large, than that the first is not. */
function* plansOf(hasPicture: readonly boolean[], columns: number, apart: readonly number[]): Generator<MosaicSpan[]> {
  const count = hasPicture.length;
  const after = (index: number) => [...hasPicture.keys()].filter((each) => each > index && !apart.includes(each));
  const pictures = hasPicture.flatMap((has, index) => (has ? [index] : []));
  for (const first of pictures.filter((index) => index < FIRST_CHOICES)) {
    const alone = withWide(count, [first], columns);
    // At the end of the row before the last, so that the two stand across from each other.
    const pairs = pictures
      .filter((index) => index > first)
      .reverse()
      .map((second) => [first, second]);
    if (alone.filter((span) => span === 'wide').length < WIDE_WITHOUT_SECOND) {
      yield alone;
      // With an early wide one the rest stands elsewhere, such as advertisements that would touch.
      for (const early of after(first)) yield withWide(count, [first], columns, early);
      for (const early of after(first)) {
        yield* below(
          pairs.map((pair) => withWide(count, pair, columns, early)),
          columns,
        );
      }
      continue;
    }
    yield* below(
      pairs.map((pair) => withWide(count, pair, columns)),
      columns,
    );
    for (const early of after(first + 1)) {
      yield* below(
        pairs.map((pair) => withWide(count, pair, columns, early)),
        columns,
      );
    }
    yield alone;
    for (const pair of pairs) yield withWide(count, pair, columns);
  }
  yield withWide(count, [], columns);
}

/** Those of which the second large tile begins below the first row: beside each other the two would be all that one sees. */
function below(plans: readonly MosaicSpan[][], columns: number): MosaicSpan[][] {
  return plans.filter((plan) => (placesOf(plan, columns)[plan.lastIndexOf('large')]?.[0] ?? 0) >= columns);
}

/** These tiles are large; as many of the last are wide, and first this one, as fill the last row. */
function withWide(count: number, large: readonly number[], columns: number, early?: number): MosaicSpan[] {
  const spans = Array.from({ length: count }, (_, index): MosaicSpan => (large.includes(index) ? 'large' : 'one'));
  const cells = count + 3 * large.length;
  let missing = (columns - (cells % columns)) % columns;
  const last = Array.from(spans.keys()).reverse();
  for (const index of early === undefined ? last : [early, ...last]) {
    if (missing === 0 || spans[index] !== 'one') continue;
    spans[index] = 'wide';
    missing -= 1;
  }
  return spans;
}

/** Returns the cells of each tile when each takes the first place that it fits, as `grid-auto-flow: dense` does. */
function placesOf(spans: readonly MosaicSpan[], columns: number): number[][] {
  const taken = new Set<number>();
  return spans.map((span) => {
    const width = span === 'one' ? 1 : 2;
    let at = 0;
    while (!cellsOf(span, at, columns).every((cell) => !taken.has(cell)) || (at % columns) + width > columns) at += 1;
    const cells = cellsOf(span, at, columns);
    for (const cell of cells) taken.add(cell);
    return cells;
  });
}

/** Whether no cell stays free. */
function fillsRows(spans: readonly MosaicSpan[], columns: number): boolean {
  const taken = placesOf(spans, columns).flat();
  return taken.length % columns === 0 && Math.max(-1, ...taken) === taken.length - 1;
}

/** Whether none of these tiles is beside or below another of them. */
function areApart(indexes: readonly number[], spans: readonly MosaicSpan[], columns: number): boolean {
  const places = placesOf(spans, columns);
  const cells = indexes.map((index) => places[index] ?? []);
  return cells.every((own, which) =>
    cells.slice(which + 1).every((other) => !own.some((one) => other.some((each) => touch(one, each, columns)))),
  );
}

function touch(one: number, other: number, columns: number): boolean {
  const [first, second] = one < other ? [one, other] : [other, one];
  return second - first === columns || (second - first === 1 && second % columns !== 0);
}

function cellsOf(span: MosaicSpan, at: number, columns: number): number[] {
  if (span === 'one') return [at];
  return span === 'wide' ? [at, at + 1] : [at, at + 1, at + columns, at + columns + 1];
}
