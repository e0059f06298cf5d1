import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslation } from '../../i18n/translation.ts';
import { putTranslation } from '../../i18n/use-translation.ts';
import { ImageViewer } from './image-viewer.tsx';

const IMAGES = [1, 2, 3].map((id) => ({ id, src: `/${id}.jpg`, alt: `Photo ${id}` }));

function viewerAt(startIndex: number): string {
  const messages = { 'member.photo_index': '{index} of {count}', 'member.next_photo': 'Next' };
  putTranslation(
    createTranslation('en', messages, () => undefined),
    [],
  );
  return renderToStaticMarkup(
    <ImageViewer label="Photos" images={IMAGES} startIndex={startIndex} onClose={() => undefined} />,
  );
}

test('a viewer whose picture is gone meanwhile, as the profile has fewer now, shows the last one', () => {
  // Open at the fifth picture when the server's answer has three.
  const html = viewerAt(4);
  expect(html).toContain('3 of 3');
  expect(html.match(/inert/g)).toHaveLength(2);
  expect(html).toMatch(/aria-label="Next"[^>]*disabled|disabled[^>]*aria-label="Next"/);
});

test('it stays at a picture that is there', () => {
  expect(viewerAt(1)).toContain('2 of 3');
});
