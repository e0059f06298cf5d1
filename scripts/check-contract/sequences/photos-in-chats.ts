import { at, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { lookAtPhoto, sendPhotoOfOneColour } from './photo-as-sent.ts';
import { callsOf, type Sequence } from './sequence.ts';
import { SequenceEnded, type Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const CONSENT_ADVICE = 'SELECT the address only WHERE photos_shown, in one function for all answers.';

/** A photo sent to another member, who sees it only after saying so. */
export const photosInChats: Sequence = {
  title: 'a photo in a chat, before and after the other member agrees to see it',
  account: 'member',
  needsOther: true,
  calls: callsOf(
    'getUser',
    'getChats',
    'getChat.startChat',
    'getChat.readChat',
    'sendPhoto',
    'showPhotos',
    'removeChat',
  ),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const you = numberIn((await other.call('getUser', { purpose: 'who receives' })).body, '/profile/id');
    const me = numberIn((await steps.call('getUser', { purpose: 'who sends' })).body, '/profile/id');
    if (you === null || me === null) return;
    const started = await steps.call('getChat', {
      use: 'startChat',
      purpose: 'a conversation',
      query: { profile: you },
    });
    const conversation = numberIn(started.body, '/id');
    if (conversation === null) return;
    const sent = await sendPhotoOfOneColour(steps, conversation);
    if (sent.isSuccess) {
      steps.same(
        sent,
        'The sender does not see the own photo',
        'shown',
        valueAtPointer(sent.body, '/message/photo/state'),
      );
      await receive(other, me);
    }
    await remove(steps, conversation);
  },
};

async function receive(other: Steps, from: number): Promise<void> {
  const chats = await other.call('getChats', { purpose: 'the photo arrives' });
  const entry = listIn(chats.body, '').find((each) => numberIn(each, '/profile/id') === from);
  const conversation = numberIn(entry, '/conversation/id');
  if (conversation === null) throw new SequenceEnded();
  withheld(other, chats, valueAtPointer(entry, '/conversation/last_message'));
  const read = async (purpose: string): Promise<Answer> =>
    other.call('getChat', { use: 'readChat', purpose, query: { conversation } });
  const before = await read('the photo in the conversation');
  withheld(other, before, listIn(before.body, '/messages')[0]);
  const message = numberIn(listIn(before.body, '/messages')[0], '/id');

  const shown = await other.call('showPhotos', { purpose: 'agree', body: { conversation, shown: true } });
  const told = listIn(shown.body, '/photos').find((photo) => numberIn(photo, '/message') === message);
  if (told === undefined)
    other.broken(shown, 'Who agrees to see photos is not told where they are', `message ${message}`, 'not there');
  const after = await read('the photo once agreed');
  const photo = at(listIn(after.body, '/messages')[0], 'photo');
  lookAtPhoto(other, after, photo);
  other.same(after, 'A photo stays hidden from who has agreed to see it', 'shown', at(photo, 'state'));
  if (told !== undefined)
    other.same(after, 'Two answers tell different addresses of a photo', at(told, 'src'), at(photo, 'src'));

  keptConsent(other, after, true);

  await other.call('showPhotos', { purpose: 'take it back', body: { conversation, shown: false } });
  const back = await read('the photo once that was taken back');
  withheld(other, back, listIn(back.body, '/messages')[0]);
  keptConsent(other, back, false);
  await remove(other, conversation);
}

/** A site without photos in messages leaves it out. */
function keptConsent(other: Steps, page: Answer, expected: boolean): void {
  const told = at(page.body, 'photos_shown');
  if (told !== undefined) other.same(page, 'A conversation tells another consent than was given', expected, told);
}

/** The address is worth as much as the picture. */
function withheld(other: Steps, answer: Answer, message: unknown): void {
  const photo = at(message, 'photo');
  if (photo === undefined || photo === null) {
    other.broken(answer, 'A photo reaches the other member without the photo', 'a message with `photo`', 'none');
    return;
  }
  const title = 'A photo is told to a member who has not agreed to see it';
  other.same(
    answer,
    title,
    { state: 'hidden', src: null },
    { state: at(photo, 'state'), src: at(photo, 'src') },
    CONSENT_ADVICE,
  );
}

async function remove(steps: Steps, conversation: number): Promise<void> {
  await steps.attempt('removeChat', {
    purpose: 'remove the conversation',
    body: { conversation },
    expect: { kind: 'documented' },
  });
  steps.visitor.pool.forget('conversation', conversation);
}
