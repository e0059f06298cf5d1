import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { parseMessageFile } from '../../i18n/message-file.ts';
import { createTranslation } from '../../i18n/translation.ts';
import { putTranslation, translation } from '../../i18n/use-translation.ts';
import { BasicFields } from './basic-fields.tsx';
import { ConfigurableFields } from './configurable-fields.tsx';
import { draftOf } from './profile-draft.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, languages: ['en'] });
  const file = new URL('../../../public/_i18n/en/messages.json', import.meta.url);
  const messages = parseMessageFile(JSON.parse(readFileSync(file, 'utf8')), 'en') ?? {};
  putTranslation(
    createTranslation('en', messages, () => undefined),
    [],
  );
});

afterEach(() => vi.unstubAllGlobals());

test('a field with several choices that the server refuses says so, and can be given the focus', () => {
  const known = { allowed_values: { languages: ['en', 'nl'] }, multiple: ['languages'], labels: {}, notes: {} };
  const html = renderToStaticMarkup(
    <ConfigurableFields
      known={known}
      fields={{ languages: ['en'] }}
      notes={{}}
      refused={{ 'fields.languages': 'unknown_value' }}
      onFields={() => {}}
      onNotes={() => {}}
    />,
  );
  expect(html).toContain(translation().t('profile.not_accepted'));
  expect(html).toMatch(/<input type="checkbox"[^>]*aria-invalid="true"/);
});

test.each(['gender', 'country', 'countryregion'] as const)('a %s that the server refuses is marked', (refused) => {
  const none = { name: null, gender: null, date_of_birth: null, country: null, countryregion: null, city: null };
  const html = renderToStaticMarkup(
    <BasicFields
      draft={draftOf(sampleOf('OwnProfile', { country: 'NL', countryregion: 31 }))}
      settings={sampleOf('Settings', { countries: ['NL'], region_data: {} })}
      errors={{ ...none, [refused]: 'Refused' }}
      birthDate={{ year: '', month: '', day: '' }}
      onBirthDate={() => {}}
      onChange={() => {}}
    />,
  );
  expect(html).toMatch(/<select[^>]*aria-invalid="true"/);
  expect(html).toContain('Refused');
});
