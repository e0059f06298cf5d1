import { at, entriesAt } from '../contract/json.ts';
import type { Habit } from './habit.ts';

const LARGE_BYTES = 1_000_000;
const MISSING = /required|missing|empty|no[_ -]?file|not[_ -]?given/i;

/** PHP drops a body larger than post_max_size: $_POST and $_FILES are empty, and the script sees no error. */
export const uploadVanished: Habit = (answer) => {
  const { request } = answer.exchange;
  const isUpload = request.headers.some(
    ([name, value]) => name.toLowerCase() === 'content-type' && value.startsWith('multipart/form-data'),
  );
  if (!isUpload || (request.body?.byteLength ?? 0) < LARGE_BYTES) return null;
  if (answer.status < 400 || answer.status >= 500 || answer.status === 413 || answer.parsedBody.kind !== 'json') {
    return null;
  }
  const missing = entriesAt(answer.parsedBody.value, 'fields').find(([, code]) => MISSING.test(String(code)));
  const code = at(answer.parsedBody.value, 'error');
  if (missing === undefined && !MISSING.test(String(code))) return null;
  const size = `${Math.round((request.body?.byteLength ?? 0) / 1e6)} MB`;
  return {
    code: 'php-upload-vanished',
    title: 'An upload above the limit of PHP arrives as nothing and is answered as if none was sent',
    place: null,
    count: 1,
    expected: '413',
    actual: `${answer.status} for ${size}, which calls ${missing === undefined ? 'the file' : `"${missing[0]}"`} missing`,
    advice:
      "Before looking at $_FILES: if ((int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > ini_parse_quantity(ini_get('post_max_size'))) " +
      "{ http_response_code(413); exit(json_encode(['error' => 'too_large', 'message' => …])); } and the same for " +
      'UPLOAD_ERR_INI_SIZE; raise post_max_size and upload_max_filesize in php.ini to what the contract allows.',
    explained: answer.problems,
  };
};
