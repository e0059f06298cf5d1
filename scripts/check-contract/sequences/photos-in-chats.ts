import { at, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { keptByOther } from './messages-of-two.ts';
import { lookAtPhoto, sendPhotoOfOneColour, WORDS } from './photo-as-sent.ts';
import { isPhotoGiven, photoIsThere, tellGivenEarly } from './photo-file.ts';
import { quotedPhoto } from './quotes.ts';
import { removeStartedChat } from './remove-started-chat.ts';
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
    const unreadBefore = await unreadOf(other, me);
    const sent = await sendPhotoOfOneColour(steps, conversation);
    if (sent.isSuccess) {
      steps.same(
        sent,
        'The sender does not see the own photo',
        'shown',
        valueAtPointer(sent.body, '/message/photo/state'),
      );
      steps.same(
        sent,
        'A photo loses the words that it was sent with',
        WORDS,
        valueAtPointer(sent.body, '/message/text'),
      );
      const src = valueAtPointer(sent.body, '/message/photo/src');
      await photoIsThere(steps, sent, src, 'who has sent it');
      const own = await consentOf(steps, conversation, 'what who sends has agreed to');
      // What one member agrees to says nothing of the other.
      await receive(other, { from: me, src, unreadBefore }, async () => {
        const now = await consentOf(steps, conversation, 'the same, once the other one has agreed');
        steps.same(
          now.page,
          'A member has agreed to see photos by what the other one did',
          own.shown,
          now.shown,
          'A column for each side of the conversation.',
        );
      });
      await keptByOther(steps, you);
      await quotedPhoto(steps, conversation, numberIn(sent.body, '/message/id'));
    }
    await removeStartedChat(steps, conversation);
  },
};

async function receive(
  other: Steps,
  { from, src: sentSrc, unreadBefore }: { from: number; src: unknown; unreadBefore: number },
  onAgreed: () => Promise<void>,
): Promise<void> {
  const chats = await other.call('getChats', { purpose: 'the photo arrives' });
  const entry = listIn(chats.body, '').find((each) => numberIn(each, '/profile/id') === from);
  const conversation = numberIn(entry, '/conversation/id');
  if (conversation === null) throw new SequenceEnded();
  other.same(
    chats,
    'A photo that came is not counted as an unread message',
    unreadBefore + 1,
    numberIn(entry, '/num_unread_messages'),
    'A photo is a message like others: count(*) over all of them.',
  );
  withheld(other, chats, valueAtPointer(entry, '/conversation/last_message'));
  const read = async (purpose: string): Promise<Answer> =>
    other.call('getChat', { use: 'readChat', purpose, query: { conversation } });
  const before = await read('the photo in the conversation');
  withheld(other, before, listIn(before.body, '/messages')[0]);
  const message = numberIn(listIn(before.body, '/messages')[0], '/id');
  other.same(
    before,
    'A photo reaches the other member without its words',
    WORDS,
    at(listIn(before.body, '/messages')[0], 'text'),
  );
  const early = await isPhotoGiven(other, sentSrc, 'the picture at the address of its sender, before agreeing');

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

  await photoIsThere(other, after, at(photo, 'src'), 'who has agreed to see it');
  // An address of its own for each member may carry a signature; one for both is opened by the session alone.
  if (early !== null && at(photo, 'src') === sentSrc) tellGivenEarly(other, early, 'before agreeing');

  keptConsent(other, after, true);
  await onAgreed();

  const taken = await other.call('showPhotos', { purpose: 'take it back', body: { conversation, shown: false } });
  other.same(
    taken,
    'Addresses of photos are told to a member who takes the consent back',
    [],
    listIn(taken.body, '/photos'),
    CONSENT_ADVICE,
  );
  const back = await read('the photo once that was taken back');
  withheld(other, back, listIn(back.body, '/messages')[0]);
  keptConsent(other, back, false);
  const late = await isPhotoGiven(other, at(photo, 'src'), 'the picture once that was taken back');
  if (late !== null) tellGivenEarly(other, late, 'once that was taken back');
  await removeStartedChat(other, conversation);
}

/** What is unread of the conversation with a member; 0 if there is none. */
async function unreadOf(steps: Steps, member: number): Promise<number> {
  const chats = await steps.call('getChats', { purpose: 'what is unread before the photo' });
  const entry = listIn(chats.body, '').find((each) => numberIn(each, '/profile/id') === member);
  return numberIn(entry, '/num_unread_messages') ?? 0;
}

async function consentOf(
  steps: Steps,
  conversation: number,
  purpose: string,
): Promise<{ page: Answer; shown: unknown }> {
  const page = await steps.call('getChat', { use: 'readChat', purpose, query: { conversation } });
  return { page, shown: at(page.body, 'photos_shown') };
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
