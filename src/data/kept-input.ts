/** Of whom it is, and of what: nobody finds what another account has typed. */
interface Place {
  /** Null for a visitor, and until it is known who is logged in. */
  accountId: number | null;
  /** Tells the forms of one kind apart; empty where there is one. */
  about: string;
}

/** What is typed into forms of one kind, for the life of this page: who leaves one, as by Back, finds it again. */
export class KeptInput<Input extends object> {
  readonly #kept = new Map<string, { place: Place; input: Input }>();

  /**
   * Keeps what is typed; null once it was handed in. What is kept already stays where it was typed, for a form that is
   * being left is rendered once more, at the address of the page that comes. Only whose it is may become known later.
   */
  keep(place: Place, input: Input | null): void {
    if (input === null) {
      this.#kept.delete(keyOf(place));
      return;
    }
    const known = [...this.#kept.values()].find((one) => one.input === input)?.place;
    if (known !== undefined) {
      if (known.accountId !== null || known.about !== place.about) return;
      this.#kept.delete(keyOf(known));
    }
    this.#kept.set(keyOf(place), { place, input });
  }

  /** Returns what was typed there; null if nothing. */
  read(place: Place): Input | null {
    return this.#kept.get(keyOf(place))?.input ?? null;
  }
}

function keyOf({ accountId, about }: Place): string {
  return `${accountId ?? 'visitor'}/${about}`;
}
