import { gunzipSync } from 'node:zlib';
import type { Habit, PhpAnswer } from './habit.ts';

interface Cause {
  code: string;
  title: string;
  actual: string;
  advice: string;
}

/** Bytes that are not UTF-8 text at all; checked before any individual characters. */
export const otherBytes: Habit = (answer) => {
  if (!answer.wantsJson || answer.body.byteLength < 2 || answer.problems.length === 0) return null;
  const cause = compressed(answer) ?? utf16(answer);
  return cause === null
    ? null
    : { ...cause, place: null, count: 1, expected: 'JSON in UTF-8', explained: answer.problems };
};

function compressed({ body }: PhpAnswer): Cause | null {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return null;
  let isWhole = true;
  try {
    gunzipSync(body);
  } catch {
    isWhole = false;
  }
  return {
    code: 'php-gzip-untold',
    title: 'The body is compressed, and no header says so',
    actual: `${isWhole ? 'gzip' : 'the beginning of gzip'} without Content-Encoding`,
    advice:
      "Compress in one place only: drop ob_start('ob_gzhandler') and gzencode(), or header('Content-Encoding: gzip') with them; " +
      'a warning before them takes the header away.',
  };
}

/** In ASCII text encoded as UTF-16, every second byte is zero. */
function utf16({ body }: PhpAnswer): Cause | null {
  const start = body.subarray(0, 200);
  const hasMark = (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff);
  const zeros = start.filter((byte) => byte === 0).length;
  if (!hasMark && zeros < start.byteLength * 0.3) return null;
  return {
    code: 'php-utf-16',
    title: 'The body is UTF-16',
    actual: hasMark ? 'a mark of UTF-16 first' : 'a zero byte beside every letter',
    advice:
      "Send what json_encode gives: drop mb_convert_encoding($json, 'UTF-16') and iconv(…, 'UTF-16', …); save the script itself as UTF-8.",
  };
}
