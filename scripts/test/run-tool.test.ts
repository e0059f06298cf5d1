import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collectOutput, runNode, tell } from './run-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'rendezvous-run-tool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function script(name: string, source: string): string {
  const path = join(folder, name);
  writeFileSync(path, source);
  return path;
}

test('what a tool prints beside another is held back whole, errors included', async () => {
  const path = script('loud.mjs', "console.log('found'); console.error('wrong'); process.exitCode = 1;");
  const { result, output } = await collectOutput(async () => {
    const ok = await runNode(path, []);
    tell('told');
    return ok;
  });
  expect(result).toBe(false);
  expect(output.split('\n').toSorted()).toEqual(['', 'found', 'told', 'wrong']);
});

test('two that run at once keep their output apart', async () => {
  const runs = ['one', 'other'].map((word) =>
    collectOutput(() => runNode(script(`${word}.mjs`, `console.log('${word}')`), [])),
  );
  expect(await Promise.all(runs)).toEqual([
    { result: true, output: 'one\n' },
    { result: true, output: 'other\n' },
  ]);
});
