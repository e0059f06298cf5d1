import { RUN_PHASES } from '../../../scripts/check-contract/run/plan.ts';
import { addAt, removeAt, replaceAt, valuesAt } from './edit.ts';
import type { AskedCall, MutableAnswer, Mutant } from './mutant.ts';

/** Servers whose answers fit their schemas, and say what is not so, or refuse what is right. */

function meaning(
  name: string,
  blamed: readonly string[],
  [method, path]: readonly [method: string, path: string],
  spoil: (answer: MutableAnswer, call: AskedCall) => void,
  phases: Mutant['phases'] = ['conformance', 'sequences'],
): Mutant {
  return {
    name,
    // Other members, and the account of the run, are part of most.
    only: [],
    phases,
    blamed,
    spoil(call, answer) {
      if (call.method === method && call.path === path) spoil(answer, call);
    },
  };
}

/** What one answer shows by itself. */
function fact(
  name: string,
  operationId: string,
  call: readonly [method: string, path: string],
  spoil: (body: unknown) => void,
): Mutant {
  return { ...meaning(name, [operationId], call, ({ body }) => spoil(body), ['conformance']), only: [operationId] };
}

function refuse(answer: MutableAnswer, field: string): void {
  answer.status = 422;
  answer.body = { error: 'invalid', message: 'Please check your input.', fields: { [field]: 'invalid' } };
}

/** The texts of one language in those of another, as far as the backend of the tests tells them apart. */
function inLanguage(answer: MutableAnswer, from: string, to: string): void {
  answer.body = JSON.parse(JSON.stringify(answer.body).replaceAll(`(${from})`, `(${to})`));
}

const ORDERS = ['GET', '/api/transactions.php'] as const;
const HOUR_MS = 3_600_000;
const EVIDENCE_BYTES = 250_000;

export const MEANING_MUTANTS: readonly Mutant[] = [
  meaning('the bonus of the time is not looked up', ['getDiscountCode'], ['GET', '/api/credits.php'], ({ body }) =>
    addAt(body, 'time_bonus', { percent: 20, valid_until: new Date(Date.now() + 86_400_000).toISOString() }),
  ),
  meaning('the price of a message is told in cents', ['getSettings'], ['GET', '/api/settings.php'], ({ body }) =>
    replaceAt(body, 'minimum_message_costs.*.costs', (costs) => Math.round(Number(costs) * 100)),
  ),
  fact('the tax is a share of one', 'getCredits', ['GET', '/api/credits.php'], (body) =>
    replaceAt(body, 'vat_percent', (percent) => Number(percent) / 100),
  ),
  fact(
    'the price of a message stands under countries in small letters',
    'getSettings',
    ['GET', '/api/settings.php'],
    (body) =>
      replaceAt(body, 'minimum_message_costs', (costs) =>
        Object.fromEntries(Object.entries(Object(costs)).map(([country, each]) => [country.toLowerCase(), each])),
      ),
  ),
  fact('no order that is paid tells the balance after it', 'getTransactions', ORDERS, (body) =>
    replaceAt(body, 'transactions.*.credits_after', () => null),
  ),
  fact('no order that is paid tells its day', 'getTransactions', ORDERS, (body) =>
    replaceAt(body, 'transactions.*.settled_at', () => null),
  ),
  fact('what can be tried again is nothing', 'getTransactions', ORDERS, (body) =>
    replaceAt(body, 'transactions.*.pay_again', (again) => (again === null ? null : { pack: null, plan: null })),
  ),
  fact('two options of a question have one value', 'getMatches', ['GET', '/api/matches.php'], (body) =>
    replaceAt(body, 'questions.*.options.1.value', () => 'early'),
  ),
  fact('a webcam stands twice', 'searchCams', ['GET', '/api/xcams/search.php'], (body) =>
    replaceAt(body, 'cams', (cams) =>
      Array.isArray(cams) ? cams.flatMap((cam: unknown, index) => (index === 0 ? [cam, cam] : [cam])) : cams,
    ),
  ),
  fact('a value of a field stands twice', 'getProfileFields', ['GET', '/api/profile_fields.php'], (body) =>
    replaceAt(body, 'allowed_values.*', (values) => (Array.isArray(values) ? [...values, values[0]] : values)),
  ),
  {
    ...meaning('what can be withdrawn from tells no time for it', ['previewWithdrawal'], ORDERS, ({ body }) => {
      replaceAt(body, 'transactions.*.withdraw_until', () => null);
      replaceAt(body, 'withdraw_until', () => null);
    }),
    only: ['getTransactions', 'previewWithdrawal', 'getUser', 'getSettings'],
  },
  {
    name: 'conversations begin in local time',
    only: ['getChats', 'getChat', 'sendMessage', 'markChatRead', 'removeChat', 'getUser', 'postUser', 'getSettings'],
    phases: ['conformance', 'sequences'],
    blamed: ['getChat'],
    spoil(_call, { body }) {
      const behind = (time: unknown): string => new Date(Date.parse(String(time)) - 5 * HOUR_MS).toISOString();
      replaceAt(body, 'started_at', behind);
      replaceAt(body, '*.conversation.started_at', behind);
    },
  },
  {
    ...meaning(
      'nobody has a confirmed address',
      ['getUser', 'validateEmail'],
      ['GET', '/api/user.php'],
      ({ body }) => replaceAt(body, 'email_confirmed', () => false),
      ['sequences'],
    ),
    only: ['getUser', 'validateEmail'],
  },
  meaning('scores are a share of one', ['getMatches'], ['GET', '/api/matches.php'], ({ body }) =>
    replaceAt(body, 'matches.*.score', (score) => Math.round(Number(score) / 100)),
  ),
  meaning('the reasons of matches are in English', ['getMatches'], ['GET', '/api/matches.php'], ({ body }) =>
    replaceAt(body, 'matches.*.reasons.*.text', () => 'Nearby.'),
  ),
  meaning(
    'the labels of one language are those of another',
    ['getProfileFields'],
    ['GET', '/api/profile_fields.php'],
    (answer) => inLanguage(answer, 'fr', 'nl'),
  ),
  meaning('a row of the search begins with other words', ['search'], ['GET', '/api/search.php'], ({ body }) =>
    replaceAt(body, 'profiles', (rows) =>
      Array.isArray(rows) ? rows.map((row: object) => ({ ...row, excerpt: 'Other words.' })) : rows,
    ),
  ),
  meaning('the picture of a webcam has the prefix', ['searchCams'], ['GET', '/api/xcams/search.php'], ({ body }) =>
    replaceAt(body, 'cams.*.image', () => '/_cdn/cams/one.jpg'),
  ),
  meaning('messages of the copy lack their photo', ['exportAccount'], ['GET', '/api/export.php'], ({ body }) =>
    removeAt(body, 'chats.*.messages.*.photo'),
  ),
  meaning('the copy of all data has no name', ['exportAccount'], ['GET', '/api/export.php'], (answer) => {
    answer.headers = answer.headers.filter(([name]) => name.toLowerCase() !== 'content-disposition');
  }),
  meaning(
    'too many requests, and no word of how long to wait',
    ['resendActivation'],
    ['POST', '/api/activate.php'],
    (answer) => {
      answer.headers = answer.headers.filter(([name]) => name.toLowerCase() !== 'retry-after');
    },
    RUN_PHASES,
  ),
  meaning('a JPEG is refused in a chat', ['sendPhoto'], ['POST', '/api/chatphoto.php'], (answer, { body }) => {
    if (body.includes('JFIF')) refuse(answer, 'file');
  }),
  meaning('messages are stored without blanks around them', ['getChat'], ['GET', '/api/chat.php'], ({ body }) =>
    replaceAt(body, 'messages.*.text', (text) => String(text).trim()),
  ),
  meaning('the 29th of February is no birthday', ['saveProfile'], ['PUT', '/api/user.php'], (answer, { body }) => {
    if (/-02-29"/.test(body)) refuse(answer, 'date_of_birth');
  }),
  meaning(
    'the age of a new birthday is counted by years',
    ['saveProfile'],
    ['PUT', '/api/user.php'],
    (() => {
      let saved: unknown;
      return (answer: MutableAnswer, { body }: AskedCall) => {
        if (answer.status === 200) saved = answer.body;
        const year = Number(/"date_of_birth":"(\d{4})/.exec(body)?.[1]);
        if (valuesAt(answer.body, 'fields.date_of_birth')[0] !== 'too_young') return;
        if (year > new Date().getUTCFullYear() - 18) return;
        answer.status = 200;
        answer.body = saved;
      };
    })(),
  ),
  meaning(
    'whoever has no cookie cannot log out',
    ['logOut'],
    ['GET', '/api/logout.php'],
    (answer, { hasCookie }) => {
      if (hasCookie) return;
      answer.status = 403;
      answer.body = { error: 'session_lost', message: 'Please log in again.' };
    },
    ['conformance', 'session'],
  ),
  meaning('larger pictures are no evidence', ['complain'], ['POST', '/api/complaints.php'], (answer, { body }) => {
    if (body.length > EVIDENCE_BYTES) refuse(answer, 'files');
  }),
];
