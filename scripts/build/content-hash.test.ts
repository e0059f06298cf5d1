import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashFiles } from './content-hash.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-hash-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/deep/a.ts'), 'one');
  writeFileSync(join(root, 'lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const hash = (): string => hashFiles(['src', 'lock.json', 'missing'], root);

it('stays the same when nothing that is built changes', () => {
  const before = hash();
  writeFileSync(join(root, 'src/deep/a.test.ts'), 'a test');
  writeFileSync(join(root, 'elsewhere.ts'), 'not asked for');
  expect(hash()).toBe(before);
  expect(before).toMatch(/^[0-9a-f]{16}$/);
});

it('changes with the content, the name and the number of files', () => {
  const seen = new Set([hash()]);
  writeFileSync(join(root, 'src/deep/a.ts'), 'two');
  seen.add(hash());
  renameSync(join(root, 'src/deep/a.ts'), join(root, 'src/deep/b.ts'));
  seen.add(hash());
  writeFileSync(join(root, 'src/c.ts'), '');
  seen.add(hash());
  expect(seen.size).toBe(4);
});
