import { expect, it } from 'vitest';
import {
  byEvent,
  changedChoices,
  choiceKey,
  choicesSince,
  type Setting,
  unsubscribedChoices,
} from './notification-choices.ts';

const message: Setting = { event: 'message', channel: 'email', frequency: 'at_once', allowed: ['at_once', 'never'] };
const account: Setting = { event: 'account', channel: 'email', frequency: 'at_once', allowed: ['at_once'] };
const push: Setting = { event: 'message', channel: 'push', frequency: 'never', allowed: ['at_once', 'never'] };
const settings = [message, account, push];

it('only what differs and is allowed is saved', () => {
  const choices = new Map([
    [choiceKey(message), 'never' as const],
    [choiceKey(account), 'never' as const],
    [choiceKey(push), 'never' as const],
  ]);
  expect(changedChoices(settings, choices)).toEqual([{ event: 'message', channel: 'email', frequency: 'never' }]);
});

it('unsubscribing leaves what cannot be unsubscribed from', () => {
  expect([...unsubscribedChoices(settings).keys()]).toEqual([choiceKey(message), choiceKey(push)]);
});

it('the channels of one event stand together', () => {
  expect(byEvent(settings)).toEqual([
    ['message', [message, push]],
    ['account', [account]],
  ]);
});

it('what was chosen while a save was on its way is still to be saved', () => {
  const sent = new Map([
    [choiceKey(message), 'never' as const],
    [choiceKey(push), 'at_once' as const],
  ]);
  const later = new Map([...sent, [choiceKey(push), 'never' as const]]);
  expect([...choicesSince(sent, later)]).toEqual([[choiceKey(push), 'never']]);
  expect([...choicesSince(new Map(), sent)]).toEqual([...sent]);
  expect(choicesSince(sent, sent).size).toBe(0);
});
