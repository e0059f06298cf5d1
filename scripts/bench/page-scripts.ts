/** What the benchmark evaluates inside the page, as strings, since there are no DOM types here. */

/** The element to press or the text to type, and an expression that is true once the page shows the result. */
export type Step = { press: string; shown: string } | { type: string; shown: string };

const OPEN_DATABASE = `async () => {
  const databases = await indexedDB.databases();
  const name = databases.map((each) => each.name).find((each) => each.startsWith('rendezvous-account-'));
  if (name === undefined) return null;
  return await new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}`;

/** Counts the chats in the account database; 0 while there is no database. */
export const COUNT_CHATS = `(async () => {
  const database = await (${OPEN_DATABASE})();
  if (database === null) return 0;
  const count = await new Promise((resolve, reject) => {
    const request = database.transaction('chats').objectStore('chats').count();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.close();
  return count;
})()`;

/** Returns the newest 50 chats with the member of each, the newest first. */
export const NEWEST_CHATS = `(async () => {
  const database = await (${OPEN_DATABASE})();
  const chats = await new Promise((resolve, reject) => {
    const request = database.transaction('chats').objectStore('chats').getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.close();
  return chats
    .sort((one, other) => other.lastActivityAtMs - one.lastActivityAtMs)
    .slice(0, 50)
    .map(({ conversationId, profileId }) => ({ conversationId, memberId: profileId }));
})()`;

/**
 * Stores as many messages for each chat as if it had been opened before, and returns the total number of messages. The
 * worker itself fetches messages only for the newest chats.
 */
export const CACHE_ALL_MESSAGES = `async (perChat) => {
  const database = await (${OPEN_DATABASE})();
  const ask = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const ids = await ask(database.transaction('chats').objectStore('chats').getAllKeys());
  for (let start = 0; start < ids.length; start += 500) {
    const transaction = database.transaction(['messages', 'conversations'], 'readwrite');
    const messages = transaction.objectStore('messages');
    for (const conversationId of ids.slice(start, start + 500)) {
      for (let index = 0; index < perChat; index += 1) {
        messages.put({
          key: 'bench-' + conversationId + '-' + index,
          conversationId,
          serverId: index + 1,
          order: index + 1,
          fromMe: index % 2 === 0,
          text: 'Message ' + index + ' of the benchmark, about as long as most.',
          sentAtMs: 1700000000000 + index * 60000,
          delivery: { state: 'sent' },
        });
      }
    }
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = () => reject(transaction.error);
    });
  }
  const count = await ask(database.transaction('messages').objectStore('messages').count());
  database.close();
  return count;
}`;

/**
 * Returns an expression that performs a step and resolves to the milliseconds until the frame that shows it was drawn.
 */
export function timeStep(step: Step): string {
  const act = 'press' in step ? `document.querySelector(${JSON.stringify(step.press)}).click()` : typeText(step.type);
  return `(async () => {
    const isShown = () => ${step.shown};
    const startedMs = performance.now();
    ${act};
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (isShown()) break;
      if (performance.now() - startedMs > 30000) throw new Error('Not shown: ' + isShown);
    }
    // After the frame: a task that comes behind the drawing.
    await new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    });
    return performance.now() - startedMs;
  })()`;
}

function typeText(text: string): string {
  return `
    const field = document.querySelector('input[type="search"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
    field.dispatchEvent(new Event('input', { bubbles: true }))`;
}
