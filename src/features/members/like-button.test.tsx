import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LOCALE_CODES } from '../../../worker/public/runtime-configuration.ts';
import { parseMessageFile } from '../../i18n/message-file.ts';
import { createTranslation } from '../../i18n/translation.ts';
import { putTranslation, translation } from '../../i18n/use-translation.ts';
import { LikeButton } from './like-button.tsx';

test.each(LOCALE_CODES)('the name of a like contains the words that are seen on it, in %s', (locale) => {
  const file = new URL(`../../../public/_i18n/${locale}/messages.json`, import.meta.url);
  const messages = parseMessageFile(JSON.parse(readFileSync(file, 'utf8')), locale) ?? {};
  putTranslation(
    createTranslation(locale, messages, () => undefined),
    [],
  );
  const { t } = translation();
  for (const liked of [false, true]) {
    const html = renderToStaticMarkup(<LikeButton profileId={1} name="Maya" liked={liked} look="wide" />);
    const name = /aria-label="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(name.toLowerCase()).toContain(t(liked ? 'likes.liked' : 'likes.like').toLowerCase());
    expect(name).toContain('Maya');
  }
});
