import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import { LOCALE_CODES } from '../../worker/public/runtime-configuration.ts';
import { parseMessageFile } from '../i18n/message-file.ts';
import { createTranslation } from '../i18n/translation.ts';
import { putTranslation, translation } from '../i18n/use-translation.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { type ErrorKind, ErrorPage } from './error-page.tsx';

// Its loading begins with the first page and would outlive the test.
beforeAll(() => import('./error-page-offer.tsx'));

/** The opening tag of what is for screen readers alone. */
const HIDDEN = renderToStaticMarkup(<VisuallyHidden>.</VisuallyHidden>).split('.')[0] ?? '';

/** What is read with the eyes. */
function seenOf(kind: ErrorKind): string {
  const html = renderToStaticMarkup(
    <Router ssrPath="/no-such-page">
      <ErrorPage kind={kind} />
    </Router>,
  );
  const seen = html.split(HIDDEN).map((part, index) => (index === 0 ? part : part.replace(/^.*?<\/span>/s, '')));
  return seen.join('').replace(/<[^>]*>/g, ' ');
}

test.each(LOCALE_CODES)('error, status and status message are seen on the error page, in %s', (locale) => {
  const file = new URL(`../../public/_i18n/${locale}/messages.json`, import.meta.url);
  const messages = parseMessageFile(JSON.parse(readFileSync(file, 'utf8')), locale) ?? {};
  putTranslation(
    createTranslation(locale, messages, () => undefined),
    [],
  );
  const { t } = translation();
  const error = t('error.title', { status: '' }).trim();
  const missing = seenOf({ cause: 'not-found', path: '/no-such-page' });
  // The path is told once the page is in the browser.
  for (const words of [error, '404', t('error.not_found', { path: '' }).trim()]) expect(missing).toContain(words);
  expect(missing.match(/404/g)).toHaveLength(1);
  const broken = seenOf({ cause: 'broken', retry: () => undefined });
  for (const words of [error, '500', t('error.broken')]) expect(broken).toContain(words);
});
