import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { until } from '../../tests/fixtures/until.ts';
import { MEMBER_MARK } from '../public/member-mark.ts';
import { createEndNotes } from './note-ends.ts';

const MEMBER = { status: 'member', epoch: 1, accountId: 7 } as const;
const visitor = (cause: 'logged-out' | 'deleted' | 'lost') => ({ status: 'visitor', epoch: 2, cause }) as const;

/** A browser with databases of two accounts, and the mark of a member. */
async function openStorage() {
  const storage = new IDBFactory();
  for (const name of ['rendezvous-account-7', 'rendezvous-account-7-v3', 'rendezvous-account-8']) {
    await new Promise<void>((resolve) => {
      const opening = storage.open(name);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }
  const cookie: { mark: string | null } = { mark: MEMBER_MARK };
  const access = {
    readMark: () => cookie.mark,
    writeMark(mark: string | null) {
      cookie.mark = mark;
    },
  };
  const names = async () => (await storage.databases()).map(({ name }) => name);
  return { storage, cookie, access, names };
}

test.each(['logged-out', 'deleted'] as const)(
  'of an account that is %s in a tab that stores nothing, what was stored before is deleted at once',
  async (cause) => {
    const { storage, cookie, access, names } = await openStorage();
    const note = createEndNotes(access, () => storage);
    note(MEMBER);
    expect(cookie.mark).toBe(MEMBER_MARK);
    note(visitor(cause));
    expect(cookie.mark).toMatch(/^ended.*left7$/);
    await until('the databases are gone', async () => (await names()).length === 1);
    expect(await names()).toEqual(['rendezvous-account-8']);
  },
);

test('a lost session leaves what is not sent to the next start', async () => {
  const { storage, cookie, access, names } = await openStorage();
  const note = createEndNotes(access, () => storage);
  note(MEMBER);
  note(visitor('lost'));
  expect(cookie.mark).toBe('ended.lost7');
  expect(await names()).toHaveLength(3);
});

test('a storage that cannot be reached at all still leaves the mark for the next start', async () => {
  const { cookie, access } = await openStorage();
  const note = createEndNotes(access, () => {
    throw new DOMException('Storage is switched off', 'SecurityError');
  });
  note(MEMBER);
  note(visitor('logged-out'));
  expect(cookie.mark).toBe('ended.pending.left7');
});
