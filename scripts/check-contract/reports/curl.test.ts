import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import type { SentRequest } from '../model/exchange.ts';
import { curlBlock, curlLine } from './curl.ts';

/** Returns the words that a real shell passes to curl, and the input piped into it. */
function runInShell(line: string): { words: string[]; input: Buffer } {
  const script = `curl() { for word; do printf '%s\\0' "$word"; done; case "$*" in *@-*) cat;; esac; }\n${line}`;
  const output = execFileSync('sh', ['-c', script]);
  const parts = output.toString('latin1').split('\0');
  const end = parts.indexOf('@-');
  if (end === -1) return { words: output.toString().split('\0').slice(0, -1), input: Buffer.alloc(0) };
  return { words: parts.slice(0, end + 1), input: Buffer.from(parts.slice(end + 1).join('\0'), 'latin1') };
}

function request(change: Partial<SentRequest>): SentRequest {
  return { method: 'POST', url: 'http://localhost:8080/api/chat.php', headers: [], body: null, ...change };
}

const HOSTILE = 'it\'s "$HOME" `id` $(id) \\ ! * ; & | > # \n\t ümlaut 💌';

it('hands hostile text to curl as it is', () => {
  const { words } = runInShell(
    curlLine(
      request({
        url: `http://localhost/a?q=${HOSTILE.replaceAll(/\s/g, '')}`,
        headers: [
          ['X-Odd', HOSTILE.replaceAll('\n', '')],
          ['Content-Type', 'text/plain'],
        ],
        body: Buffer.from(HOSTILE),
      }),
    ),
  );
  expect(words).toContain(`http://localhost/a?q=${HOSTILE.replaceAll(/\s/g, '')}`);
  expect(words).toContain(`X-Odd: ${HOSTILE.replaceAll('\n', '')}`);
  expect(words.at(-1)).toBe(HOSTILE);
});

it('means the same over several lines', () => {
  const headers = [
    ['X-One', HOSTILE.replaceAll('\n', '')],
    ['X-Two', 'b'],
  ] as const;
  for (const body of [null, Buffer.from(HOSTILE), Buffer.from([0, 255])]) {
    const sent = request({ headers, body });
    expect(runInShell(curlBlock(sent))).toEqual(runInShell(curlLine(sent)));
    expect(curlBlock(sent).split(' \\\n').length).toBeGreaterThan(2);
  }
});

it('hands bytes that are no text to curl as they are', () => {
  const body = Buffer.from([0, 1, 37, 39, 92, 128, 255, 10]);
  expect(runInShell(curlLine(request({ body }))).input).toEqual(body);
});

it('writes the shortest line for a plain GET', () => {
  expect(curlLine(request({ method: 'GET' }))).toBe('curl -i http://localhost:8080/api/chat.php');
});

it('masks secrets', () => {
  const line = curlLine(
    request({
      url: 'http://localhost/a?token=s3cr3t',
      headers: [
        ['Cookie', 'sid=s3cr3t'],
        ['Authorization', 's3cr3t'],
      ],
      body: Buffer.from('{"email":"s3cr3t@example.com","password":"s3cr3t","csrf":"s3cr3t"}'),
    }),
  );
  expect(line).not.toContain('s3cr3t');
  expect(line).toContain('sid=<session>');
  expect(line).toContain('"password":"<password>"');
});

it('keeps curl from adding, dropping or expanding anything', () => {
  const { words } = runInShell(
    curlLine(
      request({
        url: 'http://localhost/a/../b?ids[]={1,2}',
        headers: [
          ['Host', 'localhost'],
          ['Content-Length', '0'],
          ['X-Empty', ''],
        ],
        body: Buffer.alloc(0),
      }),
    ),
  );
  expect(words).toEqual([
    '-i',
    '-X',
    'POST',
    '--globoff',
    '--path-as-is',
    'http://localhost/a/../b?ids[]={1,2}',
    '-H',
    'X-Empty;',
    '-H',
    'Content-Type:',
    '--data-raw',
    '',
  ]);
});
