import { randomUUID } from 'node:crypto';
import { at } from '../contract/json.ts';
import type { Steps } from '../sequences/steps.ts';
import { holds, listIn, numberIn } from '../sequences/values.ts';

const GONE = [404, 410];

/** Begins a conversation with the member who is about to leave; null if there can be none. */
export async function talkBefore(mine: Steps, id: number): Promise<number | null> {
  if (!mine.has('getChat', 'startChat')) return null;
  const started = await mine.attempt('getChat', {
    use: 'startChat',
    purpose: 'a conversation with who is about to leave',
    query: { profile: id },
    expect: { kind: 'documented' },
  });
  return started.isSuccess ? numberIn(started.body, '/id') : null;
}

/** Checks that other members can no longer find, view, like or message the deleted member. */
export async function nothingLeft(mine: Steps, id: number, conversation: number | null): Promise<void> {
  await notListed(mine, id);
  await notReached(mine, id);
  if (mine.has('getChats')) await readOnly(mine, id);
  if (conversation !== null) await notWrittenTo(mine, conversation);
}

async function notListed(mine: Steps, id: number): Promise<void> {
  if (mine.has('search')) {
    const found = await mine.call('search', {
      purpose: 'not found any more',
      query: { manual_search: '1', do_not_save: '1', order: 'newest', pp: 100 },
    });
    if (holds(listIn(found.body, '/profiles'), '/id', id))
      mine.broken(
        found,
        'A member who has left is found',
        `nobody with the id ${id}`,
        'found',
        'WHERE deleted_at IS NULL',
      );
  }
  for (const kind of mine.has('getMatches') ? ['finder', 'signup'] : []) {
    const found = await mine.attempt('getMatches', {
      purpose: `not among the matches, by ${kind}`,
      query: { kind, pp: 100 },
      expect: { kind: 'success', mayTryAnother: true },
    });
    if (holds(listIn(found.body, '/matches'), '/profile/id', id))
      mine.broken(found, 'A member who has left is among the matches', `nobody with the id ${id}`, 'there');
  }
  if (!mine.has('getLikes')) return;
  const likes = await mine.call('getLikes', { purpose: 'not among the likes' });
  for (const list of ['/profiles', '/liked_by'])
    if (holds(listIn(likes.body, list), '/id', id))
      mine.broken(likes, 'A member who has left is among the likes', `no member ${id} in "${list.slice(1)}"`, 'there');
  if (!mine.has('exportAccount')) return;
  const copy = await mine.call('exportAccount', { purpose: 'not among the likes of the copy' });
  for (const list of ['/likes/profiles', '/likes/liked_by'])
    if (holds(listIn(copy.body, list), '/id', id))
      mine.broken(
        copy,
        'A member who has left is among the likes of the copy of all data',
        `no member ${id} in "${list.slice(1)}"`,
        'there',
      );
}

async function notReached(mine: Steps, id: number): Promise<void> {
  const refused = (because: string) => ({ kind: 'status', statuses: GONE, because }) as const;
  if (mine.has('getProfile'))
    await mine.attempt('getProfile', {
      purpose: 'not shown any more',
      query: { id },
      expect: refused('The profile of a member who has left is shown'),
    });
  if (mine.has('likeProfile'))
    await mine.attempt('likeProfile', {
      purpose: 'not to be liked any more',
      body: { profile: id },
      expect: refused('A member who has left can be liked'),
    });
  if (mine.has('getChat', 'startChat'))
    await mine.attempt('getChat', {
      use: 'startChat',
      purpose: 'not to be talked to any more',
      query: { profile: id },
      // The conversation that there is may be answered, to be read.
      expect: { kind: 'documented' },
    });
}

async function readOnly(mine: Steps, id: number): Promise<void> {
  const chats = await mine.call('getChats', { purpose: 'read only in the conversations' });
  const entry = listIn(chats.body, '').find((each) => numberIn(each, '/profile/id') === id);
  if (entry !== undefined)
    mine.same(
      chats,
      'A conversation with a member who has left can be written to',
      true,
      at(at(entry, 'conversation'), 'read_only'),
    );
}

async function notWrittenTo(mine: Steps, conversation: number): Promise<void> {
  if (mine.has('getChat', 'readChat')) {
    const page = await mine.attempt('getChat', {
      use: 'readChat',
      purpose: 'the conversation with who has left',
      query: { conversation },
      expect: { kind: 'documented' },
    });
    if (page.isSuccess)
      mine.same(
        page,
        'The page of a conversation does not tell that its member has left',
        true,
        at(page.body, 'read_only'),
      );
  }
  if (mine.has('sendMessage')) {
    const key = randomUUID();
    await mine.attempt('sendMessage', {
      purpose: 'a message to who has left',
      body: { conversation, text: 'This should not be sent.', message_id: key },
      key,
      // The balance may be looked at first.
      expect: { kind: 'status', statuses: [...GONE, 402], because: 'A message to a member who has left is taken' },
    });
  }
  if (!mine.has('removeChat')) return;
  await mine.attempt('removeChat', {
    purpose: 'remove it',
    body: { conversation },
    expect: { kind: 'documented' },
  });
  mine.visitor.pool.forget('conversation', conversation);
}
