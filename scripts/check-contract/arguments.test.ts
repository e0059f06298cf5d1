import { expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';

const BASE = ['--base-url', 'https://example.com/site/'];

test('a full command line is read', () => {
  const parsed = parseArguments([
    ...BASE,
    '--login=a@example.com:pass:word',
    '--only',
    'chats',
    '--only',
    'getUser',
    '--phase',
    'session,php',
    '--languages',
    'de,en',
    '--rate',
    '5',
    '--max-body-mb',
    '0.5',
    '--header',
    'X-One: two: three',
    '--report',
    'junit=a=b.xml',
    '--safe',
  ]);
  expect(parsed).toMatchObject({
    kind: 'check',
    options: {
      baseUrl: 'https://example.com/site',
      login: { email: 'a@example.com', password: 'pass:word' },
      only: ['chats', 'getUser'],
      phases: ['session', 'php'],
      languages: ['de', 'en'],
      ratePerSecond: 5,
      maxBodyBytes: 524_288,
      headers: [['X-One', 'two: three']],
      reports: [{ kind: 'junit', path: 'a=b.xml' }],
      isSafe: true,
      isDry: false,
    },
  });
});

test('the proxy has a port of its own choice or of yours', () => {
  expect(parseArguments([...BASE, '--proxy'])).toMatchObject({ kind: 'proxy', port: 8081 });
  expect(parseArguments(['--proxy', '9000', ...BASE])).toMatchObject({ kind: 'proxy', port: 9000 });
  expect(parseArguments(['--proxy', ...BASE])).toMatchObject({ kind: 'proxy', port: 8081 });
});

test('a comparison takes two files and nothing else', () => {
  expect(parseArguments(['--diff', 'a.json', 'b.json'])).toEqual({
    kind: 'diff',
    oldFile: 'a.json',
    newFile: 'b.json',
  });
  expect(parseArguments(['--diff', 'a.json'])).toMatchObject({ kind: 'problem' });
});

test.each([
  [['--safe=yes'], '--safe takes no value.'],
  [['stray'], 'Unexpected argument "stray". --help shows how the command is used.'],
  [['--rate', '0'], '--rate must be a number above 0, not "0".'],
  [['--login', 'nobody'], '--login must be mail:password.'],
  [['--header', 'no header'], '--header must be "Name: value", not "no header".'],
  [
    ['--report', 'pdf=x'],
    '--report must be kind=path with a kind of junit, json, har, html, sarif, gitlab, not "pdf=x".',
  ],
  [['--login', '--safe'], '--login needs a value.'],
  [['--base-url', 'http://other'], '--base-url is given twice.'],
])('%j is refused in one line', (args, message) => {
  expect(parseArguments([...BASE, ...args])).toEqual({ kind: 'problem', message });
});
