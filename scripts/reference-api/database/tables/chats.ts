/**
 * A conversation is a mailbox of one account, so that removing it does not affect the other member's. A message between
 * two accounts is stored in both mailboxes; each row names the other one as its twin. Messages received after `read_until`
 * are unread; the partner has read the member's own up to `partner_read_until`. A quote is a copy of what it quotes. A
 * photo is stored once for both mailboxes; without content, it was removed with its sender.
 */
export const CHAT_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS conversations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    partner_id INTEGER NOT NULL REFERENCES members (id),
    started_at_ms INTEGER NOT NULL,
    last_message_id INTEGER,
    last_activity_at_ms INTEGER NOT NULL,
    read_until INTEGER NOT NULL DEFAULT 0,
    partner_read_until INTEGER,
    photos_shown INTEGER NOT NULL DEFAULT 0,
    UNIQUE (account_id, partner_id)
  )`,
  'CREATE INDEX IF NOT EXISTS conversations_by_activity ON conversations (account_id, last_activity_at_ms DESC, id DESC)',
  `CREATE TABLE IF NOT EXISTS message_photos (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    from_member INTEGER NOT NULL,
    type TEXT NOT NULL,
    width_px INTEGER NOT NULL,
    height_px INTEGER NOT NULL,
    preview TEXT,
    sent_at_ms INTEGER NOT NULL,
    content BLOB
  )`,
  'CREATE INDEX IF NOT EXISTS message_photos_by_sender ON message_photos (from_member, sent_at_ms)',
  `CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    conversation_id INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    from_me INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent_at_ms INTEGER NOT NULL,
    client_message_id TEXT,
    twin_id INTEGER,
    quoted_id INTEGER,
    quoted_from_me INTEGER,
    quoted_text TEXT,
    quoted_photo INTEGER NOT NULL DEFAULT 0,
    photo_id INTEGER REFERENCES message_photos (id),
    UNIQUE (conversation_id, client_message_id)
  )`,
  'CREATE INDEX IF NOT EXISTS messages_of_conversation ON messages (conversation_id, id)',
  'CREATE INDEX IF NOT EXISTS messages_twins ON messages (twin_id) WHERE twin_id IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS messages_photos ON messages (photo_id) WHERE photo_id IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS messages_received ON messages (conversation_id, id) WHERE from_me = 0',
  `CREATE TABLE IF NOT EXISTS pending_replies (
    conversation_id INTEGER PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
    read_at_ms INTEGER NOT NULL,
    due_at_ms INTEGER NOT NULL
  )`,
];
