import { addAt, replaceAt, valuesAt } from './edit.ts';
import type { AskedCall, MutableAnswer, Mutant } from './mutant.ts';

/** Servers whose individual responses conform to the contract, but which forget, repeat or leak data. */

function isCall(call: AskedCall, method: string, path: string): boolean {
  return call.method === method && call.path === path;
}

function sequence(name: string, only: readonly string[], spoil: Mutant['spoil']): Mutant {
  return { name, only, phases: only === BLOCKS ? ['conformance', 'sequences'] : ['sequences'], spoil };
}

const LIKES = ['getLikes', 'likeProfile', 'unlikeProfile'];
const CHATS = ['getChats', 'getChat', 'sendMessage', 'markChatRead', 'removeChat'];
/** Includes the search, which finds members to block. */
const BLOCKS = ['search', 'listBlockedMembers', 'blockMember', 'unblockMember'];

/** Repeats the first response to a matching call. */
function frozen(isMeant: (call: AskedCall) => boolean): Mutant['spoil'] {
  let first: MutableAnswer | null = null;
  return (call, answer) => {
    if (!isMeant(call) || answer.status >= 300) return;
    first ??= { ...answer, body: structuredClone(answer.body) };
    answer.body = structuredClone(first.body);
  };
}

export const SEQUENCE_MUTANTS: readonly Mutant[] = [
  sequence('a like is not in the list afterwards', LIKES, (call, answer) => {
    if (isCall(call, 'GET', '/api/likes.php')) replaceAt(answer.body, 'profiles', () => []);
  }),
  sequence(
    'an unliked member stays in the list',
    LIKES,
    (() => {
      let most: unknown[] = [];
      return (call, answer) => {
        if (!isCall(call, 'GET', '/api/likes.php')) return;
        const [now] = valuesAt(answer.body, 'profiles');
        if (Array.isArray(now) && now.length > most.length) most = now;
        replaceAt(answer.body, 'profiles', () => most);
      };
    })(),
  ),
  sequence('liking answers that there is no like', LIKES, (call, answer) => {
    if (isCall(call, 'POST', '/api/likes.php')) addAt(answer.body, 'liked', false);
  }),
  sequence('a sent message is not in the conversation', CHATS, (call, answer) => {
    if (isCall(call, 'GET', '/api/chat.php') && call.query.has('conversation'))
      replaceAt(answer.body, 'messages', () => []);
  }),
  sequence('a sent message comes back with another text', CHATS, (call, answer) => {
    if (isCall(call, 'POST', '/api/chat.php')) replaceAt(answer.body, 'message.text', (text) => `${String(text)}!`);
  }),
  sequence(
    'the same idempotency key sends twice',
    CHATS,
    (() => {
      let last = 0;
      return (call, answer) => {
        if (!isCall(call, 'POST', '/api/chat.php') || answer.status !== 200) return;
        replaceAt(answer.body, 'message.id', (id) => {
          const next = Math.max(Number(id), last + 1);
          last = next;
          return next;
        });
      };
    })(),
  ),
  sequence(
    'the same idempotency key charges twice',
    CHATS,
    (() => {
      let charged = 0;
      return (call, answer) => {
        if (!isCall(call, 'POST', '/api/chat.php') || answer.status !== 200) return;
        replaceAt(answer.body, 'credits', (credits) => Number(credits) - charged);
        charged += 1;
      };
    })(),
  ),
  sequence('another body under the same idempotency key is taken', CHATS, (call, answer) => {
    if (!isCall(call, 'POST', '/api/chat.php') || answer.status !== 409) return;
    const sent: unknown = JSON.parse(call.body);
    answer.status = 200;
    answer.body = {
      message: {
        id: 999_999,
        message_id: valuesAt(sent, 'message_id')[0],
        from_me: true,
        text: valuesAt(sent, 'text')[0],
        sent_at: new Date(0).toISOString(),
      },
      credits: 1,
    };
  }),
  sequence('a read conversation keeps its unread count', CHATS, (call, answer) => {
    if (isCall(call, 'PUT', '/api/chat.php')) addAt(answer.body, 'num_unread_messages', 3);
  }),
  sequence(
    'a removed conversation stays in the list',
    CHATS,
    (() => {
      let known: unknown[] = [];
      return (call, answer) => {
        if (!isCall(call, 'GET', '/api/chats.php') || !Array.isArray(answer.body)) return;
        if (answer.body.length > known.length) known = answer.body;
        answer.body = known;
      };
    })(),
  ),
  sequence(
    'a removed conversation can still be read',
    CHATS,
    (() => {
      let page: unknown;
      return (call, answer) => {
        if (!isCall(call, 'GET', '/api/chat.php') || !call.query.has('conversation')) return;
        if (answer.status === 200) page = answer.body;
        else if (answer.status === 404) {
          answer.status = 200;
          answer.body = page;
        }
      };
    })(),
  ),
  sequence('a blocked member is not in the list of blocks', BLOCKS, (call, answer) => {
    if (!isCall(call, 'GET', '/api/block.php')) return;
    replaceAt(answer.body, 'profiles', () => []);
    replaceAt(answer.body, 'paging.num_results', () => 0);
  }),
  sequence('an undone block stands on', BLOCKS, (call, answer) => {
    if (isCall(call, 'DELETE', '/api/block.php')) addAt(answer.body, 'blocked', true);
  }),
  sequence(
    'saved notifications are not kept',
    ['getNotifications', 'saveNotifications'],
    frozen((call) => isCall(call, 'GET', '/api/notifications.php')),
  ),
  sequence(
    'a saved profile is not kept',
    ['getUser', 'saveProfile'],
    frozen((call) => isCall(call, 'GET', '/api/user.php')),
  ),
  sequence(
    'an order is not among the transactions',
    ['orderCredits', 'getTransactions', 'getCredits'],
    (call, answer) => {
      if (!isCall(call, 'GET', '/api/transactions.php') || !call.query.has('id')) return;
      answer.status = 404;
      answer.body = { error: 'not_found', message: 'There is no such transaction.' };
    },
  ),
  sequence('a page that is not translated is not found', ['getUser', 'getSettings', 'getContent'], (call, answer) => {
    if (!isCall(call, 'GET', '/api/content.php') || call.query.get('language') !== 'pl') return;
    answer.status = 404;
    answer.body = { error: 'not_found', message: 'There is no such page.' };
  }),
  sequence('a message of one language has an open brace', ['getUser', 'getSettings', 'getMessages'], (call, answer) => {
    if (isCall(call, 'GET', '/_i18n/it/messages.json'))
      replaceAt(answer.body, 'it.hello', () => 'Hai {count, plural, one {un} other {più');
  }),
];
