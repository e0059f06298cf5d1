import { createRandom } from '../reference-api/demo/random.ts';

/** The values that each factor of a test can take, by its name. */
export type Factors = Readonly<Record<string, readonly string[]>>;
/** One test: a value for each factor. */
export type Row<F extends Factors> = { [Name in keyof F]: F[Name][number] };
/** A test that is being put together: the factors not yet chosen are missing. */
export type PartialRow<F extends Factors> = Partial<Row<F>>;

interface Choice {
  name: string;
  value: string;
}

/**
 * Rows in which every possible pair of values of two factors stands at least once (a covering array of strength two),
 * made by the greedy way of AETG: a row begins with a pair that is still missing and takes for each further factor the
 * value that brings most of the other missing ones. `allows` says what cannot stand together; of a row in the making
 * it gets what is chosen so far. A pair that no row allows is left out. The same seed gives the same rows.
 */
export function coverPairs<F extends Factors>(
  factors: F,
  { seed, allows }: { seed: string; allows: (row: PartialRow<F>) => boolean },
): Row<F>[] {
  const names: (keyof F & string)[] = Object.keys(factors);
  const random = createRandom(seed);
  const missing = new Map<string, readonly [Choice, Choice]>();
  for (const [index, first] of names.entries()) {
    for (const second of names.slice(index + 1)) {
      for (const a of factors[first] ?? []) {
        for (const b of factors[second] ?? []) {
          missing.set(pairKey({ name: first, value: a }, { name: second, value: b }), [
            { name: first, value: a },
            { name: second, value: b },
          ]);
        }
      }
    }
  }
  const rows: Row<F>[] = [];
  for (const pair of missing.values()) {
    const row = complete(pair);
    // Deleting from a map while it is walked is defined: what is gone is not met again.
    if (row === null) missing.delete(pairKey(...pair));
    else {
      for (const key of pairsOf(row)) missing.delete(key);
      rows.push(asRow(row));
    }
  }
  return rows;

  /** The row that begins with `pair`, by trying values until all factors have one; null where none is allowed. */
  function complete(pair: readonly Choice[]): Choice[] | null {
    if (!allows(asPartialRow(pair))) return null;
    const open = names.filter((name) => !pair.some((choice) => choice.name === name));
    const next = random.shuffle(open)[0];
    if (next === undefined) return [...pair];
    const candidates = random.shuffle(factors[next] ?? []).map((value) => ({ name: next, value }));
    const gain = (choice: Choice) => pair.filter((other) => missing.has(pairKey(choice, other))).length;
    for (const choice of candidates.toSorted((a, b) => gain(b) - gain(a))) {
      const row = complete([...pair, choice]);
      if (row !== null) return row;
    }
    return null;
  }

  /** Factors in the order in which they were given, so that rows read alike. */
  function inOrder(choices: readonly Choice[]): Choice[] {
    return names.flatMap((name) => choices.find((choice) => choice.name === name) ?? []);
  }

  function pairsOf(row: readonly Choice[]): string[] {
    const ordered = inOrder(row);
    return ordered.flatMap((a, index) => ordered.slice(index + 1).map((b) => pairKey(a, b)));
  }

  function asPartialRow(choices: readonly Choice[]): PartialRow<F> {
    const row: PartialRow<F> = {};
    for (const { name, value } of inOrder(choices)) Object.assign(row, { [name]: value });
    return row;
  }

  function isWhole(row: PartialRow<F>): row is Row<F> {
    return names.every((name) => name in row);
  }

  function asRow(choices: readonly Choice[]): Row<F> {
    const row = asPartialRow(choices);
    if (!isWhole(row)) throw new Error(`A row without all factors: ${JSON.stringify(row)}`);
    return row;
  }

  function pairKey(a: Choice, b: Choice): string {
    const [first, second] = names.indexOf(a.name) < names.indexOf(b.name) ? [a, b] : [b, a];
    return JSON.stringify([first.name, first.value, second.name, second.value]);
  }
}
