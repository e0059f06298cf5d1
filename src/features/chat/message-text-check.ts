import { MESSAGE_TEXT_MAX_LENGTH } from '../../../worker/public/text-lengths.ts';

/** The counter appears once this many characters remain. */
const COUNTER_FROM_REMAINING = 200;

export type MessageTextCheck =
  | { state: 'empty' }
  | { state: 'fine' }
  | { state: 'near-limit'; remaining: number }
  | { state: 'too-long'; excess: number };

/** Checks lengths in code points, as the contract's `maxLength` does. White space alone counts as empty. */
export function checkMessageText(text: string): MessageTextCheck {
  const remaining = MESSAGE_TEXT_MAX_LENGTH - codePointCount(text.trim());
  if (remaining < 0) return { state: 'too-long', excess: -remaining };
  if (text.trim() === '') return { state: 'empty' };
  return remaining <= COUNTER_FROM_REMAINING ? { state: 'near-limit', remaining } : { state: 'fine' };
}

function codePointCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
