/** Orders, subscriptions and discounts. */
export const MONEY_TABLES: readonly string[] = [
  // Orders outlive the account that placed them, as accounting requires.
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
    vat_permille INTEGER NOT NULL,
    method TEXT NOT NULL,
    discount_code TEXT,
    state TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL,
    payment_made_at_ms INTEGER,
    settles_at_ms INTEGER,
    settles_as TEXT,
    settled_at_ms INTEGER,
    credits_after INTEGER,
    withdrawn_at_ms INTEGER,
    refund_minor INTEGER,
    CHECK ((pack IS NULL) <> (plan IS NULL))
  )`,
  // Money moved between the buyer and the site, as reported by the payment provider.
  `CREATE TABLE IF NOT EXISTS ledger (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    transaction_id INTEGER NOT NULL REFERENCES transactions (id),
    kind TEXT NOT NULL CHECK (kind IN ('charge', 'refund')),
    amount_minor INTEGER NOT NULL,
    booked_at_ms INTEGER NOT NULL
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
    cancel_reason TEXT,
    renewal_minor INTEGER,
    previous_minor INTEGER,
    announced_at_ms INTEGER,
    reminded_at_ms INTEGER
  )`,
  `CREATE TABLE IF NOT EXISTS ended_subscriptions (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    ended_at_ms INTEGER NOT NULL,
    because TEXT NOT NULL CHECK (because IN ('time_over', 'not_paid', 'withdrawn'))
  )`,
  `CREATE TABLE IF NOT EXISTS discount_codes (
    code TEXT PRIMARY KEY COLLATE NOCASE,
    percent INTEGER NOT NULL,
    reason TEXT NOT NULL,
    valid_until_ms INTEGER,
    network TEXT,
    ref TEXT
  )`,
];
