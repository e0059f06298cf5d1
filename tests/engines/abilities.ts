import { expect, test } from 'vitest';
import type { EngineName } from './engine.ts';
import { BLIND_SPOTS, LIMITS } from './limits.ts';
import { readAbilities } from './page-reads.ts';
import { logIn } from './steps.ts';
import { describeEngine } from './world.ts';

/** The engine has what `LIMITS` says it has. */
export function testAbilities(engineName: EngineName): void {
  describeEngine(engineName, 'abilities', {}, (world) => {
    test('lacks what is listed, and nothing else', async () => {
      const { engine, profile } = world();
      const tab = await profile.openTab();
      await logIn(tab);
      const answer = await tab.ask(readAbilities);
      const lacking = Object.entries(answer ?? {}).flatMap(([ability, isThere]) => (isThere === true ? [] : [ability]));
      const limits = LIMITS[engine.name];
      expect(lacking.sort()).toEqual(limits.map((limit) => limit.ability).sort());
      const lines = [
        `${engine.name} (${engine.version}) cannot:`,
        ...limits.map(({ ability, reason }) => `  ${ability}: ${reason}`),
        'not seen here:',
        ...BLIND_SPOTS[engine.name].map((line) => `  ${line}`),
      ];
      process.stdout.write(`\n${lines.join('\n')}\n`);
    });
  });
}
