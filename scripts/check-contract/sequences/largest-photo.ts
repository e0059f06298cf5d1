import { randomUUID } from 'node:crypto';
import { at } from '../contract/json.ts';
import { tinyPng } from '../requests/tiny-png.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

/** A body of a form has more than its file. */
const MARGIN_BYTES = 4096;
/** Beyond that a run would take too long on a slow line. */
const LARGEST_BYTES = 16_000_000;

/** A photo just below the limit of the settings is taken: the limits of PHP and of the web server are not lower. */
export const largestPhoto: Sequence = {
  title: 'a photo as large as the settings allow',
  account: 'throwaway',
  calls: callsOf('getSettings', 'uploadImage', 'removeImage'),
  async run(steps) {
    if (steps.isDry) return;
    const settings = await steps.call('getSettings', { purpose: 'the largest photo' });
    const limit = numberIn(settings.body, '/upload_max_bytes');
    if (limit === null || limit > LARGEST_BYTES) return;
    const picture = tinyPng(64, [120, 60, 200]);
    // Data behind the end of a picture is no part of it.
    const bytes = new Uint8Array(limit - MARGIN_BYTES);
    bytes.set(picture);
    const known = steps.has('getUser')
      ? listIn((await steps.call('getUser', { purpose: 'the photos before' })).body, '/profile/images')
      : [];
    const sent = await steps.attempt('uploadImage', {
      purpose: `a photo of ${limit - MARGIN_BYTES} bytes`,
      file: { fileName: 'large.png', mediaType: 'image/png', bytes },
      // A site may have a limit of photos.
      expect: {
        kind: 'status',
        statuses: [200, 409, 422],
        because: `A photo below upload_max_bytes (${limit}) is refused as too large`,
      },
    });
    await inChat(steps, bytes);
    const added = listIn(sent.body, '/images')
      .map((image) => at(image, 'id'))
      .filter((id) => !known.some((image) => at(image, 'id') === id));
    for (const image of sent.isSuccess ? added : [])
      await steps.attempt('removeImage', {
        purpose: 'remove it',
        body: { image },
        expect: { kind: 'documented' },
      });
  },
};

/** The rules are the same for a photo that is sent; that it is not paid for is told after its size. */
async function inChat(steps: Steps, bytes: Uint8Array): Promise<void> {
  const [conversation] = steps.candidates('conversation');
  if (!steps.has('sendPhoto') || conversation === undefined) return;
  const key = randomUUID();
  await steps.attempt('sendPhoto', {
    purpose: `a photo of ${bytes.byteLength} bytes in a chat`,
    key,
    body: { conversation, message_id: key, text: null },
    file: { fileName: 'large.png', mediaType: 'image/png', bytes },
    expect: {
      kind: 'status',
      statuses: [200, 402, 404, 409, 410, 422],
      because: 'A photo below upload_max_bytes is refused as too large in a chat',
    },
  });
}
