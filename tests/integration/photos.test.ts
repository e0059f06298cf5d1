import { randomUUID } from 'node:crypto';
import { Dexie } from 'dexie';
import { IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { tinyPng } from '../../scripts/check-contract/requests/tiny-png.ts';
import type { AccountDatabase } from '../../worker/public/database.ts';
import type { ChatRow } from '../../worker/public/rows.ts';
import type { Tab } from '../fixtures/device.ts';
import { expectConsole } from '../fixtures/fail-on-console.ts';
import { until } from '../fixtures/until.ts';
import { openDemo, sendHello } from './demo-chat.ts';
import { readServerMessages } from './server-messages.ts';
import { logIn, OTHER, readAll, setStage } from './stage.ts';

const stage = setStage();

const PREVIEW = '0123456789abcdef'.repeat(6);

function photoOf(bytes = tinyPng(64, [120, 60, 30])) {
  const file = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
  return { file, width: 64, height: 64, preview: PREVIEW };
}

async function sendPhoto(tab: Tab, chat: ChatRow, text = '', photo = photoOf()): Promise<string> {
  const messageId = randomUUID();
  const reply = await tab.api.sendPhoto({ conversationId: chat.conversationId, messageId, text, photo });
  expect(reply).toMatchObject({ result: { status: 'accepted' } });
  return messageId;
}

async function stateOf(database: AccountDatabase, messageId: string): Promise<string | undefined> {
  return (await database.messages.get(messageId))?.delivery.state;
}

function untilSent(database: AccountDatabase, messageId: string): Promise<void> {
  return stage.device.passUntil('the photo is sent', async () => (await stateOf(database, messageId)) === 'sent');
}

/** The demo member's conversation with the other account, as both have it. */
async function bothMembers(): Promise<{ tab: Tab; database: AccountDatabase; chat: ChatRow }> {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  const started = await tab.api.startChat(2);
  if (!('result' in started) || started.result.status !== 'started') throw new Error('not started');
  const { conversationId } = started.result;
  await tab.api.loadConversation(conversationId);
  const chat = await database.chats.get(conversationId);
  if (chat === undefined) throw new Error('The chat is not stored');
  return { tab, database, chat };
}

test('a photo stands in the chat with its picture before the server has it, and keeps its place among messages', async () => {
  const { tab, database, chat } = await openDemo(stage);
  stage.device.setOnline(false);
  const before = await sendHello(tab, chat, 'Before the photo');
  const photo = await sendPhoto(tab, chat, 'With words');
  const after = await sendHello(tab, chat, 'After the photo');
  expect(await database.messages.get(photo)).toMatchObject({
    text: 'With words',
    photo: { state: 'waiting', width: 64, height: 64, preview: PREVIEW, src: null },
    delivery: { state: 'pending' },
  });
  const waiting = await database.outbox.where('idempotencyKey').equals(photo).first();
  expect(waiting?.intent.kind === 'send-photo' && waiting.intent.photo.file.size).toBe(photoOf().file.size);

  stage.device.setOnline(true);
  await tab.api.wake();
  await untilSent(database, after);
  expect(await stateOf(database, before)).toBe('sent');
  expect(await database.messages.get(photo)).toMatchObject({
    text: 'With words',
    photo: { state: 'shown', src: expect.stringContaining('/api/') },
  });
  const texts = (await readServerMessages(stage, chat.conversationId)).slice(0, 3).map(({ text }) => text);
  expect(texts).toEqual(['After the photo', 'With words', 'Before the photo']);
});

test('a photo without words has none here, and the list says that it is a photo', async () => {
  const { tab, database, chat } = await openDemo(stage);
  const photo = await sendPhoto(tab, chat);
  expect((await database.chats.get(chat.conversationId))?.lastMessage).toMatchObject({ text: '', isPhoto: true });
  await untilSent(database, photo);
  expect((await database.messages.get(photo))?.text).toBe('');
  await tab.api.refresh();
  await stage.device.settle();
  expect((await database.chats.get(chat.conversationId))?.lastMessage).toMatchObject({
    text: '',
    isPhoto: true,
    delivery: 'sent',
  });
});

test('a photo is stored and charged once when the connection is cut after the server has acted', async () => {
  const { tab, database, chat } = await openDemo(stage);
  const creditsBefore = (await database.user.get('self'))?.user.credits ?? 0;
  await stage.control.setFaults([{ path: '/api/chatphoto.php', method: 'POST', fault: 'drop-after', times: 2 }]);
  const photo = await sendPhoto(tab, chat, 'Cut off, but seen');
  await untilSent(database, photo);
  const texts = (await readServerMessages(stage, chat.conversationId)).map(({ text }) => text);
  expect(texts.filter((text) => text === 'Cut off, but seen')).toHaveLength(1);
  expect((await database.user.get('self'))?.user.credits).toBe(creditsBefore - 2);
});

test('the same photo given twice is one message', async () => {
  const { tab, database, chat } = await openDemo(stage);
  const message = { conversationId: chat.conversationId, messageId: randomUUID(), text: 'Once', photo: photoOf() };
  await Promise.all([tab.api.sendPhoto(message), tab.api.sendPhoto(message)]);
  await untilSent(database, message.messageId);
  await tab.api.sendPhoto(message);
  expect((await readServerMessages(stage, chat.conversationId)).filter(({ text }) => text === 'Once')).toHaveLength(1);
});

test('a photo that waits is sent by the next worker when the first one dies', async () => {
  const { tab, database, chat } = await openDemo(stage);
  stage.device.setOnline(false);
  const photo = await sendPhoto(tab, chat, 'Outlived');
  tab.kill();
  stage.device.setOnline(true);
  await stage.device.openTab();
  await untilSent(database, photo);
});

test('the words that go with a photo are no longer a draft once the photo waits', async () => {
  const { tab, database, chat } = await openDemo(stage);
  stage.device.setOnline(false);
  await tab.api.saveDraft(chat.conversationId, 'Look where I was');
  await sendPhoto(tab, chat, 'Look where I was');
  expect(await database.drafts.get(chat.conversationId)).toBeUndefined();
});

test('a photo that waits can be taken back: its words are the draft again, and nothing of it is left', async () => {
  const { tab, database, chat } = await openDemo(stage);
  stage.device.setOnline(false);
  const photo = await sendPhoto(tab, chat, 'Not yet');
  expect(await tab.api.discard(photo)).toMatchObject({ result: { status: 'accepted' } });
  expect(await database.messages.get(photo)).toBeUndefined();
  expect(await database.outbox.where('idempotencyKey').equals(photo).count()).toBe(0);
  expect((await database.drafts.get(chat.conversationId))?.text).toBe('Not yet');
  stage.device.setOnline(true);
  await tab.api.wake();
  await stage.device.settle();
  expect(await stage.control.countRequests('POST', '/api/chatphoto.php')).toBe(0);
});

test('a photo that the server refuses says why, and goes out when it is tried again', async () => {
  const { tab, database, chat } = await openDemo(stage);
  const broken = photoOf(Buffer.from('<?php echo 1;'));
  const photo = await sendPhoto(tab, chat, 'No picture', broken);
  await stage.device.passUntil('it is refused', async () => (await stateOf(database, photo)) === 'rejected');
  expect((await database.messages.get(photo))?.delivery).toMatchObject({
    rejection: { reason: 'invalid', fields: { file: 'wrong_format' } },
  });
  await tab.api.discard(photo);

  await tab.api.emptyCredits();
  await stage.control.setFaults([{ path: '/api/chatphoto.php', method: 'POST', fault: 'status:402', times: 1 }]);
  const dear = await sendPhoto(tab, chat, 'Too dear at first');
  await stage.device.passUntil('it is refused', async () => (await stateOf(database, dear)) === 'rejected');
  expect((await database.messages.get(dear))?.delivery).toMatchObject({
    rejection: { reason: 'insufficient-credits' },
  });
  await tab.api.retry(dear);
  await untilSent(database, dear);
});

test('a full device refuses a photo with the reason, and so does a queue with too many of them', async () => {
  const { tab, database, chat } = await openDemo(stage);
  stage.device.setOnline(false);
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const message = { conversationId: chat.conversationId, messageId: randomUUID(), text: '', photo: photoOf() };
  expect(await tab.api.sendPhoto(message)).toMatchObject({ result: { status: 'storage-failed', cause: 'quota' } });
  full.mockRestore();
  expect(await database.messages.get(message.messageId)).toBeUndefined();

  const large = photoOf(Buffer.alloc(15_000_000));
  await sendPhoto(tab, chat, '', large);
  await sendPhoto(tab, chat, '', large);
  const third = { ...message, messageId: randomUUID(), photo: large };
  expect(await tab.api.sendPhoto(third)).toMatchObject({ result: { status: 'invalid', problem: 'too-many-photos' } });
});

test('the other member’s photos have no address until this one agrees, and none again after that was taken back', async () => {
  const { tab, database, chat } = await bothMembers();
  const photo = await sendPhoto(tab, chat, 'For you');
  await untilSent(database, photo);
  await tab.api.logOut();

  const { database: theirs } = await logIn(stage, tab, OTHER);
  const received = async () => {
    const rows = await theirs.messages.toArray();
    return rows.find(({ text }) => text === 'For you');
  };
  const conversationId = (await received())?.conversationId ?? 0;
  const isShown = async () => (await theirs.chats.get(conversationId))?.photosShown;
  expect(await received()).toMatchObject({ fromMe: false, photo: { state: 'hidden', src: null, preview: PREVIEW } });
  expect(await isShown()).toBe(false);

  expect(await tab.api.showPhotos({ conversationId, shown: true }, randomUUID())).toMatchObject({
    result: { status: 'saved' },
  });
  expect(await received()).toMatchObject({ photo: { state: 'shown', src: expect.stringContaining('/api/') } });
  expect(await isShown()).toBe(true);
  await tab.api.refresh();
  await stage.device.settle();
  expect(await received()).toMatchObject({ photo: { state: 'shown' } });

  await tab.api.showPhotos({ conversationId, shown: false }, randomUUID());
  expect(await received()).toMatchObject({ photo: { state: 'hidden', src: null } });
  expect(await isShown()).toBe(false);

  stage.device.setOnline(false);
  expect(await tab.api.showPhotos({ conversationId, shown: true }, randomUUID())).toMatchObject({
    result: { status: 'offline' },
  });
  expect(await isShown()).toBe(false);
});

test('nothing of a photo stays for the next account after a logout', async () => {
  const hasLogoutFailed = expectConsole('error', /logout.*network/);
  const { tab, chat } = await openDemo(stage);
  stage.device.setOnline(false);
  const photo = await sendPhoto(tab, chat, 'Mine alone');
  await tab.api.logOut();
  // The device is rid of the account before the server is told.
  await until('the logout has failed', hasLogoutFailed);
  stage.device.setOnline(true);
  const { database } = await logIn(stage, tab, OTHER);
  const all = JSON.stringify(await readAll(database));
  expect(all).not.toContain('Mine alone');
  expect(all).not.toContain(photo);
  const names = await Dexie.getDatabaseNames();
  expect(names.filter((name) => name.startsWith('rendezvous-account-'))).toHaveLength(1);
  expect(await stage.control.countRequests('POST', '/api/chatphoto.php')).toBe(0);
});
