/** What a member means by pressing the order button, as far as it is not settled. */
export interface OrderIntent {
  /**
   * The key under which to send `content`: the same for as long as the same is tried again, so that it is one order
   * whatever becomes of the answers.
   */
  keyFor(content: string): string;
  /** It is settled, one way or the other: the next press means something new. */
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
