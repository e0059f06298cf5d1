import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJsonFile } from './read-json-file.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-json-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(content: string | Uint8Array): unknown {
  const file = join(folder, 'config.json');
  writeFileSync(file, content);
  return readJsonFile(file);
}

test('what an editor saves as UTF-8 is read', () => {
  expect(read('{"name": "Flörtcafé 漢 \u{1F600}"}\r\n')).toEqual({ name: 'Flörtcafé 漢 \u{1F600}' });
});

test.each<[string, string | Uint8Array, string]>([
  ['a byte-order mark', '\uFEFF{}', 'config.json: begins with a byte-order mark; save it as UTF-8 without one'],
  ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'config.json: is UTF-16; save it as UTF-8'],
  [
    'Windows-1252',
    Buffer.from('{\n"name": "Flörtcafé"}', 'latin1'),
    'config.json: line 2 has letters that are not UTF-8; save it as UTF-8',
  ],
  ['half of a file', '{"name": ', 'config.json: is not JSON: '],
])('%s is named', (_name, content, problem) => {
  expect(() => read(content)).toThrow(problem);
});
