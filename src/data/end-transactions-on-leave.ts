/**
 * Aborts what this page still reads when it is left. WebKit keeps such a page with its transactions in the back/forward
 * cache, frozen: the worker's next write, and every read behind it, would wait for them for good
 * (https://github.com/w3c/IndexedDB/issues/381). Dexie closes its connections then, but a closed connection lets open
 * transactions finish; should the page come back, Dexie runs its live queries again.
 *
 * On the prototype, as Dexie's first transaction of each connection, over all tables, can be had nowhere else. Must be
 * called only once, before the first database is opened.
 */
export function endTransactionsOnLeave(): void {
  const open = new Set<IDBTransaction>();
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...asked: Parameters<IDBDatabase['transaction']>) {
    const transaction = begin.apply(this, asked);
    open.add(transaction);
    const forget = () => open.delete(transaction);
    transaction.addEventListener('complete', forget);
    transaction.addEventListener('abort', forget);
    return transaction;
  };
  addEventListener('pagehide', () => {
    for (const transaction of open) abort(transaction);
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has just finished; its event is still to come.
  }
}
