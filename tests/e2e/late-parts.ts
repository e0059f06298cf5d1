import type { Page } from 'playwright/test';

/** What a page waits for concurrently: rows of a table, the worker's responses, notifications of changed rows. */
export const LATE_PARTS = [
  'user',
  'chats',
  'conversations',
  'members',
  'likes',
  'drafts',
  'meta',
  'answers',
  'changes',
] as const;
export type LatePart = (typeof LATE_PARTS)[number];

/**
 * Lets a test hold one part back and release it later, as happens by chance on a busy device. Must be called before the
 * page is opened; nothing is held before `holdBack`.
 */
export async function prepareLatePart(page: Page, late: LatePart): Promise<void> {
  await page.addInitScript((part) => {
    const state: { isHeld: boolean; waiting: (() => void)[] } = { isHeld: false, waiting: [] };
    const pass = (deliver: () => void): void => {
      if (state.isHeld) state.waiting.push(deliver);
      else deliver();
    };
    Reflect.set(window, 'latePart', {
      hold: () => {
        state.isHeld = true;
      },
      release: () => {
        state.isHeld = false;
        for (const deliver of state.waiting.splice(0)) deliver();
      },
    });
    /** Wraps handlers set as a property, for the targets that `isPart` matches. */
    const wrapProperty = (prototype: object, name: string, isPart: (target: unknown) => boolean): void => {
      const own = Object.getOwnPropertyDescriptor(prototype, name);
      if (own?.set === undefined) throw new Error(`${name} cannot be watched`);
      const { set } = own;
      Object.defineProperty(prototype, name, {
        ...own,
        set(handler: unknown) {
          const held = (event: Event): void => {
            const call = () => void (typeof handler === 'function' && Reflect.apply(handler, this, [event]));
            if (isPart(this)) pass(call);
            else call();
          };
          set.call(this, typeof handler === 'function' ? held : handler);
        },
      });
    };
    if (part === 'answers') {
      const add = MessagePort.prototype.addEventListener;
      MessagePort.prototype.addEventListener = function (
        this: MessagePort,
        type: string,
        listener: EventListenerOrEventListenerObject | null,
        options?: boolean | AddEventListenerOptions,
      ): void {
        const held = (event: Event): void =>
          pass(() => void (typeof listener === 'function' ? listener.call(this, event) : listener?.handleEvent(event)));
        if (listener !== null) add.call(this, type, type === 'message' ? held : listener, options);
      };
    } else if (part === 'changes') {
      wrapProperty(BroadcastChannel.prototype, 'onmessage', () => true);
    } else {
      // A browser commits a transaction only after its callbacks: a cursor must continue within it, and so must what reads
      // several tables in one. Only complete results of one table can be delayed.
      wrapProperty(
        IDBRequest.prototype,
        'onsuccess',
        (request) =>
          request instanceof IDBRequest &&
          request.source instanceof IDBObjectStore &&
          request.source.name === part &&
          request.transaction?.objectStoreNames.length === 1 &&
          !(request.result instanceof IDBCursor),
      );
    }
  }, late);
}

export async function holdBack(page: Page): Promise<void> {
  await page.evaluate('window.latePart.hold()');
}

export async function handOver(page: Page): Promise<void> {
  await page.evaluate('window.latePart.release()');
}
