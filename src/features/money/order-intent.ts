/** The pending order behind a press of the order button, until its outcome is known. */
export interface OrderIntent {
  /**
   * Returns the idempotency key for `content`. Retries of the same content get the same key, so they result in a single
   * order even if responses are lost.
   */
  keyFor(content: string): string;
  /** Marks the intent as settled, whatever the outcome: the next press is a new order. */
  settle(): void;
}

export function createOrderIntent(createId: () => string = () => crypto.randomUUID()): OrderIntent {
  let current: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      if (current?.content !== content) current = { content, key: createId() };
      return current.key;
    },
    settle() {
      current = null;
    },
  };
}
