/** Of whom it is, and of what: nobody finds what another account has typed. */
interface Place {
  /** Null for a visitor; `unknown` until the worker has told who is logged in. */
  accountId: number | null | 'unknown';
  /** Tells the forms of one kind apart; empty where there is one. */
  about: string;
}

/** What is typed into forms of one kind, for the life of this page: who leaves one, as by Back, finds it again. */
export class KeptInput<Input extends object> {
  readonly #kept = new Map<string, Input>();
  /** What was sent last from each place, and under which idempotency key. */
  readonly #attempts = new Map<string, { input: string; id: string }>();

  /**
   * Keeps what is typed; null once it was handed in. What is kept already stays where it was typed: a form that is being
   * left is rendered once more, at the address of the page that comes.
   */
  keep(place: Place, input: Input | null): void {
    if (input === null) this.#kept.delete(keyOf(place));
    else if (![...this.#kept.values()].includes(input)) this.#kept.set(keyOf(place), input);
  }

  /**
   * Returns the idempotency key to send `input` with: the same one as long as the same is sent from there. A form that
   * is left while its answer is on its way, or was lost, is found again with all that was sent, and sent again.
   */
  attemptId(place: Place, input: object): string {
    const text = JSON.stringify(input);
    const last = this.#attempts.get(keyOf(place));
    const id = last?.input === text ? last.id : crypto.randomUUID();
    this.#attempts.set(keyOf(place), { input: text, id });
    return id;
  }

  /** The answer was shown where it was sent from: the same once more is another one. */
  settle(place: Place): void {
    this.#attempts.delete(keyOf(place));
  }

  /**
   * Returns what was typed there; null if nothing. What was typed before it was known who is logged in becomes that
   * one's: the frame of the page changes with it, and the form begins anew.
   */
  read(place: Place): Input | null {
    const unowned = { ...place, accountId: 'unknown' } as const;
    const typed = this.#kept.get(keyOf(unowned));
    if (place.accountId !== 'unknown' && typed !== undefined) {
      this.#kept.delete(keyOf(unowned));
      this.#kept.set(keyOf(place), typed);
    }
    return this.#kept.get(keyOf(place)) ?? null;
  }
}

function keyOf({ accountId, about }: Place): string {
  return `${accountId ?? 'visitor'}/${about}`;
}
