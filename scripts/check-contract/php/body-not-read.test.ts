import { expect, test } from 'vitest';
import { diagnosed } from './example-answer.ts';

const refusal = { error: 'invalid', message: '', fields: { city: 'required', name: 'required' } };
const sent = { contentType: 'application/json', body: '{"city":"Bonn"}' };

test('a field that was sent is called missing', () => {
  const { findings } = diagnosed({ operationId: 'saveMember', status: 422, sent, body: refusal });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-body-not-read', count: 1 });
  expect(findings[0]?.advice).toContain("json_decode(file_get_contents('php://input'), true)");
});

test('a message that calls it missing will do', () => {
  const body = { error: 'invalid', message: 'The field city is required.' };
  expect(diagnosed({ operationId: 'saveMember', status: 422, sent, body }).codes).toEqual(['php-body-not-read']);
});

test('a broken request is refused for good reason', () => {
  const call = { operationId: 'saveMember', status: 422, sent, body: refusal } as const;
  expect(diagnosed({ ...call, phase: 'negative' }).codes).toEqual([]);
});

test('a field that was not sent is missing, and one that is wrong was read', () => {
  const call = { operationId: 'saveMember', status: 422, sent } as const;
  expect(diagnosed({ ...call, body: { ...refusal, fields: { name: 'required' } } }).codes).toEqual([]);
  expect(diagnosed({ ...call, body: { ...refusal, fields: { city: 'too_long' } } }).codes).toEqual([]);
});

test('the text "0" that is called missing was read by empty()', () => {
  const zero = { contentType: 'application/json', body: '{"city":"0"}' };
  const { findings } = diagnosed({ operationId: 'saveMember', status: 422, sent: zero, body: refusal });
  expect(findings[0]).toMatchObject({ code: 'php-empty-zero', title: 'The text "0" is taken for none' });
});
