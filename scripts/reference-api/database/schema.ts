/**
 * Conversations are mailboxes: each belongs to one account, so that removing one leaves the other member's untouched.
 * A message between two accounts stands in both. Unread messages are those received after `read_until`.
 */
export const SCHEMA_STATEMENTS: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS installation (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS regions (
    id INTEGER PRIMARY KEY,
    country TEXT NOT NULL,
    name TEXT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS members (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    gender TEXT,
    date_of_birth TEXT,
    country TEXT NOT NULL,
    region_id INTEGER REFERENCES regions (id),
    city TEXT,
    language TEXT NOT NULL,
    personal TEXT,
    fields TEXT NOT NULL DEFAULT '{}',
    notes TEXT NOT NULL DEFAULT '{}',
    fictional INTEGER NOT NULL DEFAULT 0,
    online INTEGER NOT NULL DEFAULT 0,
    gone INTEGER NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE IF NOT EXISTS images (
    id INTEGER PRIMARY KEY,
    member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    position INTEGER NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS images_of_member ON images (member_id, position)',
  `CREATE TABLE IF NOT EXISTS accounts (
    id INTEGER PRIMARY KEY,
    member_id INTEGER NOT NULL UNIQUE REFERENCES members (id),
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    password_hash TEXT NOT NULL,
    premium INTEGER NOT NULL DEFAULT 0,
    credits INTEGER NOT NULL DEFAULT 0 CHECK (credits >= 0),
    signed_up_at_ms INTEGER NOT NULL,
    mail_provider INTEGER,
    signup_finished INTEGER NOT NULL DEFAULT 1
  )`,
  `CREATE TABLE IF NOT EXISTS sessions (
    token_hash TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    expires_at_ms INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS login_failures (
    subject_hash TEXT NOT NULL,
    at_ms INTEGER NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS login_failures_of_subject ON login_failures (subject_hash, at_ms)',
  `CREATE TABLE IF NOT EXISTS conversations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    partner_id INTEGER NOT NULL REFERENCES members (id),
    last_message_id INTEGER,
    last_activity_at_ms INTEGER NOT NULL,
    read_until INTEGER NOT NULL DEFAULT 0,
    UNIQUE (account_id, partner_id)
  )`,
  'CREATE INDEX IF NOT EXISTS conversations_by_activity ON conversations (account_id, last_activity_at_ms DESC, id DESC)',
  `CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    conversation_id INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    from_me INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent_at_ms INTEGER NOT NULL,
    client_message_id TEXT,
    UNIQUE (conversation_id, client_message_id)
  )`,
  'CREATE INDEX IF NOT EXISTS messages_of_conversation ON messages (conversation_id, id)',
  'CREATE INDEX IF NOT EXISTS messages_received ON messages (conversation_id, id) WHERE from_me = 0',
  `CREATE TABLE IF NOT EXISTS pending_replies (
    conversation_id INTEGER PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
    due_at_ms INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS likes (
    from_member INTEGER NOT NULL REFERENCES members (id),
    to_member INTEGER NOT NULL REFERENCES members (id),
    liked_at_ms INTEGER NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (from_member, to_member)
  )`,
  'CREATE INDEX IF NOT EXISTS likes_received ON likes (to_member, seen, liked_at_ms DESC)',
  `CREATE TABLE IF NOT EXISTS idempotent_answers (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    operation TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    answer TEXT NOT NULL,
    answered_at_ms INTEGER NOT NULL,
    PRIMARY KEY (scope, key)
  )`,
  `CREATE TABLE IF NOT EXISTS mails (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    links TEXT NOT NULL DEFAULT '[]',
    sent_at_ms INTEGER NOT NULL
  )`,
];

/** Tables that a reset empties, children first. The installation's secret stays. */
export const SEEDED_TABLES: readonly string[] = [
  'mails',
  'idempotent_answers',
  'likes',
  'pending_replies',
  'messages',
  'conversations',
  'login_failures',
  'sessions',
  'accounts',
  'images',
  'members',
  'regions',
];
