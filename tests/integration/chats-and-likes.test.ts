import { expect, test } from 'vitest';
import { openDemo, sendHello } from './demo-chat.ts';
import { setStage } from './stage.ts';

const stage = setStage();

const start = () => openDemo(stage);

function untilPassing(what: string, look: () => Promise<boolean>): Promise<void> {
  return stage.device.passUntil(what, look);
}

test('opening a chat zeroes its unread count at once and on the server', async () => {
  const { tab, database, chat } = await start();
  await tab.api.markChatRead(chat.conversationId);
  expect((await database.chats.get(chat.conversationId))?.unreadCount).toBe(0);
  await untilPassing('the server knows', async () => (await stage.control.countRequests('PUT', '/api/chat.php')) === 1);
  await tab.api.refresh();
  await untilPassing('polled', async () => (await stage.control.countRequests('GET', '/api/chats.php')) >= 2);
  expect((await database.chats.get(chat.conversationId))?.unreadCount).toBe(0);
});

test('a poll that was under way while a chat was opened does not bring the unread count back', async () => {
  const { tab, database, chat } = await start();
  await stage.control.setFaults([{ path: '/api/chats.php', fault: 'delay:400', times: 1 }]);
  await stage.control.clearRequests();
  await tab.api.refresh();
  await untilPassing(
    'chats are asked for',
    async () => (await stage.control.countRequests('GET', '/api/chats.php')) === 1,
  );
  await tab.api.markChatRead(chat.conversationId);
  await untilPassing('the server knows', async () => (await stage.control.countRequests('PUT', '/api/chat.php')) === 1);
  await untilPassing(
    'nothing waits',
    async () => (await database.outbox.where('state').equals('queued').count()) === 0,
  );
  await stage.device.settle();
  expect((await database.chats.get(chat.conversationId))?.unreadCount).toBe(0);
});

test('a removed chat is gone at once, and stays gone', async () => {
  const { tab, database, chat } = await start();
  await tab.api.removeChat(chat.conversationId);
  expect(await database.chats.get(chat.conversationId)).toBeUndefined();
  expect(
    await database.messages
      .where('[conversationId+order]')
      .between([chat.conversationId, 0], [chat.conversationId, Infinity])
      .count(),
  ).toBe(0);
  await untilPassing(
    'the server knows',
    async () => (await stage.control.countRequests('DELETE', '/api/chat.php')) === 1,
  );
  await tab.api.refresh();
  await untilPassing('polled', async () => (await stage.control.countRequests('GET', '/api/chats.php')) >= 2);
  expect(await database.chats.get(chat.conversationId)).toBeUndefined();
});

test('a chat begun anew while its removal waits begins without what was removed, and stays', async () => {
  const { tab, database, chat } = await start();
  const removals = async () => await stage.control.countRequests('DELETE', '/api/chat.php');
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'DELETE', fault: 'status:500', times: 1 }]);
  await tab.api.removeChat(chat.conversationId);
  await untilPassing('the removal waits', async () => (await removals()) === 1);
  const begun = await tab.api.startChat(chat.profileId);
  const conversationId = 'result' in begun && begun.result.status === 'started' ? begun.result.conversationId : 0;
  expect(await tab.api.loadConversation(conversationId)).toMatchObject({ result: { status: 'fetched' } });
  await sendHello(tab, { ...chat, conversationId }, 'Hello again');
  await untilPassing('it is sent', async () => (await database.outbox.where('state').equals('queued').count()) === 0);
  stage.device.clock.advance(120_000);
  await stage.device.settle();
  expect(await tab.api.loadConversation(conversationId)).toMatchObject({ result: { status: 'fetched' } });
  const texts = await database.messages.filter((row) => row.conversationId === conversationId).toArray();
  expect(texts.map(({ text }) => text)).toEqual(['Hello again']);
  expect(await removals()).toBe(2);
});

test('a chat that the server refuses to remove comes back', async () => {
  const { tab, database, chat } = await start();
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'DELETE', fault: 'status:422', times: 1 }]);
  await tab.api.removeChat(chat.conversationId);
  await untilPassing('the chat is back', async () => (await database.chats.get(chat.conversationId)) !== undefined);
  expect(await database.outbox.where('state').equals('rejected').first()).toMatchObject({
    intent: { kind: 'remove-chat' },
  });
});

test('a refused removal brings back what was written, and the messages that waited go out after it', async () => {
  const { tab, database, chat } = await start();
  const { conversationId } = chat;
  await stage.control.setFaults([
    { path: '/api/chat.php', method: 'POST', fault: 'status:422', times: 1 },
    { path: '/api/chat.php', method: 'DELETE', fault: 'status:422', times: 1 },
  ]);
  const refusedId = await sendHello(tab, chat, 'Refused');
  await untilPassing('refused', async () => (await database.outbox.where('state').equals('rejected').count()) === 1);
  stage.device.setOnline(false);
  const waitingIds = [await sendHello(tab, chat, 'First'), await sendHello(tab, chat, 'Second')];
  await tab.api.saveDraft(conversationId, 'Half a thought');
  await tab.api.removeChat(conversationId);
  expect(await database.chats.get(conversationId)).toBeUndefined();
  expect(await database.messages.filter((row) => row.conversationId === conversationId).count()).toBe(0);
  await stage.control.clearRequests();
  stage.device.setOnline(true);
  await tab.api.wake();
  await untilPassing('the chat is back', async () => (await database.chats.get(conversationId)) !== undefined);
  // Messages behind the refused one wait for the member's decision.
  await tab.api.passOver(refusedId);
  await untilPassing('the messages are sent', async () => {
    const rows = await database.messages.bulkGet(waitingIds);
    return rows.every((row) => row?.delivery.state === 'sent');
  });
  const calls = (await stage.control.requests()).filter(
    (one) => one.path === '/api/chat.php' && (one.method === 'DELETE' || one.method === 'POST'),
  );
  expect(calls.map((one) => one.method)).toEqual(['DELETE', 'POST', 'POST']);
  const ids = (await database.messages.bulkGet(waitingIds)).map((row) => row?.serverId ?? 0);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect(await database.messages.get(refusedId)).toMatchObject({ text: 'Refused', delivery: { state: 'rejected' } });
  expect(await database.drafts.get(conversationId)).toMatchObject({ text: 'Half a thought' });
});

test('with a removal that the server accepts, what was written goes too, unsent', async () => {
  const { tab, database, chat } = await start();
  const { conversationId } = chat;
  stage.device.setOnline(false);
  await sendHello(tab, chat);
  await tab.api.saveDraft(conversationId, 'Half a thought');
  await tab.api.removeChat(conversationId);
  await stage.control.clearRequests();
  stage.device.setOnline(true);
  await tab.api.wake();
  await untilPassing(
    'nothing waits',
    async () => (await database.outbox.where('state').equals('queued').count()) === 0,
  );
  await stage.device.settle();
  expect(await stage.control.countRequests('DELETE', '/api/chat.php')).toBe(1);
  expect(await stage.control.countRequests('POST', '/api/chat.php')).toBe(0);
  expect(await database.drafts.get(conversationId)).toBeUndefined();
  expect(await database.chats.get(conversationId)).toBeUndefined();
  expect(await database.messages.filter((row) => row.conversationId === conversationId).count()).toBe(0);
});

test('a web server’s own 404 removes no chat and what was written in it: the removal waits for the API', async () => {
  const { tab, database, chat } = await start();
  const { conversationId } = chat;
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'DELETE', fault: 'html404' }]);
  await tab.api.saveDraft(conversationId, 'Half a thought');
  await tab.api.removeChat(conversationId);
  const removal = () => database.outbox.filter(({ intent }) => intent.kind === 'remove-chat').first();
  await untilPassing('it was answered', async () => {
    const { wait = null, state } = (await removal()) ?? {};
    return wait !== null || state !== 'queued';
  });
  expect(await removal()).toMatchObject({ state: 'queued', wait: { cause: 'server' } });
  expect(await database.drafts.get(conversationId)).toMatchObject({ text: 'Half a thought' });
  await stage.control.setFaults([]);
  await untilPassing('removed', async () => (await removal())?.state !== 'queued');
  expect(await database.drafts.get(conversationId)).toBeUndefined();
  await tab.api.refresh();
  await untilPassing('polled', async () => (await stage.control.countRequests('GET', '/api/chats.php')) >= 2);
  expect(await database.chats.get(conversationId)).toBeUndefined();
});

test('a chat that the server no longer has is removed all the same', async () => {
  const { tab, database, chat } = await start();
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'DELETE', fault: 'status:404', times: 1 }]);
  await tab.api.removeChat(chat.conversationId);
  await untilPassing('done', async () => (await database.outbox.where('state').equals('queued').count()) === 0);
  expect(await database.outbox.where('state').equals('rejected').count()).toBe(0);
  expect(await stage.control.countRequests('DELETE', '/api/chat.php')).toBe(1);
});

test('a like that a web server answers with its own 404 stays as the member wants it, and goes out', async () => {
  const { tab, database, chat } = await start();
  const { profileId } = chat;
  const isLiked = (await database.likes.get(profileId))?.given === 1;
  const method = isLiked ? 'DELETE' : 'POST';
  await stage.control.setFaults([{ path: '/api/likes.php', method, fault: 'html404', times: 2 }]);
  await tab.api.setLike({ profileId, liked: !isLiked });
  await untilPassing('done', async () => (await database.outbox.where('state').equals('queued').count()) === 0);
  expect(await database.outbox.where('state').equals('rejected').count()).toBe(0);
  expect((await database.likes.get(profileId))?.given === 1).toBe(!isLiked);
  expect(await stage.control.countRequests(method, '/api/likes.php')).toBe(3);
});

test('a chat or a member that a web server’s own 404 stands for is not taken for gone', async () => {
  const { tab, database, chat } = await start();
  await stage.control.setFaults([
    { path: '/api/chat.php', method: 'GET', fault: 'html404', times: 1 },
    { path: '/api/profile.php', fault: 'html404', times: 1 },
  ]);
  expect(await tab.api.loadConversation(chat.conversationId)).toMatchObject({ result: { status: 'server-failed' } });
  expect(await tab.api.loadMember(chat.profileId)).toMatchObject({ result: { status: 'server-failed' } });
  expect((await database.conversations.get(chat.conversationId))?.state).not.toBe('missing');
  expect((await database.members.get(chat.profileId))?.state).not.toBe('missing');
});

test('of twenty quick likes and unlikes the last one wins, with few calls', async () => {
  const { tab, database, chat } = await start();
  const { profileId } = chat;
  const liked = async (wanted: boolean) => {
    const reply = await tab.api.setLike({ profileId, liked: wanted });
    expect(reply).toMatchObject({ result: { status: 'accepted' } });
  };
  const isLiked = (await database.likes.get(profileId))?.given === 1;
  stage.device.setOnline(false);
  for (let turn = 0; turn < 19; turn += 1) await liked(turn % 2 === 0 ? !isLiked : isLiked);
  expect((await database.likes.get(profileId))?.given).toBe(isLiked ? 0 : 1);
  await stage.control.clearRequests();
  stage.device.setOnline(true);
  await tab.api.wake();
  await untilPassing(
    'nothing waits',
    async () => (await database.outbox.where('state').equals('queued').count()) === 0,
  );
  const calls = (await stage.control.requests()).filter((one) => one.path === '/api/likes.php' && one.method !== 'GET');
  expect(calls.map((one) => one.method)).toEqual([isLiked ? 'DELETE' : 'POST']);
  await tab.api.refresh();
  await untilPassing('polled', async () => (await stage.control.countRequests('GET', '/api/likes.php')) >= 1);
  expect((await database.likes.get(profileId))?.given ?? 0).toBe(isLiked ? 0 : 1);
});

test('a like that the server refuses is taken back and can be tried again', async () => {
  const { tab, database, chat } = await start();
  const { profileId } = chat;
  const isLiked = (await database.likes.get(profileId))?.given === 1;
  const method = isLiked ? 'DELETE' : 'POST';
  await stage.control.setFaults([{ path: '/api/likes.php', method, fault: 'status:422', times: 1 }]);
  await tab.api.setLike({ profileId, liked: !isLiked });
  await untilPassing('rejected', async () => (await database.outbox.where('state').equals('rejected').count()) === 1);
  await untilPassing('as before', async () => ((await database.likes.get(profileId))?.given === 1) === isLiked);
  const row = await database.outbox.where('state').equals('rejected').first();
  await tab.api.retry(row?.idempotencyKey ?? '');
  await untilPassing(
    'nothing waits',
    async () => (await database.outbox.where('state').equals('queued').count()) === 0,
  );
  expect((await database.likes.get(profileId))?.given === 1).toBe(!isLiked);
});

test('after a removal the chats are reloaded', async () => {
  const { tab, chat } = await start();
  await stage.control.clearRequests();
  await tab.api.removeChat(chat.conversationId);
  await untilPassing('reloaded', async () => (await stage.control.countRequests('GET', '/api/chats.php')) === 1);
  expect(await stage.control.countRequests('DELETE', '/api/chat.php')).toBe(1);
});

test('messages that were asked for before a chat was removed do not come back', async () => {
  const { tab, database, chat } = await start();
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'GET', fault: 'delay:300', times: 1 }]);
  const loading = tab.api.loadConversation(chat.conversationId);
  await tab.api.removeChat(chat.conversationId);
  await loading;
  await stage.device.settle();
  expect(await database.conversations.get(chat.conversationId)).toBeUndefined();
  expect(await database.messages.filter((row) => row.conversationId === chat.conversationId).count()).toBe(0);
});

test('what comes in on screen is marked as read on the server too', async () => {
  const { tab, database, chat } = await start();
  await tab.show({ conversationId: chat.conversationId });
  await tab.api.markChatRead(chat.conversationId);
  await untilPassing('read', async () => (await database.outbox.where('state').equals('queued').count()) === 0);
  await stage.control.clearRequests();
  await stage.control.receiveMessage(chat.profileId, 'demo@example.com', 'Do you see me?');
  await untilPassing('the server knows', async () => (await stage.control.countRequests('PUT', '/api/chat.php')) === 1);
  expect(await database.chats.get(chat.conversationId)).toMatchObject({
    unreadCount: 0,
    lastMessage: { text: 'Do you see me?' },
  });
});
