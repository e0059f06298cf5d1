/** Of whom it is, and of what: nobody finds what another account has typed. */
interface Place {
  /** Null for a visitor, and until it is known who is logged in. */
  accountId: number | null;
  /** Tells the forms of one kind apart; empty where there is one. */
  about: string;
}

/** What is typed into forms of one kind, for the life of this page: who leaves one, as by Back, finds it again. */
export class KeptInput<Input extends object> {
  readonly #kept = new Map<string, Input>();

  /** Keeps what is typed, in one place: whose it is, and of what, may become known later. Null once it was handed in. */
  keep(place: Place, input: Input | null): void {
    for (const [key, known] of this.#kept) if (known === input) this.#kept.delete(key);
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
