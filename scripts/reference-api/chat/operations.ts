import type { Schemas } from '../contract/contract.ts';
import { flagColumn } from '../database/columns.ts';
import { type Answer, invalid, notFound, ok, partnerGone } from '../http/answer.ts';
import { type MemberCall, numberOf } from '../http/call.ts';
import type { Operations } from '../http/operations.ts';
import { hasBlocked } from '../safety/blocks.ts';
import type { Services } from '../services.ts';
import { ensureConversation, findConversation, markRead, readChats, removeConversation } from './conversations.ts';
import { showPhotos } from './message-photos.ts';
import { readMessages } from './messages.ts';
import { sendMessage } from './send-message.ts';
import { sendPhoto } from './send-photo.ts';

const DEFAULT_PAGE_SIZE = 50;

export function chatOperations(operations: Operations, services: Services): void {
  operations.read('getChats', async (call) => ok(await readChats(services.database, call.account.id, call.nowMs)));
  operations.read('getChat', async (call) => {
    const profileId = numberOf(call.query, 'profile');
    const conversationId = numberOf(call.query, 'conversation');
    if (profileId !== null && conversationId === null) return startChat(services, call, profileId);
    if (profileId === null && conversationId !== null) return readPage(services, call, conversationId);
    const code = profileId === null ? 'one_required' : 'one_only';
    return invalid({ profile: code, conversation: code });
  });
  operations.write('sendMessage', 'SendMessageRequest', (call, body, writer) =>
    sendMessage(services, call, body, writer),
  );
  operations.read('sendPhoto', (call) => sendPhoto(services, call));
  operations.write('showPhotos', 'ShowPhotosRequest', async (call, body, writer) => {
    const conversation = await findConversation(writer, call.account.id, body.conversation, call.nowMs);
    return conversation === null ? notFound('conversation') : ok(await showPhotos(writer, conversation.id, body.shown));
  });
  operations.write('markChatRead', 'MarkReadRequest', async (call, body, writer) => {
    const conversation = await findConversation(writer, call.account.id, body.conversation, call.nowMs);
    if (conversation === null) return notFound('conversation');
    const unreadCount = await markRead(writer, conversation.id, body.read_until);
    return ok<Schemas['ReadState']>({ conversation: conversation.id, num_unread_messages: unreadCount });
  });
  operations.write('removeChat', 'RemoveChatRequest', async (call, body, writer) => {
    const conversation = await findConversation(writer, call.account.id, body.conversation, call.nowMs);
    if (conversation === null) return notFound('conversation');
    await removeConversation(writer, conversation.id);
    return ok({ result: 'done' });
  });
}

async function startChat(services: Services, call: MemberCall, profileId: number): Promise<Answer> {
  if (profileId === call.account.memberId) return invalid({ profile: 'self' });
  const member = await services.database.row('SELECT gone FROM members WHERE id = ?', [profileId]);
  if (member === null) return notFound('member');
  const isOutOfReach = await hasBlocked(services.database, profileId, call.account.memberId);
  if (flagColumn(member, 'gone') || isOutOfReach) return partnerGone();
  const id = await services.database.write((writer) =>
    ensureConversation(writer, call.account.id, profileId, call.nowMs),
  );
  return ok<Schemas['ChatStart']>({ id });
}

async function readPage(services: Services, call: MemberCall, conversationId: number): Promise<Answer> {
  const conversation = await findConversation(services.database, call.account.id, conversationId, call.nowMs);
  if (conversation === null) return notFound('conversation');
  const { messages, hasMore } = await readMessages(services.database, conversation.id, {
    before: numberOf(call.query, 'before'),
    limit: numberOf(call.query, 'limit') ?? DEFAULT_PAGE_SIZE,
  });
  return ok<Schemas['ChatPage']>({
    id: conversation.id,
    profile: conversation.profile,
    started_at: new Date(conversation.startedAtMs).toISOString(),
    read_only: conversation.isReadOnly,
    blocked: conversation.isBlocked,
    partner_read_until: conversation.partnerReadUntil,
    photos_shown: conversation.arePhotosShown,
    messages,
    has_more: hasMore,
  });
}
