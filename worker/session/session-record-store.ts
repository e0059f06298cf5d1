import type { Channel, Environment } from '../environment.ts';
import type { DeviceDatabase } from '../public/database.ts';
import {
  parseSession,
  parseSessionEvent,
  parseUnsentOfOthers,
  SESSION_CHANNEL,
  type Session,
  type SessionRecord,
  type UnsentOfAccount,
} from '../public/session.ts';

const NOBODY: SessionRecord = {
  key: 'current',
  session: { status: 'visitor', epoch: 0, cause: 'never' },
  logoutPending: false,
  keptAccountId: null,
  pushEndpoint: null,
  unsentOfOthers: [],
  isKeptForOthers: false,
};

/** The session of this device: stores the record and announces each change to every tab and worker. */
export interface SessionRecordStore {
  current(): SessionRecord;
  /** Rereads the record. One that the browser has cleared away is written anew from what this worker knows. */
  load(): Promise<SessionRecord>;
  /** Goes on with the session that a tab remembers, if it is later than any that is stored. */
  adopt(session: Session): Promise<void>;
  /** Writes the record with the next epoch, then notifies everyone, after `beforeTelling` if that is given. */
  change(next: NextSession, beforeTelling?: (session: Session) => Promise<void>): Promise<SessionRecord>;
  /** Clears the flag of a pending logout call. */
  settleLogout(): Promise<void>;
  /** Records the unsent data of other members; `isKept`: the current user has decided to keep it. */
  noteUnsentOfOthers(unsentOfOthers: readonly UnsentOfAccount[], isKept: boolean): Promise<void>;
  /** Subscribes to changes, including those made by other workers. */
  listen(listener: (record: SessionRecord) => void): void;
}

export type NextSession =
  | { status: 'member'; accountId: number }
  | {
      status: 'visitor';
      cause: 'logged-out' | 'deleted' | 'lost';
      logoutPending: boolean;
      keptAccountId: number | null;
      pushEndpoint: string | null;
    };

export function createSessionRecordStore(
  device: DeviceDatabase,
  environment: Pick<Environment, 'openChannel'>,
): SessionRecordStore {
  const channel: Channel = environment.openChannel(SESSION_CHANNEL);
  const listeners: ((record: SessionRecord) => void)[] = [];
  let record = NOBODY;

  async function load(): Promise<SessionRecord> {
    const stored = await device.session.get('current');
    const read = stored === undefined ? null : readRecord(stored);
    if (read === NOBODY) record = NOBODY;
    else if ((read ?? NOBODY).session.epoch < record.session.epoch) await restore(record);
    else record = read ?? NOBODY;
    return record;
  }

  /**
   * Writes what this worker knows where the browser has cleared the record away. If another session has begun since,
   * that one counts on from here: epochs only rise, and every tab and worker takes note.
   */
  async function restore(known: SessionRecord): Promise<void> {
    const stored = await device.transaction('rw', device.session, async () => {
      const found = await device.session.get('current');
      const begun = found === undefined ? NOBODY : readRecord(found);
      if (begun.session.epoch >= known.session.epoch) return begun;
      const next = begun.session.epoch === 0 ? known : withEpoch(begun, known.session.epoch + 1);
      await device.session.put(next);
      return next;
    });
    if (stored.session.epoch <= record.session.epoch) return;
    record = stored;
    announce();
  }

  function announce(): void {
    channel.post({ type: 'session', session: record.session });
    tellListeners();
  }

  function tellListeners(): void {
    for (const listener of listeners) listener(record);
  }

  channel.listen((message) => {
    const event = parseSessionEvent(message);
    const epoch = record.session.epoch;
    if (event === null || event.session.epoch === epoch) return;
    // One that counts less may have begun where the record was cleared away: reading finds that out, and tells.
    void load().then(
      () => event.session.epoch > epoch && tellListeners(),
      () => {},
    );
  });

  return {
    current: () => record,
    load,
    async adopt(session) {
      // A worker that has not heard of it yet.
      if (session.epoch > record.session.epoch) await load();
      if (session.epoch <= record.session.epoch) return;
      record = { ...NOBODY, session };
      await load();
    },
    async change(next, beforeTelling) {
      const changed = await device.transaction('rw', device.session, async () => {
        const stored = { ...NOBODY, ...(await device.session.get('current')) };
        const epoch = Math.max(epochOf(stored), record.session.epoch) + 1;
        const unsentOfOthers = parseUnsentOfOthers(stored.unsentOfOthers);
        const written = { ...nextRecord(next, epoch), unsentOfOthers, isKeptForOthers: stored.isKeptForOthers };
        await device.session.put(written);
        return written;
      });
      record = changed;
      try {
        await beforeTelling?.(changed.session);
      } finally {
        // Unless a later change has been told meanwhile.
        if (record === changed) announce();
      }
      return changed;
    },
    async settleLogout() {
      // Another worker may have changed it during the call.
      record = await device.transaction('rw', device.session, async () => {
        const stored = await device.session.get('current');
        const begun = stored === undefined ? NOBODY : readRecord(stored);
        const known = begun.session.epoch < record.session.epoch ? record : begun;
        const settled = { ...known, logoutPending: false, pushEndpoint: null };
        await device.session.put(settled);
        return settled;
      });
    },
    async noteUnsentOfOthers(unsentOfOthers, isKept) {
      const isKeptForOthers = isKept && unsentOfOthers.length > 0;
      if (record.unsentOfOthers.length === 0 && unsentOfOthers.length === 0) return;
      record = { ...record, unsentOfOthers, isKeptForOthers };
      await device.session.put(record);
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
}

/**
 * Returns `NOBODY` for a record of another version that cannot be parsed: the server still knows who is logged in.
 * `NOBODY` also provides the properties that a record of an earlier version lacks.
 */
function readRecord(stored: SessionRecord): SessionRecord {
  if (parseSession(stored.session) === null) return NOBODY;
  return { ...NOBODY, ...stored, unsentOfOthers: parseUnsentOfOthers(stored.unsentOfOthers) };
}

/** Epochs rise also over those of a version that this one cannot read; one that is no number would make all others none. */
function epochOf({ session }: SessionRecord): number {
  const { epoch }: Partial<Session> = session ?? {};
  return Number.isSafeInteger(epoch) ? (epoch ?? 0) : 0;
}

function withEpoch(record: SessionRecord, epoch: number): SessionRecord {
  return { ...record, session: { ...record.session, epoch } };
}

type NextRecord = Omit<SessionRecord, 'unsentOfOthers' | 'isKeptForOthers'>;

function nextRecord(next: NextSession, epoch: number): NextRecord {
  if (next.status === 'member') {
    const session: Session = { status: 'member', epoch, accountId: next.accountId };
    return { key: 'current', session, logoutPending: false, keptAccountId: null, pushEndpoint: null };
  }
  const session: Session = { status: 'visitor', epoch, cause: next.cause };
  const { logoutPending, keptAccountId, pushEndpoint } = next;
  return { key: 'current', session, logoutPending, keptAccountId, pushEndpoint };
}
