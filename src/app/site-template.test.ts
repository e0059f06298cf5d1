import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleOf } from '../../tests/fixtures/canned-server.ts';
import { createTabStorage } from '../../tests/fixtures/tab-storage.ts';
import { learnSiteTemplate } from './site-template.ts';

const DAY_MS = 86_400_000;
const page = { cookie: '' };
const ask = vi.fn(async () => ({ status: 'answered' as const, data: sampleOf('Settings', { template: 'classic' }) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', createTabStorage());
  page.cookie = '';
  ask.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a visitor has the template of the settings, and an operator’s change of it within a day', async () => {
  await learnSiteTemplate(ask);
  expect(page.cookie).toMatch(/^rendezvous_site_template=classic\./);
  await learnSiteTemplate(ask);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValueOnce({ status: 'answered', data: sampleOf('Settings', { template: 'lavish' }) });
  vi.advanceTimersByTime(DAY_MS);
  await learnSiteTemplate(ask);
  expect(page.cookie).toMatch(/^rendezvous_site_template=lavish\./);
});

test('where storage is refused, a site whose template is known is not asked with each page', async () => {
  vi.stubGlobal('localStorage', undefined);
  await learnSiteTemplate(ask);
  await learnSiteTemplate(ask);
  expect(ask).toHaveBeenCalledTimes(1);
});
