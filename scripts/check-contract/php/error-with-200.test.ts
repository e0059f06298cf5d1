import { expect, test } from 'vitest';
import { diagnosed } from './example-answer.ts';

test.each([{ error: 'not_found', message: 'No such member.' }, { success: false }, { status: 'error', data: null }])(
  'the error %j with status 200',
  (body) => {
    const { findings, left } = diagnosed({ body });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ code: 'php-error-with-200' });
    expect(findings[0]?.advice).toContain('http_response_code(');
    expect(left).toEqual([]);
  },
);

test('an error with its status is right', () => {
  expect(diagnosed({ status: 422, body: { error: 'invalid', message: '' } }).codes).toEqual([]);
});

test('a success that lacks a field is no error', () => {
  expect(diagnosed({ body: { id: 7, error: null } }).codes).toEqual(['php-missing-null']);
});
