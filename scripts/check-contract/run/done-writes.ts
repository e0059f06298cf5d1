import { keyOf } from '../access/keyed.ts';
import { at } from '../contract/json.ts';
import type { OperationUse } from '../model/operation.ts';
import type { Draft } from '../requests/draft.ts';
import type { Answer, Order } from './runner.ts';
import type { Visitor } from './visitor.ts';

/** A write that was done under its idempotency key. */
export interface DoneWrite {
  draft: Draft;
  key: string;
  answer: Answer;
}

/** The last write that was done for each visitor and use, so that it can be repeated when it cannot be done anew. */
export class DoneWrites {
  readonly #last = new Map<Visitor, Map<OperationUse, DoneWrite>>();
  readonly #repeated = new Set<OperationUse>();

  keep({ draft, visitor, phase, cookie }: Order, answer: Answer): void {
    const key = keyOf(draft);
    // The request of a broken draft is not the one of its use.
    const isValid = phase !== 'negative' && phase !== 'members' && cookie === undefined;
    if (visitor === null || key === null || !answer.isSuccess || !draft.use.isChanging || !isValid) return;
    const uses = this.#last.get(visitor) ?? new Map<OperationUse, DoneWrite>();
    if (uses.get(draft.use)?.key === key) this.#repeated.add(draft.use);
    this.#last.set(visitor, uses.set(draft.use, { draft, key, answer }));
  }

  /** Null if there is none, or if the session has another csrf token by now: the same request would be refused. */
  last(visitor: Visitor, use: OperationUse): DoneWrite | null {
    const done = this.#last.get(visitor)?.get(use) ?? null;
    const csrf = done?.draft.body.kind === 'json' ? at(done.draft.body.value, 'csrf') : undefined;
    return csrf === undefined || visitor.pool.all('csrf').includes(String(csrf)) ? done : null;
  }

  /** Returns whether a request of this use was answered with success twice under one key. */
  wasRepeated(use: OperationUse): boolean {
    return this.#repeated.has(use);
  }

  /** Returns the key of the last write of a use, whatever has become of the session. */
  key(visitor: Visitor, use: OperationUse): string | null {
    return this.#last.get(visitor)?.get(use)?.key ?? null;
  }
}
