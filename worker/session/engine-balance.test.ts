import { afterEach, beforeEach, expect, test } from 'vitest';
import { chat } from '../../tests/fixtures/account-rows.ts';
import { cannedUser, sampleOf } from '../../tests/fixtures/canned-server.ts';
import { type EngineBench, openEngineBench } from '../../tests/fixtures/engine-bench.ts';

const CONVERSATION = 3;
const USER = 'GET /api/user.php';
const SEND = 'POST /api/chat.php';

let bench: EngineBench;
beforeEach(async () => {
  bench = await openEngineBench();
  await bench.store.database.chats.put(chat(CONVERSATION));
});
afterEach(() => bench.close());

const balance = async () => (await bench.store.database.user.get('self'))?.user.credits;

/** The balance at the server, and the one that it answers to the message: its first success, if that is a repetition. */
function answerWith(credits: number, told: number): void {
  bench.server.answer(USER, { ...cannedUser(), credits });
  const message = sampleOf('Message', { id: 9, message_id: null, from_me: true });
  bench.server.answer(SEND, sampleOf('SentMessage', { message, credits: told }));
}

const write = async (attempts: number) => {
  const sequence = await bench.add('a-message', {
    ...{ kind: 'send-message', conversationId: CONVERSATION },
    ...{ messageId: 'a-message', text: 'Hello' },
  });
  await bench.store.database.outbox.update(sequence, { attempts });
};

test('a message whose first answer was lost does not set the balance back to what it was after sending', async () => {
  answerWith(109, 9);
  await write(1);
  bench.start();
  await bench.pass(0);
  expect(bench.server.count(SEND)).toBe(1);
  expect(await balance()).toBe(109);
});

test('neither does one that has waited for long: a background sync or an earlier worker may have sent it', async () => {
  answerWith(109, 9);
  await write(0);
  bench.clock.advance(60_001);
  bench.start();
  await bench.pass(0);
  expect(bench.server.count(SEND)).toBe(1);
  expect(await balance()).toBe(109);
});

test('a message that is sent for the first time tells the balance after it, without another call', async () => {
  answerWith(10, 9);
  bench.start();
  await bench.finishPoll();
  bench.newCalls();
  await write(0);
  bench.engine?.pumpOutbox();
  await bench.settle();
  expect(bench.newCalls()).toEqual([SEND]);
  expect(await balance()).toBe(9);
});

test('of two messages that are sent at once, the balance after the later one stands, whichever answer comes first', async () => {
  answerWith(10, 9);
  bench.start();
  await bench.finishPoll();
  const answers: (() => void)[] = [];
  bench.server.answer(SEND, async () => {
    const sent = answers.length + 1;
    await new Promise<void>((resolve) => answers.push(resolve));
    const message = sampleOf('Message', { id: 9 + sent, message_id: null, from_me: true });
    return Response.json({ message, credits: 10 - sent });
  });
  for (const conversationId of [CONVERSATION, 4]) {
    const messageId = `to ${conversationId}`;
    await bench.add(messageId, { kind: 'send-message', conversationId, messageId, text: 'Hello' });
  }
  bench.engine?.pumpOutbox();
  await bench.settle();
  bench.server.answer(USER, { ...cannedUser(), credits: 8 });
  answers[1]?.();
  await bench.settle();
  expect(await balance()).toBe(8);
  answers[0]?.();
  await bench.settle();
  expect(await balance()).toBe(8);
});
