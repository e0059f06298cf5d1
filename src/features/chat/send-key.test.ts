import { expect, test } from 'vitest';
import { isSendKey } from './send-key.ts';

const ENTER = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

test('Enter sends, with Shift and other keys do not', () => {
  expect(isSendKey(ENTER)).toBe(true);
  expect(isSendKey({ ...ENTER, shiftKey: true })).toBe(false);
  expect(isSendKey({ ...ENTER, key: 'e', keyCode: 69 })).toBe(false);
});

test('the Enter that confirms a suggested word sends nothing, in Safari too', () => {
  expect(isSendKey({ ...ENTER, isComposing: true, keyCode: 229 })).toBe(false);
  // Safari sends it after the end of the composition.
  expect(isSendKey({ ...ENTER, keyCode: 229 })).toBe(false);
});
