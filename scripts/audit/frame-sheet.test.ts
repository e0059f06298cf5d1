import { expect, test } from 'vitest';
import { frameSheet } from './frame-sheet.ts';

test('a load is a row of pictures, with an empty screen where nothing was shown yet', () => {
  const html = frameSheet([
    {
      template: 'classic',
      path: '/a<b',
      language: 'de',
      first: { atMs: 1690.4, jpeg: 'Zmlyc3Q=' },
      moments: [
        { atMs: 500, jpeg: '' },
        { atMs: 2000, jpeg: 'bGF0ZXI=' },
      ],
    },
  ]);
  expect(html).toContain('classic, de, /a&lt;b');
  expect(html).toContain('<img src="data:image/jpeg;base64,Zmlyc3Q=" alt=""><figcaption>1690 ms first');
  expect(html).toContain('<i></i><figcaption>500 ms');
  expect(html.indexOf('500 ms')).toBeLessThan(html.indexOf('2000 ms'));
});
