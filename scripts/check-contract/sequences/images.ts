import { at } from '../contract/json.ts';
import { tinyJpeg } from '../requests/tiny-jpeg.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const NO_PHOTO = 2_000_000_017;
const PHP_FILE = "<?php echo 'not a picture';\n";

/** Push keys of a nonexistent device. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

const idsIn = (answer: Answer, pointer: string): readonly (number | null)[] =>
  listIn(answer.body, pointer).map((image) => numberIn(image, '/id'));

async function stored(steps: Steps, purpose: string, expected: readonly (number | null)[]): Promise<void> {
  const user = await steps.call('getUser', { purpose });
  steps.same(
    user,
    'The photos of the member are not those that the last change answered',
    expected,
    idsIn(user, '/profile/images'),
  );
}

/** Uses the throwaway account. */
export const ownImages: Sequence = {
  title: 'upload photos, arrange them, remove them',
  account: 'throwaway',
  calls: callsOf('getUser', 'uploadImage', 'arrangeImages', 'removeImage'),
  async run(steps) {
    if (steps.isDry) return;
    const before = idsIn(await steps.call('getUser', { purpose: 'as they stand' }), '/profile/images');
    let uploaded: readonly (number | null)[] = before;
    for (const count of [1, 2]) {
      const answer = await steps.call('uploadImage', { purpose: 'a photo' });
      uploaded = idsIn(answer, '/images');
      steps.same(answer, 'A photo that was sent is not among the photos', before.length + count, uploaded.length);
      await stored(steps, 'with the new photo', uploaded);
    }
    await notPictures(steps);
    const reversed = [...uploaded].reverse();
    const arranged = await steps.call('arrangeImages', {
      purpose: 'the other way round',
      body: { order: reversed },
      isWholeBody: true,
    });
    steps.same(arranged, 'Photos do not keep the order that was chosen', reversed, idsIn(arranged, '/images'));
    await stored(steps, 'in the new order', idsIn(arranged, '/images'));
    const last = reversed.at(-1);
    const isApproved = listIn(arranged.body, '/images').some(
      (image) => numberIn(image, '/id') === last && at(image, 'state') === 'approved',
    );
    const chosen = await steps.attempt('arrangeImages', {
      purpose: 'another main photo',
      body: { main: last },
      isWholeBody: true,
      // A photo that nobody has approved need not become the main one.
      expect: isApproved ? { kind: 'success', mayTryAnother: false } : { kind: 'documented' },
    });
    const order = idsIn(chosen.isSuccess ? chosen : arranged, '/images');
    if (chosen.isSuccess)
      steps.same(
        chosen,
        'The photo that was chosen as the main one is not the first',
        last,
        idsIn(chosen, '/images')[0],
      );
    await stored(steps, 'with another main photo', order);
    await steps.attempt('arrangeImages', {
      purpose: 'an order that leaves photos out',
      body: { order: reversed.slice(0, 1) },
      isWholeBody: true,
      expect: { kind: 'status', statuses: [422], because: 'An order that leaves photos out is not refused' },
    });
    await steps.attempt('arrangeImages', {
      purpose: 'an order with a photo of nobody',
      body: { order: [...reversed.slice(1), NO_PHOTO] },
      isWholeBody: true,
      expect: {
        kind: 'status',
        statuses: [404, 422],
        because: 'An order with a photo that is not there is not refused',
      },
    });
    const [gone] = reversed;
    const removed = await steps.call('removeImage', { purpose: 'remove one', body: { image: gone } });
    const left = order.filter((id) => id !== gone);
    steps.same(removed, 'A removed photo is still there', left, idsIn(removed, '/images'));
    await stored(steps, 'without the removed photo', idsIn(removed, '/images'));
    await steps.attempt('removeImage', {
      purpose: 'remove it again',
      body: { image: gone },
      expect: { kind: 'status', statuses: [404], because: 'Removing a photo that is gone is not answered with 404' },
    });
    const jpeg = await steps.attempt('uploadImage', {
      purpose: 'a JPEG',
      file: { fileName: 'photo.jpg', mediaType: 'image/jpeg', bytes: tinyJpeg() },
      // A site may have a limit of photos.
      expect: { kind: 'status', statuses: [200, 409], because: 'A JPEG is not taken for a photo' },
    });
    const added = idsIn(jpeg, '/images').filter((id) => !uploaded.includes(id));
    for (const id of [...reversed.slice(1), ...added])
      if (!before.includes(id))
        await steps.attempt('removeImage', {
          purpose: 'remove what was added',
          body: { image: id },
          expect: { kind: 'documented' },
        });
  },
};

async function notPictures(steps: Steps): Promise<void> {
  const because = (what: string): string => `${what} is taken for a photo`;
  for (const [fileName, mediaType, content, what] of [
    ['photo.png', 'image/png', PHP_FILE, 'A PHP file with the name of a photo'],
    ['photo.php', 'image/png', PHP_FILE, 'A PHP file'],
    [
      'photo.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'An SVG file',
    ],
    ['photo.gif', 'image/gif', `GIF89a${PHP_FILE}`, 'A PHP file that begins like a GIF'],
    ['photo.jpg', 'image/jpeg', '', 'An empty file'],
  ] as const)
    await steps.attempt('uploadImage', {
      purpose: what,
      file: { fileName, mediaType, bytes: Buffer.from(content) },
      expect: { kind: 'status', statuses: [422, 413], because: because(what) },
    });
}

export const subscriptions: Sequence = {
  title: 'push subscriptions, counted',
  account: 'member',
  calls: callsOf('getNotifications', 'postUser.subscribePush', 'postUser.unsubscribePush'),
  async run(steps) {
    if (steps.isDry) return;
    const endpoint = 'https://push.example.com/send/check-contract';
    const count = async (purpose: string): Promise<{ answer: Answer; count: number }> => {
      const answer = await steps.call('getNotifications', { purpose });
      return { answer, count: numberIn(answer.body, '/push_subscriptions') ?? 0 };
    };
    const change = async (use: 'subscribePush' | 'unsubscribePush', purpose: string): Promise<void> => {
      const subscription = { endpoint, expirationTime: null, keys: KEYS, version: 2 };
      await steps.call('postUser', {
        use,
        purpose,
        body: use === 'subscribePush' ? { subscription } : { endpoint },
        isWholeBody: true,
      });
    };
    await change('unsubscribePush', 'forget the device, should it be known');
    const before = await count('how many there are');
    await change('subscribePush', 'a new device');
    const one = await count('one more');
    steps.same(one.answer, 'A push subscription is not counted once', before.count + 1, one.count);
    await change('subscribePush', 'the same device again');
    const again = await count('the same as before');
    steps.same(
      again.answer,
      'The same device is counted twice',
      before.count + 1,
      again.count,
      'A unique key over the endpoint, and INSERT … ON DUPLICATE KEY UPDATE.',
    );
    if (steps.has('sendTestPush')) await steps.call('sendTestPush', { purpose: 'a push to try it' });
    await change('unsubscribePush', 'forget the device');
    const after = await count('as at first');
    steps.same(after.answer, 'A device that was forgotten is still counted', before.count, after.count);
  },
};
