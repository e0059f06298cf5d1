/** Raised when the demonstration data changes and the tables do not: a database of another version is written anew. */
export const DEMO_DATA_VERSION = '2';

/**
 * Conversations are mailboxes: each belongs to one account, so that removing one leaves the other member's untouched.
 * A message between two accounts stands in both. Unread messages are those received after `read_until`.
 */
export const SCHEMA_STATEMENTS: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS installation (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS site_settings (
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
    gone INTEGER NOT NULL DEFAULT 0,
    nude INTEGER NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE IF NOT EXISTS images (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    drawing INTEGER,
    state TEXT NOT NULL DEFAULT 'approved',
    rejected_because TEXT,
    reviewed_at_ms INTEGER
  )`,
  `CREATE TABLE IF NOT EXISTS uploads (
    image_id INTEGER PRIMARY KEY REFERENCES images (id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    width_px INTEGER NOT NULL,
    height_px INTEGER NOT NULL,
    content BLOB NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS images_of_member ON images (member_id, position)',
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
    niche INTEGER NOT NULL
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
  `CREATE TABLE IF NOT EXISTS conversations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    partner_id INTEGER NOT NULL REFERENCES members (id),
    started_at_ms INTEGER NOT NULL,
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
  `CREATE TABLE IF NOT EXISTS blocks (
    by_member INTEGER NOT NULL REFERENCES members (id),
    blocked_member INTEGER NOT NULL REFERENCES members (id),
    blocked_at_ms INTEGER NOT NULL,
    PRIMARY KEY (by_member, blocked_member)
  )`,
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
  `CREATE TABLE IF NOT EXISTS reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    by_member INTEGER NOT NULL REFERENCES members (id),
    reported_member INTEGER NOT NULL REFERENCES members (id),
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    conversation_id INTEGER,
    received_at_ms INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS complaints (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    target TEXT,
    explanation TEXT NOT NULL,
    evidence TEXT,
    name TEXT,
    email TEXT NOT NULL,
    received_at_ms INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS search_filters (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    gender TEXT,
    min_age INTEGER,
    max_age INTEGER,
    country TEXT,
    region_id INTEGER REFERENCES regions (id)
  )`,
  // `subject` is a member, or the browser of a visitor; a skipped question has no answer.
  `CREATE TABLE IF NOT EXISTS match_answers (
    subject TEXT NOT NULL,
    question INTEGER NOT NULL,
    answer TEXT,
    answered_at_ms INTEGER NOT NULL,
    PRIMARY KEY (subject, question)
  )`,
  'CREATE INDEX IF NOT EXISTS match_answers_by_question ON match_answers (question, answer)',
  // Orders outlive the account that made them, as the books of a company must.
  `CREATE TABLE IF NOT EXISTS transactions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    public_id TEXT NOT NULL UNIQUE,
    account_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
    pack INTEGER,
    plan INTEGER,
    credits INTEGER,
    months INTEGER,
    amount_minor INTEGER NOT NULL,
    currency TEXT NOT NULL,
    method TEXT NOT NULL,
    discount_code TEXT,
    state TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL,
    settles_at_ms INTEGER,
    settled_at_ms INTEGER,
    credits_after INTEGER,
    withdrawn_at_ms INTEGER,
    refund_minor INTEGER,
    CHECK ((pack IS NULL) <> (plan IS NULL))
  )`,
  'CREATE INDEX IF NOT EXISTS transactions_of_account ON transactions (account_id, created_at_ms DESC, id DESC)',
  `CREATE TABLE IF NOT EXISTS withdrawals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    transaction_id INTEGER NOT NULL UNIQUE REFERENCES transactions (id),
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    statement TEXT,
    refund_minor INTEGER NOT NULL,
    received_at_ms INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS subscriptions (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    transaction_id INTEGER NOT NULL REFERENCES transactions (id),
    plan INTEGER NOT NULL,
    started_at_ms INTEGER NOT NULL,
    ends_at_ms INTEGER NOT NULL,
    cancelled_at_ms INTEGER,
    cancel_reason TEXT
  )`,
  `CREATE TABLE IF NOT EXISTS discount_codes (
    code TEXT PRIMARY KEY COLLATE NOCASE,
    percent INTEGER NOT NULL,
    reason TEXT NOT NULL,
    valid_until_ms INTEGER,
    network TEXT,
    ref TEXT
  )`,
  `CREATE TABLE IF NOT EXISTS cams (
    account TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    gender TEXT NOT NULL,
    age INTEGER NOT NULL,
    online INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS partner_visits (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    partner TEXT NOT NULL,
    place TEXT NOT NULL,
    visited_at_ms INTEGER NOT NULL
  )`,
];

/** Tables that a reset empties, children first. The installation's secret stays. */
export const SEEDED_TABLES: readonly string[] = [
  'partner_visits',
  'cams',
  'discount_codes',
  'subscriptions',
  'withdrawals',
  'transactions',
  'match_answers',
  'search_filters',
  'complaints',
  'reports',
  'blocks',
  'mails',
  'idempotent_answers',
  'likes',
  'pending_replies',
  'messages',
  'conversations',
  'login_failures',
  'sessions',
  'push_notices',
  'push_subscriptions',
  'notification_choices',
  'mail_requests',
  'link_tokens',
  'activation_mails',
  'left_addresses',
  'leave_reasons',
  'signups',
  'accounts',
  'uploads',
  'images',
  'members',
  'regions',
  'site_settings',
];
