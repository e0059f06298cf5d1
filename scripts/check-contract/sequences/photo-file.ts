import type { Answer } from '../run/runner.ts';
import type { Steps } from './steps.ts';

const PNG = '89504e47';
const JPEG = 'ffd8ff';

/** Whoever may see a photo gets a picture at its address, and keeps no copy of it. */
export async function photoIsThere(steps: Steps, answer: Answer, src: unknown, whose: string): Promise<void> {
  if (typeof src !== 'string') return;
  if (!src.includes('?'))
    steps.broken(
      answer,
      'The address of a photo has no query',
      'a query, which keeps the photo out of the store of portraits that clients have',
      src,
    );
  const file = await steps.file('sendPhoto', src, `the picture, for ${whose}`);
  if (file === null) return;
  const { outcome } = file.exchange;
  const begin = outcome.kind === 'answered' ? Buffer.from(outcome.body).toString('hex', 0, 4) : '';
  if (file.status !== 200 || !(begin.startsWith(PNG) || begin.startsWith(JPEG)))
    steps.broken(
      file,
      'A photo that may be seen is not at its address',
      `a png or jpeg for ${whose}`,
      file.status === 200 ? 'no picture' : `status ${file.status}`,
    );
  else if (!isForgotten(file))
    steps.broken(
      file,
      'The picture of a message may be kept',
      'Cache-Control: no-store',
      'Cache-Control without it',
      "header('Cache-Control: no-store'); before readfile().",
    );
}

function isForgotten({ exchange: { outcome } }: Answer): boolean {
  const headers = outcome.kind === 'answered' ? outcome.headers : [];
  return headers.some(([name, value]) => name.toLowerCase() === 'cache-control' && /no-store/i.test(value));
}

/** Returns whether the picture is given to this member; null if it lies elsewhere. */
export async function isPhotoGiven(
  steps: Steps,
  src: unknown,
  purpose: string,
  cookie?: string,
): Promise<Answer | null> {
  if (typeof src !== 'string') return null;
  const file = await steps.file('sendPhoto', src, purpose, cookie);
  return file?.status === 200 ? file : null;
}

export function tellGivenEarly(steps: Steps, file: Answer, when: string): void {
  steps.broken(
    file,
    'The picture is given to a member who has not agreed to see it',
    `404 ${when}`,
    'status 200',
    'Check photos_shown in the script that sends the file, too.',
  );
}
