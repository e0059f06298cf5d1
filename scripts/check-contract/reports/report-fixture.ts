import type { Exchange, ExchangeOutcome, HeaderList, Phase } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import type { OperationContract, OperationSource } from '../model/operation.ts';
import type { OperationReport, OperationVerdict, RunReport } from '../model/run-report.ts';

/** Handmade reports for the tests in this folder. */

const STARTED_AT_MS = Date.UTC(2026, 2, 14, 9, 26, 53);

export function operation(
  method: string,
  path: string,
  operationId: string,
  source: OperationSource,
  summary: string,
): OperationContract {
  return { operationId, method, path, source, summary, parameters: [], uses: [], responses: new Map() };
}

export function answered(status: number, body: string, headers: HeaderList = JSON_HEADERS): ExchangeOutcome {
  const statusText = status === 200 ? 'OK' : '';
  return { kind: 'answered', status, statusText, headers, body: Buffer.from(body) };
}

const JSON_HEADERS: HeaderList = [
  ['Content-Type', 'application/json'],
  ['X-Powered-By', 'PHP/8.2.7'],
];

export function exchange(
  sequence: number,
  of: OperationContract,
  change: Partial<Omit<Exchange, 'request'>> & { request?: Partial<Exchange['request']> } = {},
): Exchange {
  const { request = {}, ...rest } = change;
  return {
    sequence,
    phase: 'conformance',
    operation: of,
    use: null,
    purpose: 'a valid request',
    outcome: answered(200, '{"done":true}'),
    startedAtMs: STARTED_AT_MS + sequence * 120,
    durationMs: 14 + sequence,
    ...rest,
    request: {
      method: of.method,
      url: `https://staging.example.com${of.path}`,
      headers: [
        ['Accept', 'application/json'],
        ['X-Package-Name', 'rendezvous-web'],
        ['Cookie', 'rendezvous_session=4f1a9c77e0b2'],
      ],
      body: null,
      ...request,
    },
  };
}

export function finding(of: Exchange, change: Partial<Finding> = {}): Finding {
  return {
    code: 'undocumented-status',
    phase: of.phase,
    operationId: of.operation?.operationId ?? null,
    source: of.operation?.source ?? null,
    title: 'A status that the contract does not know',
    place: null,
    count: 1,
    expected: '200, 403 or 422',
    actual: '500',
    advice: null,
    exchange: of,
    ...change,
  };
}

export function operationReport(of: OperationContract, verdict: OperationVerdict, requestCount = 4): OperationReport {
  return {
    operation: of,
    verdict,
    requestCount: verdict.kind === 'not-run' ? 0 : requestCount,
    seenStatuses: verdict.kind === 'not-run' ? [] : ['200', '403'],
    unseenStatuses: verdict.kind === 'not-run' ? ['200', '403', '422'] : ['422'],
    sentParameters: [],
    unsentParameters: [],
  };
}

export function report(change: Partial<RunReport> = {}): RunReport {
  return {
    contract: { title: 'Rendezvous API', version: '0.1.0', sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c' },
    baseUrl: 'https://staging.example.com',
    mode: 'full',
    startedAtMs: STARTED_AT_MS,
    durationMs: 18_420,
    operations: [],
    coverage: {
      operations: { reached: 0, total: 0 },
      uses: { reached: 0, total: 0 },
      parameters: { reached: 0, total: 0 },
      statuses: { reached: 0, total: 0 },
    },
    exchanges: [],
    findings: [],
    abortedBecause: null,
    ...change,
  };
}

const PHASES: readonly Phase[] = ['conformance', 'negative', 'session', 'sequence'];

/** A typical first run against an unfinished backend. */
export function reportWithFindings(): RunReport {
  const getUser = operation('GET', '/api/user.php', 'getUser', 'specified', 'The logged-in member');
  const getChats = operation('GET', '/api/chats.php', 'getChats', 'specified', 'All conversations of the member');
  const removeChat = operation('DELETE', '/api/chat.php', 'removeChat', 'specified', 'Remove a conversation');
  const getMessages = operation('GET', '/_i18n/{locale}/messages.json', 'getMessages', 'specified', 'Texts');
  const logIn = operation('POST', '/api/login.php', 'logIn', 'proposed', 'Log in with e-mail and password');
  const deleteUser = operation('DELETE', '/api/user.php', 'deleteUser', 'proposed', 'Delete the account');

  const user = exchange(3, getUser, {
    outcome: answered(200, '{"id":"118","name":"Ada","credits":"100.00","csrf":"d4c1f00dd4c1f00d","options":[]}'),
  });
  const list = exchange(5, getChats, {
    outcome: answered(200, '\n<b>Warning</b>:  Undefined array key "id" in chats.php on line 41<br />\n[{"id":12}]'),
  });
  const removal = exchange(9, removeChat, {
    phase: 'negative',
    purpose: 'a body without "conversation"',
    outcome: answered(500, '', [['Content-Type', 'text/html']]),
    request: {
      headers: [
        ['Content-Type', 'application/json'],
        ['Cookie', 'rendezvous_session=4f1a9c77e0b2'],
      ],
      body: Buffer.from('{"csrf":"d4c1f00dd4c1f00d","note":"it\'s mine"}'),
    },
  });
  const login = exchange(1, logIn, {
    phase: 'login',
    outcome: { kind: 'failed', reason: 'timeout', message: 'no answer within 10 s' },
    request: { body: Buffer.from('{"email":"demo@example.com","password":"demo-password"}') },
  });
  const exchanges = [login, user, list, removal];
  const findings = [
    finding(user, {
      code: 'php-number-as-string',
      title: 'A number comes as a string',
      place: '/credits',
      count: 3,
      expected: 'number',
      actual: '"100.00" (string)',
      advice:
        "MySQL gives DECIMAL and SUM as strings. Turn them into numbers before encoding:\n\n    $user['credits'] = (float) $user['credits'];",
    }),
    finding(user, {
      code: 'php-empty-object-as-list',
      title: 'An empty object comes as an empty list',
      place: '/options',
      expected: 'object',
      actual: '[] (list)',
      advice: 'PHP has one array for both. Write `(object) $options` where the contract wants an object.',
    }),
    finding(list, {
      code: 'php-warning-before-json',
      title: 'A PHP warning stands before the JSON',
      expected: 'JSON',
      actual: 'Warning: Undefined array key "id" in chats.php on line 41',
      advice: "Log errors instead of printing them: `ini_set('display_errors', '0');`, and set the key in line 41.",
    }),
    finding(removal, {
      code: 'server-error',
      title: 'A bad request makes the server fail',
      expected: 'a documented 4xx, such as 422',
      actual: '500 without a body',
      advice: "Ask for the key first: $_POST['conversation']  ->  $_POST['conversation'] ?? null",
    }),
    finding(login, { code: 'no-answer', title: 'No answer', expected: 'an answer', actual: 'no answer within 10 s' }),
  ];
  return report({
    exchanges,
    findings,
    operations: [
      operationReport(getUser, { kind: 'findings', count: 2 }),
      operationReport(getChats, { kind: 'findings', count: 1 }),
      operationReport(removeChat, { kind: 'findings', count: 1 }, 7),
      operationReport(getMessages, { kind: 'conforms' }, 1),
      operationReport(logIn, { kind: 'findings', count: 1 }, 1),
      operationReport(deleteUser, { kind: 'not-run', reason: 'changes data, and safe mode is on' }),
    ],
    coverage: {
      operations: { reached: 5, total: 6 },
      uses: { reached: 6, total: 8 },
      parameters: { reached: 9, total: 11 },
      statuses: { reached: 10, total: 24 },
    },
  });
}

/** Like `reportWithFindings`, but everything conforms. */
export function reportWithoutFindings(): RunReport {
  const { operations, ...rest } = reportWithFindings();
  return {
    ...rest,
    operations: operations.map((one) => operationReport(one.operation, { kind: 'conforms' })),
    exchanges: operations.map((one, index) =>
      exchange(index + 1, one.operation, { phase: PHASES[index % PHASES.length] ?? 'conformance' }),
    ),
    findings: [],
    coverage: {
      operations: { reached: 6, total: 6 },
      uses: { reached: 8, total: 8 },
      parameters: { reached: 11, total: 11 },
      statuses: { reached: 19, total: 24 },
    },
  };
}
