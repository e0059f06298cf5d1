/** Accounts, sessions, links in mails, push subscriptions and notification settings. */
export const ACCOUNT_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    member_id INTEGER NOT NULL UNIQUE REFERENCES members (id),
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    password_hash TEXT NOT NULL,
    premium INTEGER NOT NULL DEFAULT 0,
    credits INTEGER NOT NULL DEFAULT 0 CHECK (credits >= 0),
    signed_up_at_ms INTEGER NOT NULL,
    mail_provider INTEGER,
    signup_finished INTEGER NOT NULL DEFAULT 1,
    email_confirmed INTEGER NOT NULL DEFAULT 1,
    ban_reason TEXT,
    banned_until_ms INTEGER
  )`,
  `CREATE TABLE IF NOT EXISTS signups (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    network TEXT,
    ref TEXT,
    sub1 TEXT,
    sub2 TEXT,
    sub3 TEXT,
    timezone TEXT NOT NULL,
    at_member INTEGER REFERENCES members (id),
    form_path TEXT NOT NULL,
    referrer TEXT NOT NULL,
    niche INTEGER NOT NULL,
    landing TEXT
  )`,
  `CREATE TABLE IF NOT EXISTS activation_mails (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    sent_at_ms INTEGER NOT NULL,
    polls INTEGER NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE IF NOT EXISTS link_tokens (
    token_hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    made_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    used_at_ms INTEGER
  )`,
  'CREATE INDEX IF NOT EXISTS link_tokens_of_account ON link_tokens (account_id, purpose)',
  `CREATE TABLE IF NOT EXISTS mail_requests (
    purpose TEXT NOT NULL,
    email_hash TEXT NOT NULL,
    asked_at_ms INTEGER NOT NULL,
    PRIMARY KEY (purpose, email_hash)
  )`,
  `CREATE TABLE IF NOT EXISTS left_addresses (
    email_hash TEXT PRIMARY KEY,
    left_at_ms INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS leave_reasons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    reason TEXT NOT NULL,
    left_at_ms INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS push_subscriptions (
    endpoint TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    expires_at_ms INTEGER,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    version INTEGER NOT NULL,
    stored_at_ms INTEGER NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS push_subscriptions_of_account ON push_subscriptions (account_id)',
  `CREATE TABLE IF NOT EXISTS push_notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    endpoint TEXT NOT NULL REFERENCES push_subscriptions (endpoint) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    subject_id INTEGER NOT NULL,
    made_at_ms INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS notification_choices (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    event TEXT NOT NULL,
    channel TEXT NOT NULL,
    frequency TEXT NOT NULL,
    PRIMARY KEY (account_id, event, channel)
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
];
