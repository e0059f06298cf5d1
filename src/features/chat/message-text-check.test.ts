import { describe, expect, it } from 'vitest';
import { MESSAGE_TEXT_MAX_LENGTH } from '../../../worker/public/text-lengths.ts';
import { checkMessageText } from './message-text-check.ts';

describe('the length of a message', () => {
  it('refuses white space alone', () => {
    expect(checkMessageText('')).toEqual({ state: 'empty' });
    expect(checkMessageText(' \n\t')).toEqual({ state: 'empty' });
  });

  it('says how much is left only near the limit', () => {
    expect(checkMessageText('Hello')).toEqual({ state: 'fine' });
    expect(checkMessageText('a'.repeat(MESSAGE_TEXT_MAX_LENGTH - 200))).toEqual({
      state: 'near-limit',
      remaining: 200,
    });
    expect(checkMessageText('a'.repeat(MESSAGE_TEXT_MAX_LENGTH))).toEqual({ state: 'near-limit', remaining: 0 });
  });

  it('says how much is too much', () => {
    expect(checkMessageText('a'.repeat(100_000))).toEqual({
      state: 'too-long',
      excess: 100_000 - MESSAGE_TEXT_MAX_LENGTH,
    });
  });

  it('counts an emoji as one and leaves out what sending trims', () => {
    expect(checkMessageText(` ${'😀'.repeat(MESSAGE_TEXT_MAX_LENGTH)}\n`)).toEqual({
      state: 'near-limit',
      remaining: 0,
    });
  });
});
