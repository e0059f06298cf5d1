import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { until } from '../fixtures/until.ts';
import { listOf, type ReferenceClient, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

interface Outgoing {
  conversation: number;
  text: string;
  message_id: string;
}

function message(text: string, conversation = 1): Outgoing {
  return { conversation, text, message_id: randomUUID() };
}

async function credits(client: ReferenceClient): Promise<unknown> {
  return valueAt((await client.call('getUser')).body, 'credits');
}

async function newestTexts(client: ReferenceClient, limit = 5): Promise<unknown[]> {
  const { body } = await client.call('getChat', { query: { conversation: 1, limit } });
  return listOf(valueAt(body, 'messages')).map((each) => valueAt(each, 'text'));
}

describe('sending a message', () => {
  it('stores it and takes its price', async () => {
    const client = await stage.member('demo');
    const sent = await client.call('sendMessage', { body: message('Good morning') });
    expect(sent.status).toBe(200);
    expect(valueAt(sent.body, 'credits')).toBe(99);
    expect(valueAt(sent.body, 'message', 'from_me')).toBe(true);
    expect(await newestTexts(client, 1)).toEqual(['Good morning']);
    expect(await credits(client)).toBe(99);
  });

  it('costs premium members nothing', async () => {
    const client = await stage.member('premium');
    const [first] = listOf((await client.call('getChats')).body);
    const conversation = Number(valueAt(first, 'conversation', 'id'));
    const sent = await client.call('sendMessage', { body: message('Dag!', conversation) });
    expect(valueAt(sent.body, 'credits')).toBe(0);
  });

  it('answers 402 when the balance does not cover it, and stores nothing', async () => {
    const client = await stage.member('other');
    const chats = listOf((await client.call('getChats')).body);
    const conversation = Number(valueAt(chats[0], 'conversation', 'id'));
    for (let left = 19; left >= 0; left -= 1) {
      const sent = await client.call('sendMessage', { body: message(`Nachricht ${left}`, conversation) });
      expect(valueAt(sent.body, 'credits')).toBe(left);
    }
    const refused = await client.call('sendMessage', { body: message('Zu viel', conversation) });
    expect(refused.status).toBe(402);
    const page = await client.call('getChat', { query: { conversation, limit: 1 } });
    expect(valueAt(page.body, 'messages', 0, 'text')).toBe('Nachricht 0');
  });

  it.each([
    ['an empty text', '', 'required'],
    ['a blank text', ' \n ', 'required'],
    ['2001 characters', 'x'.repeat(2001), 'too_long'],
    ['100000 characters', 'x'.repeat(100_000), 'too_long'],
    ['a null character', 'a\u0000b', 'invalid_characters'],
  ])('answers 422 to %s', async (_, text, code) => {
    const client = await stage.member('demo');
    const answered = await client.call('sendMessage', { body: message(text) });
    expect(answered.status).toBe(422);
    expect(valueAt(answered.body, 'fields', 'text')).toBe(code);
    expect(await credits(client)).toBe(100);
  });

  it('counts characters as the contract does, and keeps every one', async () => {
    const client = await stage.member('demo');
    const text = '🌊'.repeat(2000);
    expect((await client.call('sendMessage', { body: message(text) })).status).toBe(200);
    expect(await newestTexts(client, 1)).toEqual([text]);
  });

  it('answers 422 to a message id that is none', async () => {
    const client = await stage.member('demo');
    const answered = await client.call('sendMessage', { body: { ...message('Hello'), message_id: '17' } });
    expect(valueAt(answered.body, 'fields', 'message_id')).toBe('wrong_format');
  });

  it('answers 410 when the other member has left', async () => {
    const client = await stage.member('demo');
    const gone = listOf((await client.call('getChats')).body).find(
      (chat) => valueAt(chat, 'conversation', 'read_only') === true,
    );
    const conversation = Number(valueAt(gone, 'conversation', 'id'));
    expect((await client.call('sendMessage', { body: message('Hello?', conversation) })).status).toBe(410);
    expect((await client.call('getChat', { query: { conversation } })).status).toBe(200);
  });

  it('reaches the other account when both are members here', async () => {
    const demo = await stage.member('demo');
    const other = await stage.member('other');
    const { body } = await demo.call('getChat', { query: { profile: 2 } });
    await demo.call('sendMessage', { body: message('Hallo Katharina', Number(valueAt(body, 'id'))) });
    const [newest] = listOf((await other.call('getChats')).body);
    expect(valueAt(newest, 'profile', 'id')).toBe(1);
    expect(valueAt(newest, 'conversation', 'last_message', 'text')).toBe('Hallo Katharina');
    expect(valueAt(newest, 'num_unread_messages')).toBe(1);
  });
});

describe('an idempotency key', () => {
  it('makes a repeated message count and cost once', async () => {
    const client = await stage.member('demo');
    const body = message('Only once');
    const first = await client.call('sendMessage', { body, key: body.message_id });
    const second = await client.call('sendMessage', { body, key: body.message_id });
    expect(second.body).toEqual(first.body);
    expect(await credits(client)).toBe(99);
    expect((await newestTexts(client)).filter((text) => text === 'Only once')).toHaveLength(1);
  });

  it('makes it count once also when both come at the same moment', async () => {
    const client = await stage.member('demo');
    const body = message('Twice at once');
    const answers = await Promise.all([1, 2, 3].map(() => client.call('sendMessage', { body, key: body.message_id })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await credits(client)).toBe(99);
  });

  it('is refused for another body and for another operation', async () => {
    const client = await stage.member('demo');
    const key = randomUUID();
    expect((await client.call('likeProfile', { body: { profile: 120 }, key })).status).toBe(200);
    expect((await client.call('likeProfile', { body: { profile: 121 }, key })).status).toBe(409);
    expect((await client.call('unlikeProfile', { body: { profile: 120 }, key })).status).toBe(409);
  });

  it('answers a repeated removal like the first', async () => {
    const client = await stage.member('demo');
    const key = randomUUID();
    for (const _ of [1, 2]) {
      expect((await client.call('removeChat', { body: { conversation: 2 }, key })).status).toBe(200);
    }
    expect((await client.call('removeChat', { body: { conversation: 2 } })).status).toBe(404);
  });

  it('belongs to one account', async () => {
    const key = randomUUID();
    const [demo, other] = [await stage.member('demo'), await stage.member('other')];
    expect((await demo.call('likeProfile', { body: { profile: 120 }, key })).status).toBe(200);
    expect((await other.call('likeProfile', { body: { profile: 121 }, key })).status).toBe(200);
  });

  it('does not hold a refusal fast: the same request may succeed later', async () => {
    const client = await stage.member('demo');
    const body = message('Not yet', 5000);
    expect((await client.call('sendMessage', { body, key: body.message_id })).status).toBe(404);
    const again = { ...body, conversation: 1 };
    expect((await client.call('sendMessage', { body: again, key: body.message_id })).status).toBe(200);
  });

  it('that is too short is refused', async () => {
    const client = await stage.member('demo');
    const answered = await client.call('likeProfile', { body: { profile: 120 }, key: 'short' });
    expect(valueAt(answered.body, 'fields', 'Idempotency-Key')).toBe('too_short');
  });

  it('saves a message whose answer was cut off from being charged twice', async () => {
    const client = await stage.member('demo');
    await stage.control.setFaults([{ method: 'POST', path: '/api/chat.php', fault: 'drop-after', times: 1 }]);
    const body = message('Cut off');
    await expect(client.call('sendMessage', { body, key: body.message_id })).rejects.toThrow('fetch failed');
    const retried = await client.call('sendMessage', { body, key: body.message_id });
    expect(valueAt(retried.body, 'credits')).toBe(99);
    expect((await newestTexts(client)).filter((text) => text === 'Cut off')).toHaveLength(1);
  });

  it('is not needed where the message id says the same', async () => {
    const client = await stage.member('demo');
    const body = message('By its id');
    const first = await client.call('sendMessage', { body });
    expect((await client.call('sendMessage', { body })).body).toEqual(first.body);
    expect((await client.call('sendMessage', { body: { ...body, text: 'Other' } })).status).toBe(409);
    expect(await credits(client)).toBe(99);
  });
});

describe('a restart', () => {
  it('keeps messages, balance, session and what a key did', async () => {
    const client = await stage.member('demo');
    const body = message('Before the restart');
    const first = await client.call('sendMessage', { body, key: body.message_id });
    await stage.restart();
    expect((await client.call('sendMessage', { body, key: body.message_id })).body).toEqual(first.body);
    expect(await newestTexts(client, 1)).toEqual(['Before the restart']);
    expect(await credits(client)).toBe(99);
  });

  it('keeps an answer that a member still has to write', async () => {
    await stage.restart({ quiet: false, replyDelay: { minMs: 300, maxMs: 300 } });
    const client = await stage.member('demo');
    await client.call('sendMessage', { body: message('How are you?') });
    expect(await newestTexts(client, 1)).toEqual(['How are you?']);
    await stage.restart({ quiet: false, replyDelay: { minMs: 300, maxMs: 300 } });
    await until('the member answers', async () => {
      const { body } = await client.call('getChat', { query: { conversation: 1, limit: 1 } });
      return valueAt(body, 'messages', 0, 'from_me') === false;
    });
    await stage.restart();
  });
});
