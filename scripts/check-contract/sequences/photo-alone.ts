import { randomUUID } from 'node:crypto';
import { at, isRecord, valueAtPointer } from '../contract/json.ts';
import { tinyJpeg } from '../requests/tiny-jpeg.ts';
import { tinyPng } from '../requests/tiny-png.ts';
import type { Answer } from '../run/runner.ts';
import { balanceOf, NO_BALANCE, photoCharged, pricesOf } from './message-price.ts';
import { isPhotoGiven } from './photo-file.ts';
import { removeStartedChat } from './remove-started-chat.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const WORDLESS = '📷';

/** A photo without words that answers a message: its text, its quote, and what the copy of all data tells of it. */
export const photoAlone: Sequence = {
  title: 'a photo without words, in every answer',
  account: 'member',
  needsOther: true,
  calls: callsOf('getUser', 'getChats', 'getChat.startChat', 'getChat.readChat', 'sendPhoto', 'showPhotos'),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const you = numberIn((await other.call('getUser', { purpose: 'who receives' })).body, '/profile/id') ?? 0;
    const me = numberIn((await steps.call('getUser', { purpose: 'who sends' })).body, '/profile/id') ?? 0;
    const started = await steps.call('getChat', {
      use: 'startChat',
      purpose: 'a conversation',
      query: { profile: you },
    });
    const conversation = numberIn(started.body, '/id');
    if (conversation === null) return;
    const before = await balanceOf(steps);
    const prices = await pricesOf(steps, before.answer, 'photo_message_credits');
    const first = await sendPhoto(steps, conversation, null);
    const answered = numberIn(first.body, '/message/id');
    if (first.isSuccess && answered !== null) {
      steps.same(
        first,
        'A photo without words has another text',
        WORDLESS,
        valueAtPointer(first.body, '/message/text'),
      );
      photoCharged(steps, first, before.credits, prices);
      const second = await sendPhoto(steps, conversation, answered);
      const count = second.isSuccess ? 2 : 1;
      if (second.isSuccess) {
        quotesFirst(steps, second, answered);
        photoCharged(steps, second, numberIn(first.body, '/credits') ?? 0, prices);
      }
      await seenAs(steps, conversation);
      await notPhotos(steps, conversation, numberIn(second.isSuccess ? second.body : first.body, '/credits'));
      await asReceived(other, me, count);
      await byVisitor(steps, other, valueAtPointer(first.body, '/message/photo/src'), me);
    }
    for (const who of [steps, other]) await removeWith(who, who === steps ? you : me);
  },
};

async function sendPhoto(steps: Steps, conversation: number, answers: number | null): Promise<Answer> {
  const key = randomUUID();
  const sent = await steps.attempt('sendPhoto', {
    purpose: answers === null ? 'a photo without words' : 'a photo that answers a message, a JPEG',
    body: { conversation, message_id: key, text: null, ...(answers === null ? {} : { reply_to: answers }) },
    key,
    file:
      answers === null
        ? { fileName: 'photo.png', mediaType: 'image/png', bytes: tinyPng(80, [30, 140, 90]) }
        : { fileName: 'photo.jpg', mediaType: 'image/jpeg', bytes: tinyJpeg() },
    expect:
      answers === null
        ? { kind: 'documented' }
        : { kind: 'status', statuses: [200, 402, 409, 410], because: 'A JPEG is not taken for a photo in a chat' },
  });
  if (sent.status === 402) steps.leaveOut(NO_BALANCE);
  return sent;
}

function quotesFirst(steps: Steps, sent: Answer, answered: number): void {
  const quote = valueAtPointer(sent.body, '/message/reply_to');
  if (!isRecord(quote)) {
    steps.broken(sent, 'A photo loses the quote that it was sent with', `message ${answered}`, 'none');
    return;
  }
  steps.same(
    sent,
    'A photo quotes another message than it was sent with',
    [answered, true, true],
    [quote['id'], quote['from_me'], quote['photo']],
  );
}

/** What is no photo is told by its content, named as the file, and costs nothing. */
async function notPhotos(steps: Steps, conversation: number, credits: number | null): Promise<void> {
  for (const [fileName, content] of [
    ['photo.png', "<?php echo 'not a picture';\n"],
    ['photo.jpg', ''],
    ['photo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ] as const) {
    const key = randomUUID();
    const refused = await steps.attempt('sendPhoto', {
      purpose: `no photo, under the name ${fileName}`,
      body: { conversation, message_id: key, text: null },
      key,
      file: { fileName, mediaType: 'image/png', bytes: Buffer.from(content) },
      expect: { kind: 'status', statuses: [422, 413, 402], because: 'What is no photo is taken for one' },
    });
    if (refused.status === 422 && at(refused.body, 'fields') !== undefined)
      steps.same(
        refused,
        'What is no photo is refused under another name than the file',
        ['file'],
        Object.keys(Object(at(refused.body, 'fields'))),
        "'fields' => ['file' => 'wrong_format']",
      );
  }
  const user = await steps.call('getUser', { purpose: 'the balance after that' });
  if (credits !== null) steps.same(user, 'What is no photo is charged', credits, numberIn(user.body, '/credits'));
}

/** The address of a photo stays the same, so that a poll brings no change. */
async function seenAs(steps: Steps, conversation: number): Promise<void> {
  const read = (purpose: string): Promise<Answer> =>
    steps.call('getChat', { use: 'readChat', purpose, query: { conversation } });
  const [one, two] = [await read('the photos'), await read('the photos once more')];
  const sources = (body: unknown): readonly unknown[] =>
    listIn(body, '/messages').map((message) => valueAtPointer(message, '/photo/src'));
  steps.same(two, 'The address of a photo changes from answer to answer', sources(one.body), sources(two.body));
  const list = await steps.call('getChats', { purpose: 'the photo in the list' });
  const entry = listIn(list.body, '').find((each) => numberIn(each, '/conversation/id') === conversation);
  const newest = listIn(two.body, '/messages')[0];
  if (numberIn(entry, '/conversation/last_message/id') === numberIn(newest, '/id'))
    steps.same(
      list,
      'The list of conversations tells a photo otherwise than its page',
      at(newest, 'photo'),
      valueAtPointer(entry, '/conversation/last_message/photo'),
    );
}

/** Until that is agreed to, no answer tells an address: the copy of all data neither. */
async function asReceived(other: Steps, from: number, count: number): Promise<void> {
  const chats = await other.call('getChats', { purpose: 'the photos arrive' });
  const entry = listIn(chats.body, '').find((each) => numberIn(each, '/profile/id') === from);
  const conversation = numberIn(entry, '/conversation/id');
  if (conversation === null) return;
  other.same(
    chats,
    'A photo without words reaches the other member with another text',
    WORDLESS,
    valueAtPointer(entry, '/conversation/last_message/text'),
  );
  for (const isShown of [false, true]) {
    const set = await other.call('showPhotos', {
      purpose: isShown ? 'agree' : 'not agreed',
      body: { conversation, shown: isShown },
    });
    other.same(
      set,
      'Who agrees to see photos is told another number of them than there are',
      isShown ? count : 0,
      listIn(set.body, '/photos').length,
    );
    await inCopy(other, conversation, count, isShown);
    const list = await other.call('getChats', { purpose: 'what the list tells of it' });
    const row = listIn(list.body, '').find((each) => numberIn(each, '/conversation/id') === conversation);
    const told = valueAtPointer(row, '/conversation/photos_shown');
    if (told !== undefined)
      other.same(list, 'The list of conversations tells another consent than was given', isShown, told);
    withState(other, list, row, isShown);
  }
}

function withState(other: Steps, list: Answer, row: unknown, isShown: boolean): void {
  const photo = valueAtPointer(row, '/conversation/last_message/photo');
  if (isRecord(photo))
    other.same(
      list,
      'The list of conversations tells a photo otherwise than it may be seen',
      isShown ? 'shown' : 'hidden',
      photo['state'],
    );
}

async function inCopy(other: Steps, conversation: number, count: number, isShown: boolean): Promise<void> {
  if (!other.has('exportAccount')) return;
  const copy = await other.call('exportAccount', { purpose: 'the photos in the copy of all data' });
  const chat = listIn(copy.body, '/chats').find((each) => at(each, 'conversation') === conversation);
  const photos = listIn(chat, '/messages')
    .filter((message) => at(message, 'from_me') !== true)
    .flatMap((message) => (isRecord(at(message, 'photo')) ? [at(message, 'photo')] : []));
  other.same(
    copy,
    'The copy of all data lacks the photos of messages',
    count,
    photos.length,
    'Answer messages there by the function that the page of a conversation has, with "photo" and "reply_to".',
  );
  for (const photo of photos) {
    const told = { state: at(photo, 'state'), hasAddress: at(photo, 'src') !== null };
    other.same(
      copy,
      'The copy of all data tells a photo otherwise than it may be seen',
      { state: isShown ? 'shown' : 'hidden', hasAddress: isShown },
      told,
      'SELECT the address only WHERE photos_shown, in one function for all answers.',
    );
  }
}

/** An address that is the same for both members is opened by the session alone: nobody else gets the picture. */
async function byVisitor(steps: Steps, other: Steps, src: unknown, from: number): Promise<void> {
  const page = await other.call('getChats', { purpose: 'where the photo is for the other member' });
  const entry = listIn(page.body, '').find((each) => numberIn(each, '/profile/id') === from);
  const conversation = numberIn(entry, '/conversation/id');
  if (conversation === null || typeof src !== 'string') return;
  const read = await other.call('getChat', {
    use: 'readChat',
    purpose: 'the photo for the other member',
    query: { conversation },
  });
  const isShared = listIn(read.body, '/messages').some((message) => valueAtPointer(message, '/photo/src') === src);
  if (!isShared) return;
  const given = await isPhotoGiven(steps, src, 'the picture, for nobody', '');
  if (given !== null)
    steps.broken(
      given,
      'The picture of a message is given to who is not logged in',
      'status 404, as the address is the same for both members',
      'the picture',
      'Look at the session, and at the conversation, before readfile().',
    );
}

async function removeWith(steps: Steps, member: number): Promise<void> {
  if (!steps.has('removeChat')) return;
  const chats = await steps.call('getChats', { purpose: 'the conversation' });
  const entry = listIn(chats.body, '').find((each) => numberIn(each, '/profile/id') === member);
  const conversation = numberIn(entry, '/conversation/id');
  if (conversation === null) return;
  await removeStartedChat(steps, conversation);
}
