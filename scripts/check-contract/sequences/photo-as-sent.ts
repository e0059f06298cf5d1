import { randomUUID } from 'node:crypto';
import { at, valueAtPointer } from '../contract/json.ts';
import { tinyPng } from '../requests/tiny-png.ts';
import type { Answer } from '../run/runner.ts';
import { balanceOf, NO_BALANCE, photoCharged, pricesOf } from './message-price.ts';
import type { Steps } from './steps.ts';
import { numberIn } from './values.ts';

export const WORDS = 'A photo of the contract checker & <its> words 📷.';
const COLOUR = [200, 120, 40] as const;
const [WIDTH, HEIGHT] = [96, 64];
/** Of 255: what a backend's own way of scaling and packing may change. */
const COLOUR_APART_MAX = 48;
/** Of the ratio of the sides, for rounding where a picture is made smaller. */
const RATIO_APART_MAX = 0.05;

/**
 * Sends a photo of one colour, wider than high, and checks what is told of it and what it takes from the balance.
 * The balance may be used up by now: then it is refused as documented.
 */
export async function sendPhotoOfOneColour(steps: Steps, conversation: number): Promise<Answer> {
  const before = await balanceOf(steps);
  const prices = await pricesOf(steps, before.answer, 'photo_message_credits');
  const key = randomUUID();
  const hex = COLOUR.map((part) => part.toString(16).padStart(2, '0')).join('');
  const sent = await steps.attempt('sendPhoto', {
    purpose: 'a photo',
    body: { conversation, message_id: key, text: WORDS, preview: hex.repeat(16) },
    key,
    file: { fileName: 'photo.png', mediaType: 'image/png', bytes: tinyPng(WIDTH, COLOUR, HEIGHT) },
    expect: { kind: 'documented' },
  });
  if (sent.status === 402) steps.leaveOut(NO_BALANCE);
  if (!sent.isSuccess) return sent;
  const left = numberIn(sent.body, '/credits');
  photoCharged(steps, sent, before.credits, prices);
  const after = await balanceOf(steps);
  steps.same(after.answer, 'The balance after a photo is another than the photo answered', left, after.credits);
  lookAtPhoto(steps, sent, valueAtPointer(sent.body, '/message/photo'));
  return sent;
}

/** Checks the sides and the preview of the photo, wherever it is told. */
export function lookAtPhoto(steps: Steps, answer: Answer, photo: unknown): void {
  const [width, height] = [numberIn(photo, '/width'), numberIn(photo, '/height')];
  if (width !== null && height !== null && Math.abs((width / height) * (HEIGHT / WIDTH) - 1) > RATIO_APART_MAX)
    steps.broken(
      answer,
      'A photo is told with other sides than it has',
      `${WIDTH} by ${HEIGHT}, or smaller in this ratio`,
      `${width} by ${height}`,
      '[$width, $height] = getimagesize($file);',
    );
  const preview = at(photo, 'preview');
  if (typeof preview !== 'string') return;
  const parts = (preview.match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  if (parts.some((part, index) => Math.abs(part - (COLOUR[index % 3] ?? 0)) > COLOUR_APART_MAX))
    steps.broken(
      answer,
      'The preview of a photo shows another picture',
      `about ${COLOUR.join(', ')} in red, green and blue everywhere, as the photo is of one colour`,
      preview,
      'Keep the one that came with the photo, or make it from the same file.',
    );
}
