import { expect, test } from 'vitest';
import { diagnosed } from './example-answer.ts';

const large = { contentType: 'multipart/form-data; boundary=x', body: new Uint8Array(9_000_000) };
const refusal = { error: 'invalid', message: '', fields: { file: 'required' } };

test('a large upload that is answered as if none was sent', () => {
  const { findings } = diagnosed({ operationId: 'saveMember', status: 422, sent: large, body: refusal });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-upload-vanished', expected: '413' });
  expect(findings[0]?.actual).toBe('422 for 9 MB, which calls "file" missing');
});

test('a refusal for another reason, and of an upload that is small, is right', () => {
  const other = { ...refusal, fields: { file: 'too_large' } };
  expect(diagnosed({ operationId: 'saveMember', status: 422, sent: large, body: other }).codes).toEqual([]);
  const small = { ...large, body: new Uint8Array(10) };
  expect(diagnosed({ operationId: 'saveMember', status: 422, sent: small, body: refusal }).codes).toEqual([]);
});
