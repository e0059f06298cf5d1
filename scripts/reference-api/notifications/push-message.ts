import type { Row } from '@libsql/client';
import { countUnread } from '../chat/conversations.ts';
import { PHOTO_WITHOUT_WORDS } from '../chat/message-photos.ts';
import { flagColumn, integerColumn, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { imagesOfMember } from '../members/images.ts';
import { CDN_PREFIX } from '../site/settings.ts';

export type PushKind = 'message' | 'like' | 'test';

/** Version of the push worker that understands these messages (specification, section 9). */
const VERSION = 2;
/** A push holds about 4000 bytes after encryption; the notification shows less text than this limit. */
const TEXT_MAX_CHARACTERS = 300;

/**
 * JSON payload sent to a device. `account` is the recipient's profile id: a device on which another member is logged in
 * shows nothing of the message. `badge` counts all unread messages and new likes (specification, section 4).
 */
export type PushMessage = { version: typeof VERSION; account: number; badge: number } & (
  | {
      kind: 'message';
      conversation: number;
      message: number;
      profile: number;
      name: string;
      /** The device marks the sender as fictional. */
      fictional: boolean;
      picture: string | null;
      text: string;
    }
  | { kind: 'like'; profile: number; name: string; fictional: boolean; picture: string | null }
  | { kind: 'test' }
);

/** Builds the payload of a notice; null if its subject no longer exists. */
export async function pushMessage(reader: Reader, notice: Row): Promise<PushMessage | null> {
  const accountId = integerColumn(notice, 'account_id');
  const subjectId = integerColumn(notice, 'subject_id');
  const owner = await reader.row('SELECT member_id FROM accounts WHERE id = ?', [accountId]);
  if (owner === null) return null;
  const account = integerColumn(owner, 'member_id');
  const head = { version: VERSION, account, badge: await countWaiting(reader, accountId, account) } as const;
  switch (textColumn(notice, 'kind')) {
    case 'message': {
      const row = await reader.row(
        `SELECT messages.id, messages.text, messages.photo_id, messages.conversation_id, members.id AS profile_id, members.name,
           members.fictional
         FROM messages JOIN conversations ON conversations.id = messages.conversation_id
         JOIN members ON members.id = conversations.partner_id WHERE messages.id = ?`,
        [subjectId],
      );
      if (row === null) return null;
      return {
        ...head,
        kind: 'message',
        conversation: integerColumn(row, 'conversation_id'),
        message: integerColumn(row, 'id'),
        profile: integerColumn(row, 'profile_id'),
        name: textColumn(row, 'name'),
        fictional: flagColumn(row, 'fictional'),
        picture: await pictureOf(reader, integerColumn(row, 'profile_id')),
        text: [...noticeText(row)].slice(0, TEXT_MAX_CHARACTERS).join(''),
      };
    }
    case 'like': {
      const row = await reader.row('SELECT id, name, fictional FROM members WHERE id = ?', [subjectId]);
      if (row === null) return null;
      const profile = integerColumn(row, 'id');
      const picture = await pictureOf(reader, profile);
      const fictional = flagColumn(row, 'fictional');
      return { ...head, kind: 'like', profile, name: textColumn(row, 'name'), fictional, picture };
    }
    default:
      return { ...head, kind: 'test' };
  }
}

/** Marks the words of a photo as such; a photo without words has no others. */
function noticeText(row: Row): string {
  const text = textColumn(row, 'text');
  const isPhotoWithWords = row['photo_id'] !== null && text !== PHOTO_WITHOUT_WORDS;
  return isPhotoWithWords ? `${PHOTO_WITHOUT_WORDS} ${text}` : text;
}

/** Returns the path of the notification's picture; null if the member has no photo. */
async function pictureOf(reader: Reader, memberId: number): Promise<string | null> {
  const [main] = await imagesOfMember(reader, memberId);
  return main === undefined ? null : `${CDN_PREFIX}/${main.thumb_filename}`;
}

/** Counts unread messages and new likes the way the app does. */
async function countWaiting(reader: Reader, accountId: number, memberId: number): Promise<number> {
  const likes = await reader.row(
    `SELECT count(*) AS waiting FROM likes JOIN members ON members.id = likes.from_member
     WHERE likes.to_member = ? AND likes.seen = 0 AND members.gone = 0`,
    [memberId],
  );
  return (await countUnread(reader, accountId)) + (likes === null ? 0 : integerColumn(likes, 'waiting'));
}
