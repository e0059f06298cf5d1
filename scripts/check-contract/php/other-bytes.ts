import { gunzipSync } from 'node:zlib';
import { headerValue } from '../checks/check-headers.ts';
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
  const cause = compressed(answer) ?? utf16(answer) ?? chunkedTwice(answer) ?? cut(answer);
  return cause === null
    ? null
    : { ...cause, place: null, count: 1, expected: 'JSON in UTF-8', explained: answer.problems };
};

function compressed({ body, headers }: PhpAnswer): Cause | null {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return null;
  let isWhole = true;
  try {
    gunzipSync(body);
  } catch {
    isWhole = false;
  }
  if (headerValue(headers, 'content-encoding') !== null)
    return {
      code: 'php-gzip-twice',
      title: 'The body is compressed twice, and its header says once',
      actual: 'gzip within the content encoding',
      advice:
        "Compress in one place only: drop gzencode() or ob_start('ob_gzhandler') where the web server compresses.",
    };
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

function chunkedTwice({ text }: PhpAnswer): Cause | null {
  if (!/^[0-9a-f]{1,8}\r\n\s*[[{][\s\S]*\r\n0\r\n\r\n$/i.test(text)) return null;
  return {
    code: 'php-chunked-twice',
    title: 'The sizes of chunks stand in the body',
    actual: JSON.stringify(text.slice(0, 20)),
    advice: "The web server makes the chunks: drop header('Transfer-Encoding: chunked') and dechex(strlen($part)).",
  };
}

function cut({ text, headers, problems }: PhpAnswer): Cause | null {
  if (!problems.some(({ kind }) => kind === 'not-json') || !endsWithin(text)) return null;
  const told = headerValue(headers, 'content-length');
  return {
    code: 'body-cut',
    title: 'The body ends in the middle of its JSON',
    actual: `${told === null ? '' : `Content-Length: ${told}, and `}the end ${JSON.stringify([...text].slice(-40).join(''))}`,
    advice:
      "Content-Length counts bytes: strlen($json), not mb_strlen($json); best leave it to the web server. Else look into PHP's error log: memory_limit, max_execution_time, exit within the output.",
  };
}

/** Whether a JSON text opens more objects, lists and texts than it closes. */
function endsWithin(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  const withoutTexts = text.replaceAll(/"(?:[^"\\]|\\[\s\S])*"/g, '');
  if (withoutTexts.includes('"')) return /^[^"]*"[^"]*$/.test(withoutTexts) && !withoutTexts.includes('<');
  const closed = (mark: RegExp): number => withoutTexts.match(mark)?.length ?? 0;
  return closed(/[[{]/g) > closed(/[\]}]/g) && !withoutTexts.includes('<');
}
