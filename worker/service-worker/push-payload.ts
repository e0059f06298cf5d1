import { PUSH_SERVICE_WORKER_VERSION } from '../public/constants.ts';

/** A push of this version. `account` is the member's own profile id, `badge` the total number of unread items. */
export type PushPayload =
  | (Head & {
      kind: 'message';
      conversation: number;
      message: number;
      name: string;
      isFictional: boolean;
      picture: string | null;
      text: string;
    })
  | (Head & { kind: 'like'; profile: number; name: string; isFictional: boolean; picture: string | null })
  | (Head & { kind: 'test' })
  /** Empty, malformed, too long, or of another version. */
  | { kind: 'unreadable' };

interface Head {
  account: number;
  badge: number;
}

/** A push service delivers about 4 KB at most. */
const PAYLOAD_MAX_CHARACTERS = 4096;
const NAME_MAX_CHARACTERS = 150;
const TEXT_MAX_CHARACTERS = 300;

const UNREADABLE: PushPayload = { kind: 'unreadable' };

/** Parses the data of a push. `text` is null if the push had no data. */
export function parsePushPayload(text: string | null): PushPayload {
  if (text === null || text.length > PAYLOAD_MAX_CHARACTERS) return UNREADABLE;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
  if (typeof value !== 'object' || value === null) return UNREADABLE;
  return readPayload(new Map<string, unknown>(Object.entries(value)));
}

function readPayload(fields: ReadonlyMap<string, unknown>): PushPayload {
  const account = idOf(fields.get('account'));
  const badge = fields.get('badge');
  if (fields.get('version') !== PUSH_SERVICE_WORKER_VERSION || account === null) return UNREADABLE;
  if (typeof badge !== 'number' || !Number.isSafeInteger(badge) || badge < 0) return UNREADABLE;
  const name = textOf(fields.get('name'), NAME_MAX_CHARACTERS);
  const picture = pictureOf(fields.get('picture'));
  const isFictional = fields.get('fictional') === true;
  switch (fields.get('kind')) {
    case 'message': {
      const conversation = idOf(fields.get('conversation'));
      const message = idOf(fields.get('message'));
      const text = textOf(fields.get('text'), TEXT_MAX_CHARACTERS);
      if (conversation === null || message === null || name === null || text === null) return UNREADABLE;
      return { kind: 'message', account, badge, conversation, message, name, isFictional, picture, text };
    }
    case 'like': {
      const profile = idOf(fields.get('profile'));
      if (profile === null || name === null) return UNREADABLE;
      return { kind: 'like', account, badge, profile, name, isFictional, picture };
    }
    case 'test':
      return { kind: 'test', account, badge };
    default:
      return UNREADABLE;
  }
}

/** Returns the sender's picture if it is a path on this origin or an https URL. The picture is optional. */
function pictureOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return /^\/(?![/\\])/.test(value) || /^https:\/\//.test(value) ? value : null;
}

function idOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

function textOf(value: unknown, maxCharacters: number): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  return [...value].slice(0, maxCharacters).join('');
}
