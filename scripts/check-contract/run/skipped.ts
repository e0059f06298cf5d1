/** The reason of all of them in a run that changes nothing. */
export const SAFE_MODE = 'they change data, and safe mode is on';

/** What a run skipped, grouped by reason, with one note for each. */
export class Skipped {
  readonly #titles = new Map<string, string[]>();

  add(title: string, reason: string): void {
    const known = this.#titles.get(reason) ?? [];
    if (!known.includes(title)) this.#titles.set(reason, [...known, title]);
  }

  notes(): readonly string[] {
    return [...this.#titles].map(([reason, titles]) => {
      const what = titles.length === 1 ? 'Sequence' : `${titles.length} sequences`;
      return reason === SAFE_MODE
        ? `${what} skipped, since ${reason}.`
        : `${what} skipped, since ${reason}: ${titles.join('; ')}.`;
    });
  }
}
