import { expect, test } from 'vitest';
import { openDemo } from './demo-chat.ts';
import { setStage } from './stage.ts';

const stage = setStage();

test('a block holds at the server, takes the likes away and closes the chat, and can be undone', async () => {
  const { tab, database, chat } = await openDemo(stage);
  const { profileId, conversationId } = chat;
  await tab.api.loadMember(profileId);
  await tab.api.setLike({ profileId, liked: true });
  await tab.api.loadAnswer({ key: 'members-nearby', network: null });
  const blocked = await tab.api.setBlock({ profileId, blocked: true }, crypto.randomUUID());
  expect(blocked).toMatchObject({ result: { status: 'saved' } });
  expect((await database.members.get(profileId))?.profile).toMatchObject({ blocked: true, liked: false });
  expect(await database.likes.get(profileId)).toBeUndefined();
  expect(await database.answers.get('members-nearby')).toBeUndefined();
  expect((await database.chats.get(conversationId))?.blocked).toBe(true);
  await stage.device.settle();
  await tab.api.loadMember(profileId);
  expect((await database.members.get(profileId))?.profile?.blocked).toBe(true);
  expect((await database.chats.get(conversationId))?.blocked).toBe(true);

  await tab.api.setBlock({ profileId, blocked: false }, crypto.randomUUID());
  expect((await database.members.get(profileId))?.profile?.blocked).toBe(false);
  await stage.device.settle();
  expect((await database.chats.get(conversationId))?.blocked).toBe(false);
});

test('the members who are blocked are listed, newest first, and one who is unblocked leaves the list at once', async () => {
  const { tab, database, chat } = await openDemo(stage);
  const listed = async () => {
    const row = await database.answers.get('blocked-members');
    return row?.key === 'blocked-members' ? row.answer.map(({ id }) => id) : null;
  };
  const block = (profileId: number, blocked: boolean) => tab.api.setBlock({ profileId, blocked }, crypto.randomUUID());
  await block(chat.profileId, true);
  await block(118, true);
  await tab.api.loadAnswer({ key: 'blocked-members' });
  expect(await listed()).toEqual([118, chat.profileId]);
  await block(118, false);
  expect(await listed()).toEqual([chat.profileId]);
  // After a block elsewhere in the app, the list is fetched again when it is opened.
  await block(118, true);
  expect(await listed()).toBeNull();
  stage.device.setOnline(false);
  expect(await tab.api.loadAnswer({ key: 'blocked-members' })).toMatchObject({ result: { status: 'offline' } });
});

test('a block that the server did not hear of changes nothing', async () => {
  const { tab, database, chat } = await openDemo(stage);
  stage.device.setOnline(false);
  const reply = await tab.api.setBlock({ profileId: chat.profileId, blocked: true }, crypto.randomUUID());
  expect(reply).toMatchObject({ result: { status: 'offline' } });
  expect((await database.chats.get(chat.conversationId))?.blocked).toBe(false);
});

test('a report ends with a receipt, and sent twice it is one report', async () => {
  const { tab, chat } = await openDemo(stage);
  const report = {
    profileId: chat.profileId,
    name: 'Maya',
    kind: 'spam',
    text: 'Only links.',
    conversationId: null,
  } as const;
  const attemptId = crypto.randomUUID();
  const first = await tab.api.reportMember(report, attemptId);
  expect(first).toMatchObject({ result: { status: 'reported', receipt: { answer_within_days: 7 } } });
  expect(await tab.api.reportMember(report, attemptId)).toEqual(first);
  expect(await tab.api.reportMember({ ...report, text: ' ' }, crypto.randomUUID())).toMatchObject({
    result: { status: 'refused', fields: { text: 'required' } },
  });
});

test('a report tells what became of it, also where the server keeps no list, and on another device', async () => {
  const { tab, database, chat } = await openDemo(stage);
  const states = async () => {
    const row = await database.answers.get('reports');
    return row?.key === 'reports' ? row.answer.map(({ profile, state }) => [profile, state]) : null;
  };
  const report = (profileId: number) =>
    tab.api.reportMember(
      { profileId, name: 'Maya', kind: 'spam', text: 'Only links.', conversationId: null },
      crypto.randomUUID(),
    );
  await stage.control.setFaults([{ method: 'GET', path: '/api/report.php', fault: 'status:404' }]);
  await report(chat.profileId);
  expect(await tab.api.loadAnswer({ key: 'reports' })).toMatchObject({ result: { status: 'fetched' } });
  expect(await states()).toEqual([[chat.profileId, 'received']]);
  await stage.control.setFaults([]);
  await stage.control.setAhead(2 * 3_600_000);
  await report(118);
  await tab.api.loadAnswer({ key: 'reports' });
  expect(await states()).toEqual([
    [118, 'received'],
    [chat.profileId, 'in_review'],
  ]);
  await database.answers.clear();
  await tab.api.loadAnswer({ key: 'reports' });
  expect(await states()).toHaveLength(2);
});
