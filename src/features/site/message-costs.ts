import type { Settings } from '../../../worker/public/rows.ts';
import { useConfiguration } from '../../data/configuration.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Null where the settings are not known: prerendered pages, visitors' frames, and before they are loaded. */
export type KnownCosts = Pick<Settings, 'message_credits'> | null;

/** Returns whether messages cost nobody anything: by the settings (contract), or else by the configuration of the site. */
export function useIsMessagingFree(settings: KnownCosts): boolean {
  const { freeMessages = false } = useConfiguration();
  return settings === null ? freeMessages : settings.message_credits === 0;
}

/** Returns the words with which a text goes on where messages cost credits; empty where they do not. */
export function useCostsNote(settings: KnownCosts): string {
  const { t } = useTranslation();
  return useIsMessagingFree(settings) ? '' : ` ${t('site.footer_costs')}`;
}
