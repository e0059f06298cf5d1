import type { Channel, Environment } from '../environment.ts';
import type { DeviceDatabase } from '../public/database.ts';
import {
  parseSession,
  parseSessionEvent,
  SESSION_CHANNEL,
  type Session,
  type SessionRecord,
} from '../public/session.ts';

const NOBODY: SessionRecord = {
  key: 'current',
  session: { status: 'visitor', epoch: 0, cause: 'never' },
  logoutPending: false,
  keptAccountId: null,
  pushEndpoint: null,
};

/** The session of this device: the record, and the announcement of each change to every tab and worker. */
export interface SessionKeeper {
  current(): SessionRecord;
  /** Reads the record again. */
  load(): Promise<SessionRecord>;
  /** Writes the record with the next epoch, then tells everybody. */
  change(next: NextSession): Promise<SessionRecord>;
  /** Forgets that a logout call is still to be made. */
  settleLogout(): Promise<void>;
  /** Hears of changes, those of other workers included. */
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

export function createSessionKeeper(
  device: DeviceDatabase,
  environment: Pick<Environment, 'openChannel'>,
): SessionKeeper {
  const channel: Channel = environment.openChannel(SESSION_CHANNEL);
  const listeners: ((record: SessionRecord) => void)[] = [];
  let record = NOBODY;

  async function load(): Promise<SessionRecord> {
    const stored = await device.session.get('current');
    // A record of another version that does not parse counts as nobody; the server still knows who is logged in.
    // One of a version without push has no endpoint.
    record = stored !== undefined && parseSession(stored.session) !== null ? { ...NOBODY, ...stored } : NOBODY;
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
        const changed = nextRecord(next, epoch);
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
    listen(listener) {
      listeners.push(listener);
    },
  };
}

function nextRecord(next: NextSession, epoch: number): SessionRecord {
  if (next.status === 'member') {
    const session: Session = { status: 'member', epoch, accountId: next.accountId };
    return { key: 'current', session, logoutPending: false, keptAccountId: null, pushEndpoint: null };
  }
  const session: Session = { status: 'visitor', epoch, cause: next.cause };
  const { logoutPending, keptAccountId, pushEndpoint } = next;
  return { key: 'current', session, logoutPending, keptAccountId, pushEndpoint };
}
