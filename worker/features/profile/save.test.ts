import { afterEach, beforeEach, expect, test } from 'vitest';
import { cannedUser } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, type EngineBench, openEngineBench } from '../../../tests/fixtures/engine-bench.ts';
import { saveProfile } from './save.ts';

const SAVE = 'PUT /api/user.php';

let bench: EngineBench;
/** Answers to the saves under way, in the order of their coming. */
let answers: ((response: Response) => void)[];

beforeEach(async () => {
  bench = await openEngineBench();
  answers = [];
  bench.server.answer(SAVE, () => new Promise((resolve) => void answers.push(resolve)));
});
afterEach(() => bench.close());

const save = (changes: Parameters<typeof saveProfile>[1]) => saveProfile(benchAccount(bench), changes);
const answer = async (at: number, response = Response.json(cannedUser())) => {
  answers[at]?.(response);
  await bench.settle();
};

test('of two saves of one field the second is sent once the first is answered: the server keeps what was chosen last', async () => {
  const first = save({ language: 'de' });
  const second = save({ language: 'fr' });
  await bench.settle();
  expect(bench.server.count(SAVE)).toBe(1);
  await answer(0);
  expect(bench.server.count(SAVE)).toBe(2);
  await answer(1);
  expect(await Promise.all([first, second])).toEqual([{ status: 'saved' }, { status: 'saved' }]);
  expect(await Promise.all(bench.server.requests.map((each) => each.text()))).toEqual([
    '{"language":"de"}',
    '{"language":"fr"}',
    ...bench.server.requests.slice(2).map(() => ''),
  ]);
});

test('after a first that failed too, and each of three after the one before', async () => {
  const saves = [save({ city: 'Utrecht' }), save({ city: 'Gent', name: 'Noor' }), save({ name: 'Nora' })];
  await bench.settle();
  expect(bench.server.count(SAVE)).toBe(1);
  await answer(0, new Response(null, { status: 500 }));
  expect(bench.server.count(SAVE)).toBe(2);
  await answer(1);
  expect(bench.server.count(SAVE)).toBe(3);
  await answer(2);
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(['server-failed', 'saved', 'saved']);
});

test('saves of different fields wait for nobody', async () => {
  const saves = [save({ language: 'de' }), save({ city: 'Gent' })];
  await bench.settle();
  expect(bench.server.count(SAVE)).toBe(2);
  await answer(0);
  await answer(1);
  await Promise.all(saves);
});
