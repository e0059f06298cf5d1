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
  /** Rereads the record. */
  load(): Promise<SessionRecord>;
  /** Writes the record with the next epoch, then notifies everyone. */
  change(next: NextSession): Promise<SessionRecord>;
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
    // A record of another version that cannot be parsed counts as no session; the server still knows who is logged in.
    // `NOBODY` provides the properties that a record of an earlier version lacks.
    record =
      stored !== undefined && parseSession(stored.session) !== null
        ? { ...NOBODY, ...stored, unsentOfOthers: parseUnsentOfOthers(stored.unsentOfOthers) }
        : NOBODY;
    return record;
  }

  function tellListeners(): void {
    for (const listener of listeners) listener(record);
  }

  channel.listen((message) => {
    const event = parseSessionEvent(message);
    if (event === null || event.session.epoch <= record.session.epoch) return;
    void load().then(tellListeners, () => {});
  });

  return {
    current: () => record,
    load,
    async change(next) {
      record = await device.transaction('rw', device.session, async () => {
        const stored = (await device.session.get('current')) ?? NOBODY;
        const epoch = stored.session.epoch + 1;
        const { unsentOfOthers, isKeptForOthers } = { ...NOBODY, ...stored };
        const changed = { ...nextRecord(next, epoch), unsentOfOthers, isKeptForOthers };
        await device.session.put(changed);
        return changed;
      });
      channel.post({ type: 'session', session: record.session });
      tellListeners();
      return record;
    },
    async settleLogout() {
      record = { ...record, logoutPending: false, pushEndpoint: null };
      await device.session.put(record);
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
