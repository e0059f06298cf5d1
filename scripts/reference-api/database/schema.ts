import { ACCOUNT_TABLES } from './tables/accounts.ts';
import { CHAT_TABLES } from './tables/chats.ts';
import { MEMBER_TABLES } from './tables/members.ts';
import { MONEY_TABLES } from './tables/money.ts';

/** Bump when the demo data changes but the tables do not: a database of another version is seeded again. */
export const DEMO_DATA_VERSION = '2';

/** Tables that belong to no single domain. */
const SITE_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS installation (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS site_settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
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
  `CREATE TABLE IF NOT EXISTS landing_steps (
    family TEXT NOT NULL,
    niche INTEGER NOT NULL,
    network TEXT NOT NULL,
    ref TEXT NOT NULL,
    step TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (family, niche, network, ref, step)
  )`,
];

export const SCHEMA_STATEMENTS: readonly string[] = [
  ...SITE_TABLES,
  ...MEMBER_TABLES,
  ...ACCOUNT_TABLES,
  ...CHAT_TABLES,
  ...MONEY_TABLES,
];

/** Tables that a reset empties, referencing tables first. The installation's secret is kept. */
export const SEEDED_TABLES: readonly string[] = [
  'landing_steps',
  'partner_visits',
  'cams',
  'discount_codes',
  'subscriptions',
  'ended_subscriptions',
  'withdrawals',
  'ledger',
  'transactions',
  'match_answers',
  'search_filters',
  'complaint_files',
  'complaints',
  'reports',
  'blocks',
  'mails',
  'idempotent_answers',
  'likes',
  'pending_replies',
  'messages',
  'message_photos',
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
