/** Members, their profiles and their interactions. */
export const MEMBER_TABLES: readonly string[] = [
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
  `CREATE TABLE IF NOT EXISTS complaint_files (
    complaint_id INTEGER NOT NULL REFERENCES complaints (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    content BLOB NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS search_filters (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    gender TEXT,
    min_age INTEGER,
    max_age INTEGER,
    country TEXT,
    region_id INTEGER REFERENCES regions (id),
    online INTEGER NOT NULL,
    with_photo INTEGER NOT NULL,
    interests TEXT NOT NULL,
    max_distance_km INTEGER
  )`,
  // `subject` is a member or a visitor's browser; `answer` is null for a skipped question.
  `CREATE TABLE IF NOT EXISTS match_answers (
    subject TEXT NOT NULL,
    question INTEGER NOT NULL,
    answer TEXT,
    answered_at_ms INTEGER NOT NULL,
    PRIMARY KEY (subject, question)
  )`,
  'CREATE INDEX IF NOT EXISTS match_answers_by_question ON match_answers (question, answer)',
];
