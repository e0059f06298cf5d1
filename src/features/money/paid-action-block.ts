import type { ConnectionTrouble } from '../../data/connection-trouble.ts';
import type { Translation } from '../../i18n/translation.ts';

/** Returns why paid actions are currently unavailable, or null if they are available. Orders are never queued. */
export function paidActionBlock(trouble: ConnectionTrouble | null, t: Translation['t']): string | null {
  switch (trouble) {
    case null:
      return null;
    case 'offline':
      return t('credits.blocked_offline');
    case 'unreachable':
      return t('credits.blocked_unreachable');
  }
}
