import type { CommandResult } from '../public/worker-api.ts';
import type { WriteResult } from './write.ts';

/** Returns the result that the tab receives for a command whose transaction produced a result of its own. */
export function commandResult(written: WriteResult<CommandResult>): CommandResult {
  switch (written.status) {
    case 'written':
      return written.value;
    case 'session-ended':
      return { status: 'session-lost' };
    case 'storage-failed':
      return written;
  }
}
