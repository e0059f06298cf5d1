import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseMessageFile } from '../../i18n/message-file.ts';
import { createTranslation } from '../../i18n/translation.ts';
import { putTranslation } from '../../i18n/use-translation.ts';
import { QueuedPhotoRow } from './queued-photo-row.tsx';

test.each(['offline', 'foreign-answer'] as const)('a photo that was not sent speaks of nothing typed: %s', (status) => {
  const file = new URL('../../../public/_i18n/en/messages.json', import.meta.url);
  const messages = parseMessageFile(JSON.parse(readFileSync(file, 'utf8')), 'en') ?? {};
  putTranslation(
    createTranslation('en', messages, () => undefined),
    [],
  );
  const photo = new Blob();
  const state = { at: 'failed', photo, failure: { status } } as const;
  const nothing = () => {};
  const html = renderToStaticMarkup(
    <QueuedPhotoRow
      queued={{ id: 'a', file: new File([photo], 'a.png'), place: null, state }}
      limit="40"
      onRetry={nothing}
      onReopen={nothing}
      onRemove={nothing}
    />,
  );
  expect(html).toContain('role="alert"');
  expect(html).not.toContain('typed');
});
