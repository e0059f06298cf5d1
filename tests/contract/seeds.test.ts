import { expect, test } from 'vitest';
import { at, listAt } from '../../scripts/check-contract/contract/json.ts';
import type { Exchange } from '../../scripts/check-contract/model/exchange.ts';
import { checkInProcess } from '../../scripts/check-contract/run/in-process.ts';
import { checkerShareOf } from './checker-turn.ts';
import { modelTransport } from './seeds/backend/model-transport.ts';
import { type Seed, seedName } from './seeds/breach.ts';
import { runSeed } from './seeds/run-seed.ts';
import { PHASES, SAMPLE } from './seeds/sample.ts';
import { allSeeds } from './seeds/seeds.ts';

const byName = new Map(allSeeds().map((seed) => [seedName(seed), seed]));

function named(name: string): Seed {
  const seed = byName.get(name);
  if (seed === undefined) throw new Error(`There is no seed ${name}`);
  return seed;
}

test('the backend without a breach has no finding, so that every finding below comes from its seed', async () => {
  const report = await checkInProcess('https://model.example', {}, () => modelTransport(null));
  expect(report.findings.map(({ title, operationId, actual }) => `${operationId}: ${title} (${actual})`)).toEqual([]);
  expect(report.abortedBecause).toBeNull();
});

test('the backend shows who told no age where none is asked for, last by age, and finds nobody by what was not told', async () => {
  const searches: { url: URL; ages: unknown[] }[] = [];
  const onExchange = ({ operation, request, outcome }: Exchange): void => {
    if (operation?.operationId !== 'search' || outcome.kind !== 'answered' || outcome.status !== 200) return;
    const ages = listAt(JSON.parse(Buffer.from(outcome.body).toString()), 'profiles').map((card) => at(card, 'age'));
    searches.push({ url: new URL(request.url), ages });
  };
  const phases = ['conformance', 'sequences'] as const;
  await checkInProcess('https://model.example', { phases }, () => modelTransport(null), { onExchange });
  const untold = searches.filter(({ ages }) => ages.includes(null));
  expect(untold.length).toBeGreaterThan(0);
  expect(untold.filter(({ url }) => /[?&]m(in|ax)_age=/.test(url.search))).toEqual([]);
  const byAge = untold.filter(({ url }) => url.searchParams.get('order') === 'age');
  expect(byAge.length).toBeGreaterThan(0);
  for (const { ages } of byAge) expect(ages.slice(ages.indexOf(null)).every((age) => age === null)).toBe(true);
});

test('a backend that tells a repetition by idempotency_running that the first request still runs has no finding', async () => {
  const told: Seed = { group: 'idempotency', name: 'running-told', place: 'everywhere' };
  const report = await checkInProcess('https://model.example', { phases: ['conformance', 'idempotency'] }, () =>
    modelTransport(told),
  );
  expect(report.findings.map(({ title, operationId }) => `${operationId}: ${title}`)).toEqual([]);
});

const SAMPLE_ROWS = checkerShareOf(SAMPLE).map(([name, codes, phases]) => ({ name, codes, phases }));

test.each(SAMPLE_ROWS)('the seed $name is found', async ({ name, codes, phases }) => {
  const seed = named(name);
  const { report } = await runSeed(seed, phases ?? PHASES[seed.group]);
  expect(report.findings.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]));
});

test('a wrong logout that is taken is the only finding: calls after it are not accused', async () => {
  const seed: Seed = { group: 'refusals', name: 'header-unchecked', place: 'logOut' };
  const report = await checkInProcess('https://model.example', { phases: ['conformance', 'negative'] }, () =>
    modelTransport(seed),
  );
  const told = new Set(report.findings.map(({ operationId, code }) => `${operationId} ${code}`));
  expect([...told]).toEqual(['logOut bad-request-accepted']);
});

test('a region told by its id is a fault of the profile: the search that it was found with is not accused', async () => {
  const seed: Seed = { group: 'meaning', name: 'region-told-otherwise', place: 'by-id' };
  const report = await checkInProcess('https://model.example', { phases: ['conformance', 'sequences'] }, () =>
    modelTransport(seed),
  );
  const told = new Set(report.findings.map(({ operationId, title }) => `${operationId}: ${title}`));
  expect([...told].filter((each) => each.startsWith('search'))).toEqual([]);
  expect([...told]).toContain('getProfile: The region of a profile is none of its country');
});
