import { createRandom } from '../reference-api/demo/random.ts';

/** The possible values of each factor, by name. */
export type Factors = Readonly<Record<string, readonly string[]>>;
/** A test: one value for each factor. */
export type Row<F extends Factors> = { [Name in keyof F]: F[Name][number] };
/** An incomplete test: factors that are not yet chosen are missing. */
export type PartialRow<F extends Factors> = Partial<Row<F>>;

interface Choice {
  name: string;
  value: string;
}

/**
 * Returns rows in which every possible pair of values of two factors occurs at least once (a covering array of strength
 * two), built with the greedy algorithm of AETG: a row starts with a pair that is not yet covered and takes, for each
 * further factor, the value that covers most of the remaining pairs. `allows` rejects invalid combinations; it is also
 * called with incomplete rows. A pair that no row allows is left out. The same seed gives the same rows.
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
    // Deleting from a Map during iteration is well defined: deleted entries are not visited.
    if (row === null) missing.delete(pairKey(...pair));
    else {
      for (const key of pairsOf(row)) missing.delete(key);
      rows.push(asRow(row));
    }
  }
  return rows;

  /** Completes the row that starts with `pair`, by backtracking; returns null if no row is allowed. */
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

  /** Sorts the choices in the order in which the factors were given, so that all rows are alike. */
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
