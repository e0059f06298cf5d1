import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocaleCode } from '../../worker/public/runtime-configuration.ts';

/** A visitor of an English page, and a server whose answers come when the test gives them. */
async function openPage() {
  const page = { cookie: 'i18n_redirected=en', documentElement: { lang: '' } };
  const waiting = new Map<string, (response: Response) => void>();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('__MESSAGES_VERSION__', 'one');
  vi.stubGlobal('window', { requestIdleCallback: () => 0 });
  vi.stubGlobal('fetch', (url: string) => {
    const name = /_i18n\/(.*)\.json$/.exec(url)?.[1]?.replace('/messages', '') ?? url;
    return new Promise<Response>((resolve) => waiting.set(name, resolve));
  });
  const answer = (name: string, response: Response) => waiting.get(name)?.(response);
  const words = (locale: LocaleCode) => Response.json({ [locale]: { greeting: locale } });
  const module = await import('./use-translation.ts');
  const started = module.startTranslation(
    { locales: ['en', 'de', 'fr'], defaultLocale: 'en', uncachedLocales: [] },
    null,
  );
  await vi.waitFor(() => expect(waiting.has('en')).toBe(true));
  answer('en', words('en'));
  await started;
  page.cookie = '';
  return { ...module, page, waiting, answer, words };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('a language that cannot be loaded is not remembered, and whoever chose it is told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { switchLocale, translation, page, waiting, answer } = await openPage();
  const chosen = switchLocale('de');
  await vi.waitFor(() => expect(waiting.has('de')).toBe(true));
  answer('de', new Response('', { status: 503 }));
  expect(await chosen).toBe('failed');
  expect(translation().locale).toBe('en');
  expect(page.cookie).toBe('');
});

test('of two languages chosen one after the other the newer is shown and remembered', async () => {
  const { switchLocale, translation, page, waiting, answer, words } = await openPage();
  const first = switchLocale('de');
  const second = switchLocale('fr');
  await vi.waitFor(() => expect([...waiting.keys()]).toEqual(['en', 'de', 'fr']));
  answer('fr', words('fr'));
  expect(await second).toBe('shown');
  answer('de', words('de'));
  expect(await first).toBe('overtaken');
  expect(translation().locale).toBe('fr');
  expect(page.cookie).toContain('i18n_redirected=fr');
});

test('a page with words of its own that is opened while another language is on its way has them in that one too', async () => {
  const { switchLocale, loadWords, translation, waiting, answer, words } = await openPage();
  const chosen = switchLocale('de');
  await vi.waitFor(() => expect(waiting.has('de')).toBe(true));
  const opened = loadWords('landings');
  await vi.waitFor(() => expect(waiting.has('en/landings')).toBe(true));
  answer('en/landings', Response.json({ en: { offer: 'of the landing' } }));
  await opened;
  answer('de', words('de'));
  await vi.waitFor(() => expect(waiting.has('de/landings')).toBe(true));
  answer('de/landings', Response.json({ de: { offer: 'der Landeseite' } }));
  expect(await chosen).toBe('shown');
  const { t } = translation();
  expect(Reflect.apply(t, undefined, ['offer'])).toBe('der Landeseite');
});
