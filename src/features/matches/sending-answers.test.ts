import { expect, test } from 'vitest';
import { type SendingAnswers, withoutSent } from './sending-answers.ts';

test('an answer that is chosen again after another one waits on while the first is stored, and the other', () => {
  const [first, other, again] = ['yes', 'no', 'yes'].map((answer) => ({ question: 1, answer }));
  if (first === undefined || other === undefined || again === undefined) throw new Error('no answers');
  let sending: SendingAnswers = new Map([[1, again]]);
  for (const sent of [first, other]) sending = withoutSent(sending, sent);
  expect(sending.get(1)).toBe(again);
  expect(withoutSent(sending, again).size).toBe(0);
});
