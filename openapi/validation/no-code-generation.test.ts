import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const VALIDATORS = new URL('../generated/validators.ts', import.meta.url).href;
const FORBIDDING = new URL('./forbid-code-generation.ts', import.meta.url).href;

// Counts every attempt, since under a content security policy an attempt is reported even when its failure is caught.
const PROGRAM = `
  let attempts = 0;
  const count = (target, args, newTarget) => { attempts += 1; return Reflect.construct(target, args, newTarget); };
  const watched = new Proxy(Function, { construct: count, apply: (target, self, args) => count(target, args, target) });
  globalThis.Function = watched;
  globalThis.eval = () => { attempts += 1; };
  import(${JSON.stringify(VALIDATORS)}).then(({ validate }) => {
    const verdicts = [validate('ChatList', []).valid, validate('ChatResponse', { id: 1, x: 1 }).valid];
    console.log(JSON.stringify({ attempts, verdicts, isHandedBack: globalThis.Function === watched }));
  });
`;

test('the validators work where code generation is forbidden, and never try it', async () => {
  expect(await run(PROGRAM)).toEqual({ attempts: 0, verdicts: [true, false], isHandedBack: true });
});

test('whether code may be generated is answered without trying, also where the minifier has dropped the new', async () => {
  const answers = await run(`
    import(${JSON.stringify(FORBIDDING)}).then(() => {
      console.log(JSON.stringify([new Function('return false')(), Function('return false')()]));
    });
  `);
  expect(answers).toEqual([true, true]);
});

async function run(program: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--disallow-code-generation-from-strings',
    ...['--import', 'tsx', '--input-type=module', '--eval', program],
  ]);
  return JSON.parse(stdout);
}
