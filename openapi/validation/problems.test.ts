import { describe, expect, test } from 'vitest';
import { validate } from '../generated/validators.ts';

const image = { id: 1, thumb_filename: 'a.jpg', filename: 'b.jpg' };
const card = {
  ...{ id: 7, name: 'Anna', age: 33, city: null, country: 'NL', gender: 'female', language: 'nl' },
  ...{ main_image: image, fictional_icon: false, online: true },
};
const startedAt = '2026-11-19T18:00:00Z';
const conversation = { id: 1, started_at: startedAt, last_message: null, read_only: false, blocked: false };
const entry = { conversation, profile: card, num_unread_messages: 0 };

function problemsOf(value: unknown) {
  const verdict = validate('ChatList', value);
  return verdict.valid ? [] : verdict.problems;
}

describe('a problem', () => {
  test('names the place as a JSON pointer, what is expected, and the type of what stands there', () => {
    expect(problemsOf([entry, { ...entry, num_unread_messages: '3' }])).toEqual([
      { path: '/1/num_unread_messages', expected: 'a number', actual: 'string of 1 character' },
    ]);
  });

  test('escapes the keys in its path', () => {
    const verdict = validate('ErrorResponse', { error: 'a', message: 'b', fields: { 'x/y~z': 1 } });
    expect(verdict).toMatchObject({ problems: [{ path: '/fields/x~1y~0z', actual: 'integer' }] });
  });

  test('tells missing from null', () => {
    const { profile: _, ...rest } = entry;
    expect(problemsOf([rest])).toEqual([{ path: '/0/profile', expected: 'present', actual: 'missing' }]);
    expect(problemsOf([{ ...entry, profile: null }])).toEqual([
      { path: '/0/profile', expected: 'an object', actual: 'null' },
    ]);
  });

  test('is one when an empty list stands for an object', () => {
    expect(problemsOf([{ ...entry, profile: [] }])).toEqual([
      { path: '/0/profile', expected: 'an object', actual: 'list of 0 items' },
    ]);
  });

  test('lies inside the alternative that was meant', () => {
    expect(problemsOf([{ ...entry, profile: { ...card, main_image: { ...image, id: 0 } } }])).toEqual([
      { path: '/0/profile/main_image/id', expected: expect.any(String), actual: 'integer' },
    ]);
  });

  test('names all alternatives when none was meant', () => {
    expect(problemsOf([{ ...entry, profile: { ...card, main_image: 3 } }])).toEqual([
      { path: '/0/profile/main_image', expected: 'an object or null', actual: 'integer' },
    ]);
  });

  test('of a property too many says so', () => {
    expect(validate('ChatStart', { id: 1, extra: 'x' })).toEqual({
      valid: false,
      problems: [{ path: '/extra', expected: 'absent', actual: 'string of 1 character' }],
    });
  });

  test('holds nothing of the value', () => {
    const secret = 'secret-4711';
    const wrong = [
      { ...entry, conversation: secret },
      {
        ...entry,
        profile: { ...card, gender: secret, country: secret, language: secret, main_image: secret, age: secret },
      },
      { ...entry, conversation: { id: 1, last_message: { id: 1, text: secret, sent_at: secret, message_id: secret } } },
      secret,
      4711,
    ];
    const problems = problemsOf(wrong);
    expect(problems.length).toBeGreaterThan(8);
    expect(JSON.stringify(problems)).not.toMatch(/secret|4711/);
    for (const name of ['ChatResponse', 'User', 'LocaleMessages', 'Settings'] as const) {
      expect(JSON.stringify(validate(name, { id: secret, profile: { id: secret }, name: 4711 }))).not.toMatch(
        /secret|4711/,
      );
    }
  });
});
