import type { Settings } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { isSignupOpen } from '../../data/visitor-access.ts';
import { currentTracking } from '../site/tracking.ts';

interface SignupAccess {
  /** Null until they have come, and where they cannot be had. */
  settings: Settings | null;
  /** Who referred the visitor; null if nobody, and until the settings have come. */
  network: string | null;
  isOpen: boolean;
}

/** Tells whether a visitor may sign up. Most sites are open, so nothing waits for the settings. */
export function useSignupAccess(): SignupAccess {
  const { read } = useDirectRead('settings', () => calls.loadSettings());
  if (read.state !== 'ready') return { settings: null, network: null, isOpen: true };
  const network = currentTracking()?.network ?? null;
  return { settings: read.data, network, isOpen: isSignupOpen(read.data, network ?? '') };
}
