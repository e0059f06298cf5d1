import { randomUUID } from 'node:crypto';
import { at } from '../contract/json.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

/** As many as a gift for new members may cover. */
const MESSAGES_MAX = 40;

/** A new account has no balance on most sites: what costs credits is then refused, and nothing is stored. */
export const withoutCredits: Sequence = {
  title: 'write without credits',
  account: 'throwaway',
  calls: callsOf('getUser', 'getSettings', 'getChat.startChat', 'getChat.readChat', 'sendMessage', 'removeChat'),
  async run(steps) {
    if (steps.isDry) return;
    const settings = await steps.call('getSettings', { purpose: 'the price of a message' });
    const user = await steps.call('getUser', { purpose: 'the balance' });
    const price = numberIn(settings.body, '/message_credits') ?? 0;
    const balance = numberIn(user.body, '/credits') ?? 0;
    if (price <= 0 || balance >= price * MESSAGES_MAX || at(user.body, 'paid_user') === true) return;
    for (const profile of [...steps.candidates('member')].reverse().slice(0, 5)) {
      const started = await steps.attempt('getChat', {
        use: 'startChat',
        purpose: `with member ${profile}`,
        query: { profile },
        expect: { kind: 'success', mayTryAnother: true },
      });
      const conversation = numberIn(started.body, '/id');
      if (!started.isSuccess || conversation === null) continue;
      const credits = await spend(steps, conversation, balance, price);
      if (credits === null) return;
      const key = randomUUID();
      await steps.attempt('sendMessage', {
        purpose: 'a message that the balance does not cover',
        body: { conversation, text: 'This should not be sent.', message_id: key },
        key,
        expect: {
          kind: 'status',
          statuses: [402, 409, 410],
          because: 'A message that the balance does not cover is not refused as such',
        },
      });
      const page = await steps.call('getChat', {
        use: 'readChat',
        purpose: 'nothing was stored',
        query: { conversation },
      });
      if (listIn(page.body, '/messages').some((message) => at(message, 'message_id') === key))
        steps.broken(page, 'A message that was refused is stored', 'no message with its id', 'there');
      const after = await steps.call('getUser', { purpose: 'nothing was charged' });
      steps.same(after, 'A refused message is charged', credits, numberIn(after.body, '/credits'));
      await steps.attempt('removeChat', {
        purpose: 'remove the conversation',
        body: { conversation },
        expect: { kind: 'documented' },
      });
      return;
    }
  },
};

/** Writes until the balance does not cover another message. Returns what is left; null if a message is refused before. */
async function spend(steps: Steps, conversation: number, balance: number, price: number): Promise<number | null> {
  let left = balance;
  for (let count = 0; left >= price && count < MESSAGES_MAX; count += 1) {
    const key = randomUUID();
    const sent = await steps.attempt('sendMessage', {
      purpose: 'a message that the balance covers',
      body: { conversation, text: `Message ${count + 1} of what a new account may write.`, message_id: key },
      key,
      expect: { kind: 'success', mayTryAnother: true },
    });
    const after = numberIn(sent.body, '/credits');
    // A site may let new members write for free.
    if (!sent.isSuccess || after === null || after >= left) return null;
    left = after;
  }
  return left >= price ? null : left;
}
