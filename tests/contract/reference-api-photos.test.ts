import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tinyPng } from '../../scripts/check-contract/requests/tiny-png.ts';
import { listOf, type ReferenceClient, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

const PREVIEW = '0123456789abcdef'.repeat(6);
const DEMO_MEMBER = 1;
const OTHER_MEMBER = 2;
/** Of a photo, by the demo site's settings. */
const CREDITS = 2;

interface PhotoForm {
  conversation: number;
  content?: Uint8Array;
  name?: string;
  messageId?: string;
  text?: string;
  repliesTo?: number;
}

/** Sends a photo; the message id is the idempotency key, as the app does it. */
async function send(client: ReferenceClient, photo: PhotoForm) {
  const { conversation, content = tinyPng(64, [200, 120, 40]), name = 'photo.png' } = photo;
  const key = photo.messageId ?? randomUUID();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(content)], name));
  form.set('conversation', String(conversation));
  form.set('message_id', key);
  form.set('preview', PREVIEW);
  if (photo.text !== undefined) form.set('text', photo.text);
  if (photo.repliesTo !== undefined) form.set('reply_to', String(photo.repliesTo));
  return client.call('sendPhoto', { body: form, key });
}

async function conversationWith(client: ReferenceClient, profile: number): Promise<number> {
  return Number(valueAt((await client.call('getChat', { query: { profile } })).body, 'id'));
}

async function newestIn(client: ReferenceClient, conversation: number): Promise<unknown> {
  return valueAt((await client.call('getChat', { query: { conversation } })).body, 'messages', 0);
}

async function creditsOf(client: ReferenceClient): Promise<number> {
  return Number(valueAt((await client.call('getUser')).body, 'credits'));
}

async function bothSides(): Promise<{ demo: ReferenceClient; other: ReferenceClient; own: number; theirs: number }> {
  const demo = await stage.member('demo');
  const other = await stage.member('other');
  const own = await conversationWith(demo, OTHER_MEMBER);
  const theirs = await conversationWith(other, DEMO_MEMBER);
  return { demo, other, own, theirs };
}

describe('a photo as a message', () => {
  it('is stored, charged, and seen at once by its sender alone', async () => {
    const { demo, other, own, theirs } = await bothSides();
    const before = await creditsOf(demo);
    const content = tinyPng(64, [10, 200, 90]);
    const sent = await send(demo, { conversation: own, content, text: 'From the harbour' });
    expect(sent.body).toMatchObject({
      message: {
        from_me: true,
        text: 'From the harbour',
        photo: { state: 'shown', width: 64, height: 64, preview: PREVIEW },
      },
      credits: before - CREDITS,
    });
    const src = String(valueAt(sent.body, 'message', 'photo', 'src'));
    const picture = await demo.picture(src);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toContain('no-store');
    expect(Buffer.from(await picture.arrayBuffer()).equals(content)).toBe(true);

    const received = await newestIn(other, theirs);
    expect(valueAt(received, 'photo')).toEqual({ state: 'hidden', width: 64, height: 64, preview: PREVIEW, src: null });
    const chats = listOf((await other.call('getChats')).body);
    const listed = chats.find((chat) => valueAt(chat, 'conversation', 'id') === theirs);
    expect(valueAt(listed, 'conversation', 'photos_shown')).toBe(false);
    expect(valueAt(listed, 'conversation', 'last_message', 'photo')).toMatchObject({ state: 'hidden', src: null });
    for (const stranger of [other, await stage.member('premium'), stage.visitor()])
      expect((await stranger.picture(src)).status).toBe(404);
  });

  it('is seen by the other member after that one said so, and not after that was taken back', async () => {
    const { demo, other, own, theirs } = await bothSides();
    const sent = await send(demo, { conversation: own });
    const src = String(valueAt(sent.body, 'message', 'photo', 'src'));
    const message = valueAt(await newestIn(other, theirs), 'id');

    const consent = { conversation: theirs, shown: true };
    const shown = await other.call('showPhotos', { body: consent });
    expect(shown.body).toEqual({ conversation: theirs, photos_shown: true, photos: [{ message, src }] });
    expect((await other.call('showPhotos', { body: consent })).body).toEqual(shown.body);
    expect((await other.picture(src)).status).toBe(200);
    expect(valueAt(await newestIn(other, theirs), 'photo')).toMatchObject({ state: 'shown', src });
    expect((await (await stage.member('premium')).picture(src)).status).toBe(404);

    const hidden = await other.call('showPhotos', { body: { conversation: theirs, shown: false } });
    expect(hidden.body).toEqual({ conversation: theirs, photos_shown: false, photos: [] });
    expect((await other.picture(src)).status).toBe(404);
    expect((await demo.picture(src)).status).toBe(200);
    expect((await demo.call('showPhotos', { body: { conversation: theirs, shown: true } })).status).toBe(404);
  });

  it('is stored and charged once, however often it is sent', async () => {
    const { demo, other, own, theirs } = await bothSides();
    const before = await creditsOf(demo);
    const messageId = randomUUID();
    const first = await send(demo, { conversation: own, messageId, text: 'Once' });
    expect((await send(demo, { conversation: own, messageId, text: 'Once' })).body).toEqual(first.body);
    expect(await creditsOf(demo)).toBe(before - CREDITS);
    const texts = listOf(valueAt((await other.call('getChat', { query: { conversation: theirs } })).body, 'messages'));
    expect(texts.filter((message) => valueAt(message, 'text') === 'Once')).toHaveLength(1);
    expect((await send(demo, { conversation: own, messageId, text: 'Twice' })).status).toBe(409);
    const content = tinyPng(64, [1, 2, 3]);
    expect((await send(demo, { conversation: own, messageId, text: 'Once', content })).status).toBe(409);
  });

  it('can answer a message and be answered; the quote says that it is a photo', async () => {
    const { demo, other, own, theirs } = await bothSides();
    const asked = await demo.call('sendMessage', {
      body: { conversation: own, text: 'What did you see?', message_id: randomUUID() },
    });
    const repliesTo = Number(valueAt(asked.body, 'message', 'id'));
    const sent = await send(demo, { conversation: own, repliesTo });
    expect(valueAt(sent.body, 'message', 'reply_to')).toMatchObject({ id: repliesTo, text: 'What did you see?' });
    expect(valueAt(sent.body, 'message', 'text')).toBe('📷');
    const photo = Number(valueAt(await newestIn(other, theirs), 'id'));
    const answer = { conversation: theirs, text: 'Nice', message_id: randomUUID(), reply_to: photo };
    const answered = await other.call('sendMessage', { body: answer });
    const quoted = { id: photo, from_me: false, text: '📷', photo: true };
    expect(valueAt(answered.body, 'message', 'reply_to')).toEqual(quoted);
    expect(valueAt(await newestIn(demo, own), 'reply_to')).toMatchObject({ from_me: true, photo: true });
  });

  it.each([
    ['a GIF named as PNG', Buffer.from('R0lGODlhAQABAAAAACw='), { file: 'wrong_format' }],
    ['a PHP file', Buffer.from('<?php echo 1; ?>'), { file: 'wrong_format' }],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), { file: 'wrong_format' }],
    ['a picture of four pixels', Buffer.from(tinyPng(2, [1, 1, 1])), { file: 'too_small' }],
  ])('refuses %s, without a charge', async (_name, content, fields) => {
    const { demo, own } = await bothSides();
    const before = await creditsOf(demo);
    const refused = await send(demo, { conversation: own, content: new Uint8Array(content) });
    expect(refused.status).toBe(422);
    expect(valueAt(refused.body, 'fields')).toEqual(fields);
    expect(await creditsOf(demo)).toBe(before);
  });

  it('refuses 40 MB with 413, as it does for the photos of a profile', async () => {
    const { demo, own } = await bothSides();
    const content = new Uint8Array(40_000_000);
    content.set(tinyPng(64, [1, 2, 3]));
    expect((await send(demo, { conversation: own, content })).status).toBe(413);
  });

  it('refuses what the form leaves out, repeats or spells wrong', async () => {
    const { demo, own } = await bothSides();
    const form = (change: (form: FormData) => void): FormData => {
      const made = new FormData();
      made.set('file', new File([new Uint8Array(tinyPng(64, [9, 9, 9]))], 'photo.png'));
      made.set('conversation', String(own));
      made.set('message_id', randomUUID());
      change(made);
      return made;
    };
    const cases: [FormData, Record<string, string>][] = [
      [form((each) => each.delete('conversation')), { conversation: 'required' }],
      [form((each) => each.set('conversation', 'twelve')), { conversation: 'wrong_type' }],
      [form((each) => each.append('conversation', String(own))), { conversation: 'repeated' }],
      [form((each) => each.set('message_id', 'mine')), { message_id: 'wrong_format' }],
      [form((each) => each.set('preview', '<svg>')), { preview: 'wrong_format' }],
      [form((each) => each.set('text', '   ')), { text: 'required' }],
      [form((each) => each.set('text', 'x'.repeat(2001))), { text: 'too_long' }],
    ];
    for (const [body, fields] of cases) {
      const refused = await demo.call('sendPhoto', { body });
      expect([refused.status, valueAt(refused.body, 'fields')]).toEqual([422, fields]);
    }
  });

  it('is refused without enough credits, across a block, to nobody, and past the limit of a day', async () => {
    const { demo, other, own, theirs } = await bothSides();
    await other.call('blockMember', { body: { profile: DEMO_MEMBER } });
    expect((await send(demo, { conversation: own })).status).toBe(410);
    const blocked = await send(other, { conversation: theirs });
    expect([blocked.status, valueAt(blocked.body, 'error')]).toEqual([409, 'blocked']);
    expect((await send(demo, { conversation: theirs })).status).toBe(404);
    await other.call('unblockMember', { body: { profile: DEMO_MEMBER } });

    const premium = await stage.member('premium');
    const conversation = await conversationWith(premium, OTHER_MEMBER);
    for (let count = 0; count < 20; count += 1) expect((await send(premium, { conversation })).status).toBe(200);
    const tooMany = await send(premium, { conversation });
    expect([tooMany.status, valueAt(tooMany.body, 'error')]).toEqual([409, 'photo_limit']);
    await stage.control.setAhead(24 * 60 * 60 * 1000 + 1);
    expect((await send(premium, { conversation })).status).toBe(200);

    while ((await creditsOf(demo)) >= CREDITS) {
      const body = { conversation: own, text: 'One credit less', message_id: randomUUID() };
      await demo.call('sendMessage', { body });
    }
    expect((await send(demo, { conversation: own })).status).toBe(402);
  });

  it('is taken by no site whose settings name no price for it', async () => {
    const { demo, own } = await bothSides();
    await stage.control.setSettings({ photo_message_credits: null });
    expect(Object.keys(Object((await demo.call('getSettings')).body))).not.toContain('photo_message_credits');
    expect((await send(demo, { conversation: own })).status).toBe(404);
  });

  it('is hidden again by a block, from whichever side', async () => {
    const { demo, other, own, theirs } = await bothSides();
    const src = String(valueAt((await send(demo, { conversation: own })).body, 'message', 'photo', 'src'));
    await other.call('showPhotos', { body: { conversation: theirs, shown: true } });
    expect((await other.picture(src)).status).toBe(200);
    for (const [by, profile] of [
      [demo, OTHER_MEMBER],
      [other, DEMO_MEMBER],
    ] as const) {
      await by.call('blockMember', { body: { profile } });
      expect((await other.picture(src)).status).toBe(404);
      expect(valueAt(await newestIn(other, theirs), 'photo', 'state')).toBe('hidden');
      await by.call('unblockMember', { body: { profile } });
    }
    expect((await other.picture(src)).status).toBe(200);
  });

  it('is in the export of both, and gone for both once its sender leaves', async () => {
    const { demo, other, own, theirs } = await bothSides();
    const src = String(valueAt((await send(demo, { conversation: own })).body, 'message', 'photo', 'src'));
    await other.call('showPhotos', { body: { conversation: theirs, shown: true } });
    for (const member of [demo, other])
      expect(JSON.stringify((await member.call('exportAccount')).body)).toContain(`"src":"${src}"`);
    await demo.call('deleteAccount', { body: { password: 'demo-password', reason: null } });
    expect(valueAt(await newestIn(other, theirs), 'photo')).toEqual({
      state: 'removed',
      width: 64,
      height: 64,
      preview: null,
      src: null,
    });
    expect((await other.picture(src)).status).toBe(404);
  });

  it('is deleted with the last conversation that has it', async () => {
    const { demo, other, own, theirs } = await bothSides();
    const src = String(valueAt((await send(demo, { conversation: own })).body, 'message', 'photo', 'src'));
    await other.call('showPhotos', { body: { conversation: theirs, shown: true } });
    await demo.call('removeChat', { body: { conversation: own } });
    expect((await demo.picture(src)).status).toBe(404);
    expect((await other.picture(src)).status).toBe(200);
    await other.call('removeChat', { body: { conversation: theirs } });
    expect((await other.picture(src)).status).toBe(404);
  });
});
