import type { ProfileCard, Settings } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface Portraits {
  state: 'loading' | 'ready';
  /** Up to twelve members to show; empty when they could not be loaded: the page stands without them. */
  profiles: readonly ProfileCard[];
  settings: Settings | null;
}

/** The members that a landing page shows, with the settings of the site. */
export function usePortraits(): Portraits {
  const { locale } = useTranslation();
  const matches = useDirectRead(`signup ${locale}`, () => calls.loadMatches('signup', locale)).read;
  const settings = useDirectRead('settings', () => calls.loadSettings()).read;
  return {
    state: matches.state === 'loading' || settings.state === 'loading' ? 'loading' : 'ready',
    profiles: matches.state === 'ready' ? matches.data.matches.map(({ profile }) => profile) : [],
    settings: settings.state === 'ready' ? settings.data : null,
  };
}
