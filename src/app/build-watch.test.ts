import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabStorage } from '../../tests/fixtures/tab-storage.ts';
import { until } from '../../tests/fixtures/until.ts';
import { parseBuildManifest, startBuildWatch } from './build-watch.ts';

const OLD = '0123456789abcdef';
const NEW = 'fedcba9876543210';

interface Registration {
  active: object | null;
  installing: object | null;
  waiting: { postMessage(message: unknown): void } | null;
  update(): Promise<void>;
}

let page: { target: EventTarget; did: string[]; registration: Registration | undefined; stop(): void };

/** A page as far as the watch sees it; `did` is what becomes of it. */
beforeEach(() => {
  const target = new EventTarget();
  const did: string[] = [];
  vi.stubGlobal('window', target);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => page.registration } });
  vi.stubGlobal('sessionStorage', createTabStorage());
  vi.stubGlobal('location', { reload: () => did.push('reloaded') });
  vi.stubGlobal('fetch', async () => {
    did.push('asked');
    return Response.json({ id: NEW });
  });
  page = { target, did, registration: undefined, stop: startBuildWatch(OLD) };
});
afterEach(() => {
  page.stop();
  vi.unstubAllGlobals();
});

/** A service worker that serves the old build; what the new one does is set by the test. */
function control(): Registration {
  const registration: Registration = {
    active: {},
    installing: null,
    waiting: null,
    update: async () => void page.did.push('updated'),
  };
  page.registration = registration;
  return registration;
}

function waitingWorker(): Registration['waiting'] {
  return { postMessage: (message) => page.did.push(JSON.stringify(message)) };
}

async function hearOfBuild(): Promise<void> {
  const { length } = page.did;
  page.target.dispatchEvent(new Event('online'));
  const last = page.registration === undefined ? 'asked' : 'updated';
  await until('the check', () => page.did.slice(length).includes(last));
  await turn();
}

async function navigate(): Promise<void> {
  page.target.dispatchEvent(new Event('pushState'));
  await turn();
}

/** What needs no network is done within one turn. */
async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

test('a build manifest names its build', () => {
  expect(parseBuildManifest({ id: OLD })).toBe(OLD);
});

test.each([null, [], 'text', {}, { id: 7 }, { id: '' }, { id: '<script>' }])('%j is no build manifest', (value) => {
  expect(parseBuildManifest(value)).toBeNull();
});

test('without a service worker the next navigation loads the new build, once', async () => {
  await navigate();
  await hearOfBuild();
  expect(page.did).toEqual(['asked']);
  await navigate();
  await navigate();
  expect(page.did).toEqual(['asked', 'reloaded']);
});

test('while the new build is being installed nothing is loaded anew, and the navigation after it takes it', async () => {
  const registration = control();
  registration.update = async () => {
    registration.installing = {};
    page.did.push('updated');
  };
  await hearOfBuild();
  await navigate();
  await navigate();
  expect(page.did).toEqual(['asked', 'updated']);
  registration.installing = null;
  registration.waiting = waitingWorker();
  await navigate();
  await navigate();
  expect(page.did).toEqual(['asked', 'updated', '{"type":"SKIP_WAITING"}']);
});

test('a page that would get the old build again is not loaded anew, but the new one is looked for again', async () => {
  control();
  await hearOfBuild();
  await navigate();
  await hearOfBuild();
  expect(page.did).toEqual(['asked', 'updated', 'updated']);
});

test('a page that knows of a newer build stops asking, and does not keep pages of that build from asking', async () => {
  await hearOfBuild();
  const hearing = new BroadcastChannel('build');
  const heard: unknown[] = [];
  hearing.addEventListener('message', ({ data }) => heard.push(data));
  control();
  await hearOfBuild();
  for (let turns = 0; turns < 20; turns += 1) await turn();
  hearing.close();
  expect([page.did, heard]).toEqual([['asked', 'updated'], []]);
});

test('one page asks for all that are visible, and another one once it is gone', async () => {
  page.stop();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  let newest = OLD;
  vi.stubGlobal('fetch', async () => {
    page.did.push('asked');
    return Response.json({ id: newest });
  });
  const hearing = new BroadcastChannel('build');
  let heard = 0;
  hearing.addEventListener('message', () => {
    heard += 1;
  });
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      for (let turns = 0; turns < 20 && heard < page.did.length; turns += 1) await turn();
      await turn();
    }
  };
  const stops: (() => void)[] = [];
  for (let number = 0; number < 4; number += 1) {
    stops.push(startBuildWatch(OLD));
    await pass(10);
  }
  await pass(15 * 60);
  expect(page.did).toEqual(['asked', 'asked', 'asked']);
  stops.shift()?.();
  newest = NEW;
  await pass(6 * 60);
  expect(page.did).toEqual(['asked', 'asked', 'asked', 'asked']);
  // Those that did not ask know it too.
  await navigate();
  expect(page.did.slice(4)).toEqual(['reloaded']);
  vi.useRealTimers();
  hearing.close();
  for (const stop of stops) stop();
});
