/** Of whom it is, and of what: nobody finds what another account has typed. */
interface Place {
  accountId: number | null;
  /** Tells the forms of one kind apart; empty where there is one. */
  about: string;
}

/** What is typed into forms of one kind, for the life of this page: who leaves one, as by Back, finds it again. */
export class KeptInput<Input> {
  readonly #kept = new Map<string, Input>();

  /** Keeps what is typed; null once it was handed in. */
  keep(place: Place, input: Input | null): void {
    if (input === null) this.#kept.delete(keyOf(place));
    else this.#kept.set(keyOf(place), input);
  }

  /** Returns what was typed there; null if nothing. */
  read(place: Place): Input | null {
    return this.#kept.get(keyOf(place)) ?? null;
  }
}

function keyOf({ accountId, about }: Place): string {
  return `${accountId ?? 'visitor'}/${about}`;
}
